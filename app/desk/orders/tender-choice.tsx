import { useId, useState } from 'react'

import { UpiReferenceField } from './upi-reference-field.tsx'

/** How money changes hands that no gateway moves. */
interface Tender {
  isByUpi: boolean
  reference: string
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
}

/** In cash or by UPI, with its reference: a choice of one press, which leads on to the reference. */
export function TenderChoice({ legend, hint, tender, problem, onChange }: TenderChoiceProps) {
  const name = useId()
  /** Chosen here, and not from the start. */
  const [isChosen, setIsChosen] = useState(false)

  function choose(isByUpi: boolean) {
    setIsChosen(true)
    onChange({ ...tender, isByUpi })
  }

  return (
    <>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{legend}</legend>
        <div className="grid grid-cols-2 gap-2">
          {[false, true].map((isByUpi) => (
            <label
              key={String(isByUpi)}
              className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] border px-3 py-1.5 text-sm font-semibold"
            >
              <input
                type="radio"
                name={name}
                checked={tender.isByUpi === isByUpi}
                onChange={() => choose(isByUpi)}
                className="accent-leaf size-4 shrink-0"
              />
              {isByUpi ? 'UPI' : 'Cash'}
            </label>
          ))}
        </div>
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
