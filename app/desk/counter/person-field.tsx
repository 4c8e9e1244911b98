import { PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { addPerson, findPeople } from '#contract/counter.ts'

import type { Person } from './draft.ts'
import { readCaller } from './read-caller.ts'
import type { Caller } from './read-caller.ts'

type Option = { is: 'person'; person: Person } | { is: 'new'; caller: Caller }

interface PersonFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** `typedOn`: what was typed after Enter, while nobody knew yet who it is. */
  onPerson: (person: Person, typedOn: string) => void
  onEmpty: () => void
  onTurnedAway: () => void
}

/** Finds the person whom an order is for, or writes them down. */
export function PersonField({ field, onPerson, onEmpty, onTurnedAway }: PersonFieldProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isStillHere = useStillHere()
  const { isStall } = usePlace()
  /** Under which a person is written down, until an answer comes. */
  const key = useRef({ of: '', key: '' })
  const query = text.trim()
  const found = useFound(query, ask)
  const options = found.rows && query !== '' ? optionsOf(found.rows, query) : null

  async function ask(q: string): Promise<Person[] | null> {
    const answer = await call<typeof findPeople>('GET', `/api/counter/people?${new URLSearchParams({ q })}`)
    if (isTurnedAway(answer)) onTurnedAway()
    return answer.ok ? answer.body.data : null
  }

  async function take(chosen: Option | undefined) {
    const typed = text
    setIsBusy(true)
    const person = await personOf(chosen ?? (await firstFound(query)))
    if (!isStillHere()) return
    setIsBusy(false)
    if (!person) return
    const now = field.current?.value ?? ''
    onPerson(person, now.startsWith(typed) ? now.slice(typed.length) : '')
  }

  async function firstFound(q: string): Promise<Option | undefined> {
    const people = await found.get(q)
    return people ? optionsOf(people, q)[0] : undefined
  }

  async function personOf(option: Option | undefined): Promise<Person | null> {
    if (!option) return null
    return option.is === 'person' ? option.person : writeDown(option.caller)
  }

  async function writeDown({ name, mobile }: Caller): Promise<Person | null> {
    if (name === '') {
      setProblem('Nobody has this number yet. Type a name beside it to write the person down.')
      return null
    }
    const of = `${name} ${mobile}`
    if (key.current.of !== of) key.current = { of, key: newKey() }
    try {
      const body = { name, mobile: mobile || null }
      const answer = await call<typeof addPerson>('POST', '/api/counter/people', body, key.current.key)
      // From 500 on nobody knows whether it was done.
      if (answer.status < 500) key.current = { of: '', key: '' }
      if (isTurnedAway(answer)) onTurnedAway()
      if (answer.ok) return answer.body.data
      setProblem(Object.values(answer.body.fields ?? {})[0] ?? answer.body.message)
    } catch {
      setProblem(noAnswer)
    }
    return null
  }

  return (
    <SuggestField
      label="Name or number"
      hint={
        isStall
          ? 'The whole mobile number finds who has ordered before. For somebody new, type name and number.'
          : 'Enter takes the first, arrows choose another.'
      }
      field={field}
      text={text}
      onText={(typed) => {
        setText(typed)
        setProblem(null)
      }}
      options={options}
      best={0}
      keyOf={(option) => (option.is === 'person' ? option.person._id : 'new')}
      renderOption={(option) =>
        option.is === 'person' ? <Known person={option.person} /> : <WriteDown caller={option.caller} />
      }
      onTake={(option) => void take(option)}
      onEmpty={onEmpty}
      problem={problem ?? (found.hasFailed ? noAnswer : null)}
      isBusy={isBusy}
    />
  )
}

const noAnswer = 'No answer came. Please press Enter to try again.'

/** Those who were found, and last that it is somebody new. */
function optionsOf(people: readonly Person[], typed: string): Option[] {
  return [
    ...people.map((person): Option => ({ is: 'person', person })),
    { is: 'new', caller: readCaller(typed) },
  ]
}

function Known({ person: { name, email, mobile } }: { person: Person }) {
  return (
    <>
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="text-ink-soft figures text-end text-sm wrap-anywhere">{mobile || email}</span>
    </>
  )
}

function WriteDown({ caller: { name, mobile } }: { caller: Caller }) {
  return (
    <>
      <PencilLine size={18} aria-hidden="true" className="text-ink-soft shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {name === '' ? (
          'Nobody else? Type a name beside the number'
        ) : (
          <>
            Write down <span className="font-semibold">{name}</span> {mobile}
          </>
        )}
      </span>
    </>
  )
}
