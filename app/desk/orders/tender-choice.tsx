import { useId, useState } from 'react'

import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { UpiReferenceField } from './upi-reference-field.tsx'

/** How money changes hands that no gateway moves. */
export interface Tender {
  isByUpi: boolean
  reference: string
  /** None does: its customer owes it from now on. */
  isWrittenDown?: boolean
}

interface TenderChoiceProps {
  /** 'How was it paid?' */
  legend: string
  /** Of the reference. */
  hint: string
  tender: Tender
  /** What is wrong with the reference. */
  problem: string | undefined
  onChange: (tender: Tender) => void
  /** What more can be written down, in rupees; null or left out: nothing. */
  khataLeft?: number | null
}

/** In cash or by UPI, with its reference: a choice of one press, which leads on to the reference. */
export function TenderChoice({
  legend,
  hint,
  tender,
  problem,
  onChange,
  khataLeft = null,
}: TenderChoiceProps) {
  const name = useId()
  /** Chosen here, and not from the start. */
  const [isChosen, setIsChosen] = useState(false)

  const chosen = tender.isWrittenDown ? 'Khata' : tender.isByUpi ? 'UPI' : 'Cash'

  function choose(way: string) {
    setIsChosen(true)
    onChange({ ...tender, isByUpi: way === 'UPI', isWrittenDown: way === 'Khata' })
  }

  return (
    <>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{legend}</legend>
        <div className="grid grid-cols-2 gap-2">
          {(khataLeft === null ? ['Cash', 'UPI'] : ['Cash', 'UPI', 'Khata']).map((way) => (
            <label
              key={way}
              className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] border px-3 py-1.5 text-sm font-semibold"
            >
              <input
                type="radio"
                name={name}
                checked={way === chosen}
                onChange={() => choose(way)}
                className="accent-leaf size-4 shrink-0"
              />
              {way}
            </label>
          ))}
        </div>
        {tender.isWrittenDown && khataLeft !== null && (
          <p className="text-ink-soft figures mt-1 text-sm">
            The customer owes it. {formatPaise(toPaise(khataLeft))} more can be written down.
          </p>
        )}
      </fieldset>
      {tender.isByUpi && (
        <UpiReferenceField
          hint={hint}
          value={tender.reference}
          problem={problem}
          onChange={(reference) => onChange({ ...tender, reference })}
          isFocused={isChosen}
        />
      )}
    </>
  )
}

/** What the sum is called that was taken, or written down. */
export function takenWords({ isByUpi, isWrittenDown }: Tender): string {
  if (isWrittenDown) return 'Written down (₹)'
  return isByUpi ? 'Taken by UPI (₹)' : 'Cash taken (₹)'
}
