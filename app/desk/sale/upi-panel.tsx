import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { UpiCode } from '#app/desk/widgets/upi-code.tsx'
import { Button } from '#app/ui/button.tsx'
import { upiHint } from '#words/desk/lines/en.ts'
import * as words from '#words/desk/sale/en.ts'
import { upiReference } from '#words/desk/widgets/en.ts'

interface UpiPanelProps {
  totalPaise: number
  isBusy: boolean
  problem: string | undefined
  onPaid: (reference: string) => void
}

/** A QR code with the sum for the shop's own UPI id, and the reference that the telephone shows after it. */
export function UpiPanel({ totalPaise, isBusy, problem, onPaid }: UpiPanelProps) {
  const [reference, setReference] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function pay(event: FormEvent) {
    event.preventDefault()
    if (reference.trim() === '') setIsMissing(true)
    else onPaid(reference.trim())
  }

  return (
    <form noValidate onSubmit={pay} className="mt-3">
      <KeepTyped isTyped={reference !== ''} />
      <UpiCode totalPaise={totalPaise} />
      <FormField
        label={upiReference}
        hint={upiHint}
        isLive
        error={problem ?? (isMissing ? words.enterReference : undefined)}
        className="mt-3"
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={35}
            value={reference}
            onChange={({ currentTarget }) => {
              setReference(currentTarget.value)
              setIsMissing(false)
            }}
          />
        )}
      </FormField>
      <Button type="submit" className="mt-2" aria-disabled={isBusy || undefined}>
        {words.sold}
      </Button>
    </form>
  )
}
