import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { Button } from '#app/ui/button.tsx'
import type { findPeople } from '#contract/counter.ts'
import type { DeskUser, User } from '#contract/customers.ts'
import type { joinPeople } from '#contract/people.ts'
import { staysAfterJoin } from '#domain/customers/has-account.ts'

import { usePersonPress } from './use-person-press.ts'

interface JoinPersonProps {
  user: DeskUser
  onChanged: () => void
  onClose: () => void
}

/** Finds the other one of two who are the same, says who stays, and joins them. */
export function JoinPerson({ user, onChanged, onClose }: JoinPersonProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [other, setOther] = useState<User | null>(null)
  const { isBusy, act } = usePersonPress(onChanged)
  const query = text.trim()
  const found = useFound(query, ask)
  const room = useRef<HTMLDivElement>(null)
  const isSearching = other === null && query !== ''
  // It stands at the foot of the dialog: those who are found are below the field.
  useEffect(() => {
    if (isSearching) room.current?.scrollIntoView({ block: 'nearest' })
  }, [isSearching])

  async function ask(q: string): Promise<User[] | null> {
    const answer = await call<typeof findPeople>('GET', `/api/counter/people?${new URLSearchParams({ q })}`)
    return answer.ok ? answer.body.data.filter(({ _id }) => _id !== user._id) : null
  }

  async function join(otherId: string) {
    const body = { otherId }
    const isDone = await act(`join ${otherId}`, () =>
      call<typeof joinPeople>('POST', `/api/people/${user._id}/join`, body),
    )
    if (isDone) onClose()
  }

  const kept = other && staysAfterJoin<User>(user, other)
  const gone = kept && (kept === other ? user : other)
  return (
    <div ref={room} className={isSearching ? 'min-h-80' : ''}>
      {other ? (
        <p className="text-sm wrap-anywhere">
          {kept && gone ? (
            <>
              <Named user={kept} /> stays, with the orders and addresses of both. <Named user={gone} /> is
              found no more when an order is taken. You can undo it here.
            </>
          ) : (
            <>
              <Named user={other} /> has an account as well. Only a person without an e-mail can be joined
              with another one.
            </>
          )}
        </p>
      ) : (
        <SuggestField
          label="Who is the same person?"
          hint="Name, number or e-mail. One of the two has no e-mail yet."
          field={field}
          text={text}
          onText={setText}
          options={found.rows}
          best={0}
          keyOf={({ _id }) => _id}
          renderOption={(one) => <Named user={one} />}
          onTake={(one) => one && setOther(one)}
          onEmpty={() => undefined}
          problem={found.hasFailed ? 'No answer came. Please try again.' : null}
          isBusy={false}
        />
      )}
      {other && (
        <div className="mt-2 flex flex-wrap gap-2">
          {kept && (
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => void join(other._id)}>
              Join them
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setOther(null)}>
            Somebody else
          </Button>
        </div>
      )}
    </div>
  )
}

function Named({ user: { name, email, mobile } }: { user: User }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{name}</span>{' '}
      <span className="text-ink-soft figures text-sm">{email || mobile}</span>
    </span>
  )
}
