import { FormField } from '#app/desk/widgets/form-field.tsx'

interface OurNoteFieldProps {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A note of ours, beside that which the customer reads. */
export function OurNoteField({ value, problem, onChange }: OurNoteFieldProps) {
  return (
    <FormField label="Note for us (optional)" hint="The customer does not see this." error={problem}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
