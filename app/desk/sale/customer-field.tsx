import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { findPeople } from '#contract/counter.ts'
import { readMobile } from '#domain/addresses/rules.ts'
import * as words from '#words/desk/sale/en.ts'

import type { Customer } from './sale-draft.ts'

interface CustomerFieldProps {
  customer: Customer | null
  onCustomer: (customer: Customer | null) => void
  /** A number that is looked up: nothing is sold before it is known whose it is. */
  onPending: (looking: Promise<unknown>) => void
}

/** Whose goods they are, by a whole telephone number; it may be left empty. */
export function CustomerField({ customer, onCustomer, onPending }: CustomerFieldProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Customer[]>([])
  const [said, setSaid] = useState<string>()
  const latest = useRef('')
  const taken = useRef<HTMLParagraphElement>(null)

  function take(person: Customer) {
    latest.current = ''
    setText('')
    setFound([])
    const isHere = document.activeElement?.matches('[type=tel]')
    onCustomer(person)
    // Who still types has the focus there, where an Enter does no harm.
    if (isHere) requestAnimationFrame(() => taken.current?.focus())
  }

  async function type(typed: string) {
    setText(typed)
    setFound([])
    setSaid(undefined)
    const digits = typed.replaceAll(/\D/g, '')
    latest.current = digits
    if (digits.length < 10) return
    const path = `/api/counter/people?${new URLSearchParams({ q: digits })}` as const
    const answer = await call<typeof findPeople>('GET', path).catch(() => null)
    if (latest.current !== digits) return
    if (!answer?.ok) return setSaid(words.customerUnknown)
    const people = answer.body.data.map(({ _id, name }) => ({ _id, name }))
    // Two of one family may have one number: then somebody has to choose.
    if (people[0] && people.length === 1 && readMobile(typed)) return take(people[0])
    setFound(people)
    if (people.length === 0) setSaid(words.nobodyHasIt)
  }

  if (customer)
    return (
      <p ref={taken} tabIndex={-1} className="mt-3 flex items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          {words.forWhom} <span className="font-semibold">{customer.name}</span>
        </span>
        <Button look="quiet" size="small" onClick={() => onCustomer(null)}>
          {words.takeOut}
        </Button>
      </p>
    )

  return (
    <div className="mt-3">
      <FormField label={words.customerNumber} hint={words.mayBeEmpty} error={said}>
        {(control) => (
          <input
            {...control}
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={text}
            onChange={(event) => onPending(type(event.target.value))}
            onKeyDown={({ key }) => key === 'Enter' && found[0] && found.length === 1 && take(found[0])}
          />
        )}
      </FormField>
      <div role="status" className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {found.map((person) => (
          <Button key={person._id} look="quiet" size="small" onClick={() => take(person)}>
            {words.forWhom} {person.name}
          </Button>
        ))}
      </div>
    </div>
  )
}
