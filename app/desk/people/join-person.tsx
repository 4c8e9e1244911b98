import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { Button } from '#app/ui/button.tsx'
import type { findPeople } from '#contract/counter.ts'
import type { DeskUser, User } from '#contract/customers.ts'
import type { joinPeople } from '#contract/people.ts'
import { staysAfterJoin } from '#domain/customers/has-account.ts'
import * as words from '#words/desk/people/en.ts'

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
          {kept && gone ? words.stays(whoIs(kept), whoIs(gone)) : words.bothHaveAccounts(whoIs(other))}
        </p>
      ) : (
        <SuggestField
          label={words.whoIsSame}
          hint={words.whoIsSameHint}
          field={field}
          text={text}
          onText={setText}
          options={found.rows}
          best={0}
          keyOf={({ _id }) => _id}
          renderOption={(one) => <Named user={one} />}
          onTake={(one) => one && setOther(one)}
          onEmpty={() => undefined}
          problem={found.hasFailed ? words.noAnswer : null}
          isBusy={false}
        />
      )}
      {other && (
        <div className="mt-2 flex flex-wrap gap-2">
          {kept && (
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => void join(other._id)}>
              {words.joinThem}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setOther(null)}>
            {words.somebodyElse}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Two may have one name. */
function whoIs({ name, email, mobile }: User): string {
  return `${name} (${email || mobile})`
}

function Named({ user: { name, email, mobile } }: { user: User }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{name}</span>{' '}
      <span className="text-ink-soft figures text-sm">{email || mobile}</span>
    </span>
  )
}
