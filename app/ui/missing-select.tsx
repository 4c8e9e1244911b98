import { useId } from 'react'

import { missingWishes } from '#domain/orders/rules.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import * as words from '#words/ui/missing/en.ts'

interface MissingSelectProps {
  label: string
  wish: MissingWish
  onChange: (wish: MissingWish) => void
  isBusy?: boolean
  className?: string
}

/** What is wanted where goods are missing when they are packed. */
export function MissingSelect({ label, wish, onChange, isBusy = false, className = '' }: MissingSelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        value={wish}
        aria-busy={isBusy || undefined}
        onChange={({ currentTarget: { value } }) => {
          const chosen = missingWishes.find((one) => one === value)
          if (chosen && !isBusy) onChange(chosen)
        }}
        className="bg-paper-raised border-line-strong rounded-card min-h-13 w-full border px-3 text-base"
      >
        {missingWishes.map((one) => (
          <option key={one} value={one}>
            {words.wishes[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
