import { useId, useState } from 'react'

import { stateShown } from '#domain/addresses/rules.ts'
import * as words from '#words/shop/addresses/address-form/en.ts'
import { stateName, statesToChoose } from '#words/shop/state/en.ts'

interface StateFieldProps {
  start: string
  /** As it is typed: it says which states there are to choose from. */
  pinCode: string
  error: string | undefined
  onChoose?: (stateCode: string) => void
}

/** The state of an address: the only one that its PIN code can lie in, or a choice of those that it can. */
export function StateField({ start, pinCode, error, onChoose }: StateFieldProps) {
  const [chosen, setChosen] = useState(start)
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.state}
      </label>
      <select
        id={id}
        name="stateCode"
        required
        autoComplete="off"
        value={stateShown(pinCode, chosen)}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value)
          onChoose?.(currentTarget.value)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`bg-paper-raised rounded-card min-h-13 w-full border px-4 text-base ${error ? 'border-terracotta' : 'border-line-strong'}`}
      >
        <option value="">{words.chooseState}</option>
        {statesToChoose(pinCode).map((code) => (
          <option key={code} value={code}>
            {stateName(code)}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="text-terracotta-strong mt-1.5 text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}
