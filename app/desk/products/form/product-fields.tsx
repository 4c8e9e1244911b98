import type { ComponentProps } from 'react'

import { categories, netUnits } from '#domain/catalog/rules.ts'

import { fieldLabels, priceHint } from './fields.ts'
import type { FieldName } from './fields.ts'
import { FormField } from './form-field.tsx'
import type { FormEvent, FormState } from './form-state.ts'

interface FieldsProps {
  form: FormState
  required: readonly FieldName[]
  dispatch: (event: FormEvent) => void
}

/** What is asked about every product. */
export function MainFields(props: FieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-6">
      <TextField name="productName" {...props} className="sm:col-span-6" />
      <TextField name="brandName" {...props} className="sm:col-span-3" />
      <ChoiceField name="category" {...props} className="sm:col-span-3">
        <option value="" disabled>
          Choose a category
        </option>
        {categories.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <TextField name="price" inputMode="decimal" {...props} className="sm:col-span-3" />
      <TextField
        name="sellingPrice"
        inputMode="decimal"
        hint={priceHint(props.form.fields)}
        {...props}
        className="sm:col-span-3"
      />
      <Description {...props} />
    </div>
  )
}

/** What the shop knows more of a product. */
export function MoreFields(props: FieldsProps) {
  return (
    <details className="border-line rounded-[10px] border">
      <summary className="flex min-h-11 items-center px-3 font-semibold">More about this product</summary>
      <div className="grid gap-x-4 gap-y-3 p-3 pt-0 sm:grid-cols-6">
        <TextField name="hindiName" lang="hi" {...props} className="sm:col-span-3" />
        <TextField
          name="aliases"
          hint="People find it by these too. Separate them by commas."
          {...props}
          className="sm:col-span-3"
        />
        <TextField name="netQuantity" inputMode="numeric" {...props} className="sm:col-span-2" />
        <ChoiceField name="netUnit" {...props} className="sm:col-span-2">
          {netUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </ChoiceField>
        <TextField
          name="stock"
          inputMode="numeric"
          hint="Empty: not counted."
          {...props}
          className="sm:col-span-2"
        />
      </div>
    </details>
  )
}

type OneFieldProps = FieldsProps & { name: FieldName; className?: string }

function TextField({
  name,
  form,
  required,
  dispatch,
  hint = null,
  className = '',
  ...input
}: OneFieldProps & { hint?: string | null } & Pick<ComponentProps<'input'>, 'inputMode' | 'lang'>) {
  return (
    <FormField label={fieldLabels[name]} error={form.errors[name]} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          value={form.fields[name]}
          required={required.includes(name)}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name, value })}
        />
      )}
    </FormField>
  )
}

function ChoiceField({
  name,
  form,
  required,
  dispatch,
  className = '',
  children,
}: OneFieldProps & Pick<ComponentProps<'select'>, 'children'>) {
  return (
    <FormField label={fieldLabels[name]} error={form.errors[name]} className={className}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={form.fields[name]}
          required={required.includes(name)}
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name, value })}
        >
          {children}
        </select>
      )}
    </FormField>
  )
}

function Description({ form, required, dispatch }: FieldsProps) {
  return (
    <FormField label={fieldLabels.description} error={form.errors.description} className="sm:col-span-6">
      {(control) => (
        <textarea
          {...control}
          name="description"
          rows={3}
          value={form.fields.description}
          required={required.includes('description')}
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name: 'description', value })}
        />
      )}
    </FormField>
  )
}
