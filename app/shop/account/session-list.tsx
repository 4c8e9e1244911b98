import { useEffect, useId, useRef, useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { Session } from '#contract/customers.ts'
import * as words from '#words/shop/account/page/en.ts'

import { deviceName, lastUsed, signedIn } from './session-words.ts'

interface SessionListProps {
  sessions: readonly Session[]
  onEnd: (session: Session) => Promise<void>
}

/** Where one is signed in, with a way to sign the other devices out. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  const [now] = useState(() => new Date())
  const [ended, setEnded] = useState(0)

  useEffect(() => {
    // The button has gone with its device, and the keyboard would begin at the top of the page.
    if (ended > 0 && document.activeElement === document.body) heading.current?.focus()
  }, [ended])

  async function end(session: Session) {
    await onEnd(session)
    setEnded((before) => before + 1)
  }

  return (
    <section aria-labelledby="devices" className="bg-paper-raised border-line rounded-card border">
      <div className="border-line border-b px-5 py-4">
        <h2 id="devices" ref={heading} tabIndex={-1} className="text-2xl">
          {words.whereSignedIn}
        </h2>
        <p className="text-ink-soft mt-1 text-sm">{words.ifUnknown}</p>
      </div>
      <ul aria-label={words.devices} className="divide-line divide-y px-5">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Device session={session} now={now} onEnd={end} />
          </li>
        ))}
      </ul>
      {sessions.length === 1 && (
        <p className="text-ink-soft border-line mx-5 border-t py-4 text-sm">{words.nowhereElse}</p>
      )}
    </section>
  )
}

interface DeviceProps {
  session: Session
  now: Date
  onEnd: SessionListProps['onEnd']
}

function Device({ session, now, onEnd }: DeviceProps) {
  const [isEnding, setEnding] = useState(false)
  const details = useId()
  const name = deviceName(session)

  async function end() {
    if (isEnding) return
    setEnding(true)
    await onEnd(session)
    setEnding(false)
  }

  return (
    <>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div id={details} className="text-ink-soft text-sm">
          {!session.isPresent && <p>{lastUsed(session.lastUsedAt, now)}</p>}
          <p>{signedIn(session.createdAt)}</p>
        </div>
      </div>
      {session.isPresent ? (
        <span className="bg-leaf-tint shrink-0 rounded-full px-3 py-1 text-sm font-semibold">
          {words.thisDevice}
        </span>
      ) : (
        <Button
          look="quiet"
          size="small"
          className="shrink-0"
          aria-label={words.signOutOf(name)}
          aria-describedby={details}
          aria-disabled={isEnding || undefined}
          onClick={() => void end()}
        >
          {words.signOut}
        </Button>
      )}
    </>
  )
}
