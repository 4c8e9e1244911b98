import { PencilLine } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { onceOpen } from '#app/desk/widgets/typed-ahead.ts'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { findPeople } from '#contract/counter.ts'
import * as words from '#words/desk/counter/en.ts'

import type { Person } from './draft.ts'
import { readCaller } from './read-caller.ts'
import type { Caller } from './read-caller.ts'

type Option = { is: 'person'; person: Person } | { is: 'new'; caller: Caller }

interface PersonFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** `typedOn`: what was typed after Enter, while nobody knew yet who it is. */
  onPerson: (person: Person, typedOn: string) => void
  onEmpty: () => void
  onTurnedAway: () => void
}

/** Finds the person whom an order is for, or writes them down. */
export function PersonField({ field, text, onText, onPerson, onEmpty, onTurnedAway }: PersonFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isStillHere = useStillHere()
  const { isStall } = usePlace()
  /** Who has the number that was typed for somebody new. */
  const [same, setSame] = useState<{ of: string; people: Person[] } | null>(null)
  const start = useEffectEvent(() =>
    onceOpen((ahead) => {
      if (ahead !== '') onText(ahead + text)
      // Not on a touch screen, where the keyboard would cover the page.
      if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
    }),
  )
  useEffect(() => start(), [])
  const query = text.trim()
  const found = useFound(query, ask)
  const options =
    found.rows && query !== ''
      ? optionsOf(same?.of === query ? [...found.rows, ...same.people] : found.rows, query)
      : null

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
    return option.is === 'person' ? option.person : newPerson(option.caller)
  }

  /** Somebody new; null where something is wrong with it, or who has the number is asked about first. */
  async function newPerson({ name, mobile }: Caller): Promise<Person | null> {
    if (name === '') {
      setProblem(words.nameBeside)
      return null
    }
    const digits = mobile.replaceAll(/\D/g, '').slice(-10)
    if (mobile !== '' && !/^[6-9]\d{9}$/.test(digits)) {
      setProblem(words.tenDigits)
      return null
    }
    if (digits !== '' && same?.of !== query) {
      const people = await ask(digits).catch(() => null)
      if (people && people.length > 0) {
        setSame({ of: query, people })
        setProblem(words.hasNumber(people[0]!.name))
        return null
      }
    }
    return { _id: '', name, email: '', mobile: digits }
  }

  return (
    <SuggestField
      label={words.nameOrNumber}
      hint={isStall ? words.stallPersonHint : words.personHint}
      field={field}
      text={text}
      onText={(typed) => {
        onText(typed)
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
      problem={problem ?? (found.hasFailed ? words.noAnswerPerson : null)}
      isBusy={isBusy}
    />
  )
}

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
          words.nobodyElse
        ) : (
          <>
            {words.writeDown} <span className="font-semibold">{name}</span> {mobile}
          </>
        )}
      </span>
    </>
  )
}
