import type { InputHTMLAttributes } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'
import { shortDay } from '#domain/time/rules.ts'

/** What the fields of the form are filled with. */
export interface FormState {
  saved: ShopSettings
  /** What somebody else has saved since; null: nothing. */
  theirs: ShopSettings | null
  problems: Problems
}

type TextName = {
  [Name in keyof ShopSettings]: ShopSettings[Name] extends string | number ? Name : never
}[Exclude<keyof ShopSettings, 'version'>]

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  form: FormState
  name: TextName
  label: string
  hint?: string
}

/** One text or number of the settings. */
export function TextField({ form, name, label, hint, className, ...input }: TextFieldProps) {
  return (
    <FormField
      label={label}
      hint={withTheirs(form, name, hint)}
      error={form.problems[name]}
      className={className ?? ''}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          defaultValue={form.saved[name]}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FormField>
  )
}

/** The hint of a field, and what somebody else has saved in it meanwhile. */
export function withTheirs({ saved, theirs }: FormState, name: keyof ShopSettings, hint = ''): string | null {
  if (!theirs || JSON.stringify(theirs[name]) === JSON.stringify(saved[name])) return hint || null
  return `${hint} Somebody else has saved: ${inWords(theirs[name]) || 'nothing'}.`.trim()
}

function inWords(value: ShopSettings[keyof ShopSettings]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  return value
    .map((one) => (typeof one === 'string' ? one : 'on' in one ? shortDay(one.on) : one.address))
    .join(', ')
}

interface RowsProps {
  form: FormState
  name: 'phones' | 'emails'
  label: string
  hint: string
  /** How many there may be. */
  most: number
}

/** The telephones or e-mail addresses, one a row, with an empty row for the next one. */
export function Rows({ form, name, label, hint, most }: RowsProps) {
  const values = form.saved[name].map((one) =>
    typeof one === 'string' ? { address: one, purpose: '' } : one,
  )
  const rows = values.length < most ? [...values, { address: '', purpose: '' }] : values
  const [error, note] = [form.problems[name], withTheirs(form, name, hint)]
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="space-y-2">
        {rows.map(({ address, purpose }, place) => (
          // A row is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="flex flex-wrap gap-2">
            <input
              name={name}
              type={name === 'phones' ? 'tel' : 'email'}
              aria-label={`${label}, ${place + 1}`}
              aria-invalid={error && address + purpose !== '' ? true : undefined}
              aria-describedby={`${name}-note`}
              defaultValue={address}
              maxLength={200}
              autoComplete="off"
              className={`${rowClass} min-w-0 flex-1 basis-48`}
            />
            {name === 'emails' && (
              <input
                name="purposes"
                aria-label={`What the e-mail address ${place + 1} is for`}
                placeholder="What it is for"
                defaultValue={purpose}
                maxLength={80}
                className={`${rowClass} min-w-0 flex-1 basis-48`}
              />
            )}
          </div>
        ))}
      </div>
      <p id={`${name}-note`} className="text-ink-soft mt-1 text-sm">
        {note}
        {error && <span className="text-terracotta-strong block font-medium">{error}</span>}
      </p>
    </fieldset>
  )
}

export const rowClass = 'bg-paper border-line-strong min-h-11 rounded-[10px] border px-3 py-2 text-base'
