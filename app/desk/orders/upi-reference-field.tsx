import { FormField } from '#app/desk/widgets/form-field.tsx'

interface UpiReferenceFieldProps {
  label?: string
  hint: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** The reference of money that went by UPI past the gateway. */
export function UpiReferenceField({
  label = 'UPI reference (optional)',
  hint,
  value,
  problem,
  onChange,
}: UpiReferenceFieldProps) {
  return (
    <FormField label={label} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={35}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
