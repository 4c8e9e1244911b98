import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { Button } from '#app/ui/button.tsx'
import type { findPeople } from '#contract/counter.ts'
import type { User } from '#contract/customers.ts'

interface Person {
  _id: string
  name: string
}

interface PersonChoiceProps {
  person: Person | null
  error: string | undefined
  onPerson: (person: Person | null) => void
}

/** Whom an offer is for. */
export function PersonChoice({ person, error, onPerson }: PersonChoiceProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const query = text.trim()
  const found = useFound(query, ask)

  async function take(chosen: User | undefined) {
    const one = chosen ?? (await found.get(query))?.[0]
    if (one) onPerson({ _id: one._id, name: one.name })
  }

  if (person)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{person.name}</span>
        <Button look="quiet" size="small" onClick={() => onPerson(null)}>
          Somebody else
        </Button>
      </p>
    )
  return (
    <SuggestField
      label="Who has it?"
      hint={found.rows?.length === 0 ? 'Nobody is found.' : 'Name, number or e-mail.'}
      field={field}
      text={text}
      onText={setText}
      options={found.rows}
      best={0}
      keyOf={({ _id }) => _id}
      renderOption={({ name, email, mobile }) => (
        <>
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
          <span className="text-ink-soft figures text-end text-sm wrap-anywhere">{mobile || email}</span>
        </>
      )}
      onTake={(one) => void take(one)}
      onEmpty={() => undefined}
      problem={found.hasFailed ? 'No answer came. Please press Enter to try again.' : (error ?? null)}
      isWrong={error !== undefined}
    />
  )
}

async function ask(q: string): Promise<User[] | null> {
  const answer = await call<typeof findPeople>('GET', `/api/counter/people?${new URLSearchParams({ q })}`)
  return answer.ok ? answer.body.data : null
}
