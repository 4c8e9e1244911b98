import { useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { Session } from '#contract/customers.ts'

interface SessionListProps {
  sessions: readonly Session[]
  onEnd: (session: Session) => Promise<void>
}

/** Where one is signed in, with a way to sign the other devices out. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <section aria-labelledby="devices" className="bg-paper-raised border-line rounded-card border">
      <div className="border-line border-b px-5 py-4">
        <h2 id="devices" className="text-2xl">
          Where you are signed in
        </h2>
        <p className="text-ink-soft mt-1 text-sm">
          Do you see a device that is not yours? Sign it out, and change your password.
        </p>
      </div>
      <ul aria-label="Devices" className="divide-line divide-y px-5">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Device session={session} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Device({ session, onEnd }: { session: Session; onEnd: SessionListProps['onEnd'] }) {
  const [isEnding, setEnding] = useState(false)
  const name = deviceName(session)

  async function end() {
    if (isEnding) return
    setEnding(true)
    await onEnd(session)
    setEnding(false)
  }

  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft text-sm">Last used on {usedOn.format(new Date(session.lastUsedAt))}</p>
      </div>
      {session.isPresent ? (
        <span className="bg-leaf-tint inline-block rounded-full px-3 py-0.5 font-semibold">This device</span>
      ) : (
        <Button
          look="quiet"
          size="small"
          aria-label={`Sign out ${name}`}
          aria-disabled={isEnding || undefined}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </>
  )
}

function deviceName({ browser, system }: Session): string {
  return [browser || 'A browser', system && `on ${system}`].filter(Boolean).join(' ')
}

/** Only ever shown in the browser, whose clock and zone do not matter: days are told in Indian time. */
const usedOn = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
