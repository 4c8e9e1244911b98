import { useId, useState } from 'react'
import type { FormEvent } from 'react'

import { CallUs } from '#app/frame/call-us.tsx'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/checkout/buying/en.ts'

interface OfferCodeProps {
  typed: string
  /** The code that takes something off, or ''. */
  taken: string
  /** Why the code that was applied takes nothing off, or ''. */
  problem: string
  isAsked: boolean
  onType: (typed: string) => void
  /** '' takes it out. */
  onApply: (code: string) => void
}

/**
 * The code of an offer, behind a press for who has one: an open field makes others look for a code. Once
 * open, field and button stay where they are, and keep the focus.
 */
export function OfferCode({ typed, taken, problem, isAsked, onType, onApply }: OfferCodeProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply(taken ? '' : typed.trim())
  }

  return (
    <details
      open={isOpen || typed !== '' || taken !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-2"
    >
      <summary className="text-leaf min-h-11 py-2.5 font-semibold">{words.code}</summary>
      <form noValidate onSubmit={submit}>
        <div className="mt-1.5 flex items-center gap-2">
          <input
            aria-label={words.code}
            value={taken || typed}
            readOnly={taken !== ''}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-said`}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            className="bg-paper-raised border-line-strong rounded-card read-only:bg-leaf-tint h-11 min-w-0 flex-1 border px-4 text-base uppercase"
          />
          <Button type="submit" look="quiet" size="small">
            {taken ? words.takeOut : words.apply}
          </Button>
        </div>
        <p
          id={`${id}-said`}
          role="status"
          className={`mt-1.5 text-sm font-medium ${problem ? 'text-terracotta-strong' : 'text-leaf-strong'}`}
        >
          {isAsked ? words.oneMoment : problem || (taken && words.codeUsed)}
        </p>
        {problem && <CallUs />}
      </form>
    </details>
  )
}
