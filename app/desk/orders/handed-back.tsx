import { useId } from 'react'

import { UpiReferenceField } from './upi-reference-field.tsx'

interface HandedBackProps {
  isByUpi: boolean
  reference: string
  /** What is wrong with the reference. */
  problem: string | undefined
  onWay: (isByUpi: boolean) => void
  onReference: (reference: string) => void
}

/** How money goes back that no gateway gives back: in cash, or by UPI with its reference. */
export function HandedBack({ isByUpi, reference, problem, onWay, onReference }: HandedBackProps) {
  const name = useId()
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-1 text-sm font-semibold">How does it go back?</legend>
        {[false, true].map((one) => (
          <label key={String(one)} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              checked={isByUpi === one}
              onChange={() => onWay(one)}
              className="accent-leaf size-5"
            />
            {one ? 'By UPI' : 'In cash'}
          </label>
        ))}
      </fieldset>
      {isByUpi && (
        <UpiReferenceField
          label="UPI reference"
          hint="Of what you sent. Please send it first."
          value={reference}
          problem={problem}
          onChange={onReference}
        />
      )}
    </>
  )
}
