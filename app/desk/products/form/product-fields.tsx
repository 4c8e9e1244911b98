import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { netUnits, productStateLabels, productStates } from '#domain/catalog/rules.ts'

import { fieldLabels, priceHint } from './fields.ts'
import type { FieldName } from './fields.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { useFamilyNames } from './use-family-names.ts'

interface FieldsProps {
  form: FormState
  required: readonly FieldName[]
  dispatch: (event: FormEvent) => void
}

/** What is asked about every product. */
export function MainFields(props: FieldsProps) {
  const categories = useCategories()
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4">
      <TextField name="productName" {...props} className="col-span-2" />
      <TextField name="brandName" {...props} />
      <ChoiceField name="category" {...props}>
        <option value="" disabled>
          Choose one
        </option>
        {categories.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <TextField name="price" inputMode="decimal" {...props} />
      <TextField name="sellingPrice" inputMode="decimal" hint={priceHint(props.form.fields)} {...props} />
      <Description {...props} />
    </div>
  )
}

/** Where it stands, and the dates on which the shop itself moves it: only those that can come true. */
export function ShelfFields(props: FieldsProps) {
  const { state, onFrom } = props.form.fields
  const isOn = state === 'on_shelf'
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-3 sm:grid-cols-3 sm:gap-x-4">
      <ChoiceField name="state" hint={stateHints[state]} {...props}>
        {productStates.map((each) => (
          <option key={each} value={each}>
            {productStateLabels[each]}
          </option>
        ))}
      </ChoiceField>
      {!isOn && (
        <TextField name="onFrom" type="datetime-local" hint="Indian time. May stay empty." {...props} />
      )}
      {(isOn || onFrom) && (
        <TextField name="offFrom" type="datetime-local" hint="Indian time. May stay empty." {...props} />
      )}
    </div>
  )
}

const stateHints = {
  draft: 'Nobody sees it in the shop.',
  on_shelf: 'Everybody can buy it.',
  archived: 'Its page says that it is no longer sold.',
}

/** What the shop knows more of a product. */
export function MoreFields(props: FieldsProps) {
  return (
    <details className="group border-line rounded-[10px] border">
      <summary className="flex min-h-11 items-center justify-between px-3 font-semibold">
        More about this product
        <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 p-3 pt-1 sm:grid-cols-6 sm:gap-x-4">
        <TextField name="hindiName" lang="hi" {...props} className="col-span-2 sm:col-span-3" />
        <TextField
          name="aliases"
          hint="Words that people search for. Put commas between them."
          {...props}
          className="col-span-2 sm:col-span-3"
        />
        <FamilyField {...props} />
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
          hint="Leave empty if you do not count it."
          {...props}
          className="sm:col-span-2"
        />
        <TextField
          name="hsnCode"
          inputMode="numeric"
          hint="For invoices: 4, 6 or 8 digits."
          {...props}
          className="sm:col-span-3"
        />
        <TextField
          name="taxRate"
          inputMode="decimal"
          hint="The price includes it."
          {...props}
          className="sm:col-span-3"
        />
      </div>
    </details>
  )
}

/** What packs of one product share; names that the category has already are proposed. */
function FamilyField(props: FieldsProps) {
  const list = useId()
  const { family, category } = props.form.fields
  const names = useFamilyNames(category, family)
  return (
    <>
      <TextField
        name="family"
        list={list}
        hint="The same name for all packs of one product, such as Atta for 1 kg and 5 kg."
        {...props}
        className="col-span-2 sm:col-span-6"
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
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
}: OneFieldProps & { hint?: string | null } & Pick<
    ComponentProps<'input'>,
    'inputMode' | 'lang' | 'list' | 'type'
  >) {
  return (
    <FormField label={fieldLabels[name]} error={form.errors[name]} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          value={form.fields[name]}
          required={required.includes(name)}
          readOnly={form.isSaving}
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
  hint = null,
  className = '',
  children,
}: OneFieldProps & { hint?: string | null } & Pick<ComponentProps<'select'>, 'children'>) {
  return (
    <FormField label={fieldLabels[name]} error={form.errors[name]} hint={hint} className={className}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={form.fields[name]}
          required={required.includes(name)}
          disabled={form.isSaving}
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
    <FormField label={fieldLabels.description} error={form.errors.description} className="col-span-2">
      {(control) => (
        <textarea
          {...control}
          name="description"
          rows={3}
          value={form.fields.description}
          required={required.includes('description')}
          readOnly={form.isSaving}
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name: 'description', value })}
        />
      )}
    </FormField>
  )
}
