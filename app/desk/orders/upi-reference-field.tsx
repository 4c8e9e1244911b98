import { useEffect, useRef } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { upiReference } from '#words/desk/widgets/en.ts'

interface UpiReferenceFieldProps {
  hint: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** It has the focus as soon as it is there. */
  isFocused?: boolean
}

/** The reference of money that went by UPI past the gateway. */
export function UpiReferenceField({
  hint,
  value,
  problem,
  onChange,
  isFocused = false,
}: UpiReferenceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <FormField label={upiReference} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          ref={field}
          autoComplete="off"
          maxLength={35}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
