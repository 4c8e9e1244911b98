import { FormField } from '#app/desk/widgets/form-field.tsx'
import { missingWishes } from '#domain/orders/rules.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import * as words from '#words/ui/missing/en.ts'

interface MissingFieldProps {
  wish: MissingWish
  onChange: (wish: MissingWish) => void
}

/** What the caller wants where something is missing when it is packed. */
export function MissingField({ wish, onChange }: MissingFieldProps) {
  return (
    <FormField label={words.ifMissing} error={undefined} className="mt-3">
      {(control) => (
        <select
          {...control}
          value={wish}
          onChange={({ currentTarget: { value } }) =>
            onChange(missingWishes.find((one) => one === value) ?? 'refund')
          }
        >
          {missingWishes.map((one) => (
            <option key={one} value={one}>
              {words.wishes[one]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
