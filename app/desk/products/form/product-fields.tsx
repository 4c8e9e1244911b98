import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { choicesOf } from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey } from '#domain/catalog/declarations/rules.ts'
import type { FieldOfKind, Group, WireOf } from '#domain/catalog/fields/rules.ts'
import { netUnits } from '#domain/catalog/rules.ts'
import { productStateLabels, productStates } from '#domain/catalog/states/rules.ts'

import { labelIn, stepHint, stepIn } from './by-weight.ts'
import { fieldLabels, fieldsIn, missingIn, priceHint } from './fields.ts'
import type { FieldName, Fields, TypedField } from './fields.ts'
import type { FormEvent, FormState } from './form-state.ts'
import { useFamilyNames } from './use-family-names.ts'

interface FieldsProps {
  form: FormState
  required: readonly FieldName[]
  dispatch: (event: FormEvent) => void
}

/** What is asked about every product. */
export function MainFields(props: FieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4">
      {fieldsIn('main').map((field) => (
        <OneField
          key={field.path}
          {...field}
          {...props}
          {...(field.path === 'sellingPrice' && { hint: pricesHint(props.form.fields) })}
          className={field.path === 'productName' || field.kind === 'text' ? 'col-span-2' : ''}
        />
      ))}
    </div>
  )
}

function pricesHint(fields: Fields): string | null {
  return [priceHint(fields), stepHint(fields)].filter(Boolean).join(' · ') || null
}

/** Where it stands, and the dates on which the shop itself moves it: only those that can come true. */
export function ShelfFields(props: FieldsProps) {
  const { state, onFrom } = props.form.fields
  const isOn = state === 'on_shelf'
  const isLeftOut: Partial<Record<FieldName, boolean>> = { onFrom: isOn, offFrom: !isOn && !onFrom }
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-3 sm:grid-cols-3 sm:gap-x-4">
      {fieldsIn('shelf')
        .filter(({ path }) => !isLeftOut[path])
        .map((field) => (
          <OneField
            key={field.path}
            {...field}
            {...props}
            {...(field.path === 'state' && { hint: stateHints[state] })}
          />
        ))}
    </div>
  )
}

const stateHints = {
  draft: 'Nobody sees it in the shop.',
  on_shelf: 'Everybody can buy it.',
  archived: 'Its page says that it is no longer sold.',
}

/** The rows that fold away, and how wide a field of each is. */
const rows = {
  names: 'col-span-2 sm:col-span-3',
  family: 'col-span-2 sm:col-span-6',
  pack: 'sm:col-span-2',
  tax: 'sm:col-span-3',
  declarations: 'col-span-2 sm:col-span-3',
} satisfies Record<Exclude<Group, 'main' | 'pictures' | 'shelf'>, string>

/** What the shop knows more of a product. */
export function MoreFields(props: FieldsProps) {
  return (
    <FoldedFields
      title="More about this product"
      note={
        props.form.fields.stock.trim() === '' && (
          <span className="text-ink-soft">Its stock is not counted: it is sold without end.</span>
        )
      }
      groups={['names', 'family', 'pack', 'tax']}
      {...props}
    />
  )
}

/** What is declared of it. What the law wants said of such goods, and is not, stands in the title. */
export function FactFields(props: FieldsProps) {
  const missing = missingIn(props.form.fields)
  return (
    <FoldedFields
      title="Facts for the label and the law"
      note={
        missing.length > 0 && (
          <span className="text-terracotta-strong">{`Missing: ${missing.join(', ')}`}</span>
        )
      }
      groups={['declarations']}
      {...props}
    />
  )
}

interface FoldedProps extends FieldsProps {
  title: string
  note?: ReactNode
  groups: readonly (keyof typeof rows)[]
}

function FoldedFields({ title, note, groups, ...props }: FoldedProps) {
  return (
    <details className="group border-line rounded-[10px] border">
      {/* The title is its own text, as that of other folds; a note stands below it. */}
      <summary className="flex min-h-11 flex-wrap items-center justify-between px-3 py-1.5 font-semibold">
        {title}
        <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
        {note && <span className="basis-full text-sm font-normal">{note}</span>}
      </summary>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 p-3 pt-1 sm:grid-cols-6 sm:gap-x-4">
        {groups.flatMap((group) =>
          fieldsIn(group).map((field) => (
            <OneField
              key={field.path}
              {...field}
              {...props}
              className={field.path === 'hindiDescription' ? 'col-span-full' : rows[group]}
            />
          )),
        )}
      </div>
    </details>
  )
}

type OneFieldProps = FieldsProps & Omit<TypedField, 'hint'> & { hint?: string | null; className?: string }

/** The control of a field, by its kind. */
function OneField(field: OneFieldProps) {
  const { path, kind } = field
  if (path === 'family') return <FamilyField {...field} />
  if (kind === 'choice') return <ChoiceField {...field} />
  const lang = path === 'hindiName' || path === 'hindiDescription' ? 'hi' : undefined
  if (kind === 'text') return <AreaField {...field} lang={lang} />
  return (
    <TextField
      {...field}
      inputMode={inputModeOf(field)}
      type={kind === 'moment' ? 'datetime-local' : undefined}
      lang={lang}
    />
  )
}

function inputModeOf({ path, kind, form }: OneFieldProps) {
  if (path === 'stock' && stepIn(form.fields) !== null) return 'decimal'
  return path === 'declarations.bestBeforeDays' ? 'numeric' : inputModes[kind]
}

const inputModes: Partial<Record<TypedField['kind'], 'numeric' | 'decimal'>> = {
  paise: 'decimal',
  percent: 'decimal',
  count: 'numeric',
  hsn: 'numeric',
}

/** What can be chosen in each field of the kind. */
const options: Record<WireOf<FieldOfKind<'choice'>>, () => ReactNode> = {
  category: CategoryOptions,
  netUnit: () => netUnits.map((unit) => <option key={unit}>{unit}</option>),
  state: () =>
    productStates.map((state) => (
      <option key={state} value={state}>
        {productStateLabels[state]}
      </option>
    )),
}

function CategoryOptions() {
  return (
    <>
      <option value="" disabled>
        Choose one
      </option>
      {useCategories().map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

function DeclarationOptions({ of }: { of: DeclarationKey }) {
  return (
    <>
      <option value="">Not said</option>
      {Object.entries(choicesOf(of) ?? {}).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

/** What packs of one product share; names that the category has already are proposed. */
function FamilyField(field: OneFieldProps) {
  const list = useId()
  const { family, category } = field.form.fields
  const names = useFamilyNames(category, family)
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

function TextField({
  path: name,
  form,
  required,
  dispatch,
  hint = null,
  className = '',
  inputMode,
  lang,
  list,
  type,
}: OneFieldProps & {
  [Attribute in 'inputMode' | 'lang' | 'list' | 'type']?: ComponentProps<'input'>[Attribute]
}) {
  return (
    <FormField
      label={labelIn(form.fields, name, fieldLabels[name])}
      error={form.errors[name]}
      hint={hint}
      className={className}
    >
      {(control) => (
        <input
          {...control}
          {...{ inputMode, lang, list, type }}
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
  path: name,
  declaration,
  form,
  required,
  dispatch,
  hint = null,
  className = '',
}: OneFieldProps) {
  const Options = options[name as keyof typeof options]
  return (
    <FormField
      label={labelIn(form.fields, name, fieldLabels[name])}
      error={form.errors[name]}
      hint={hint}
      className={className}
    >
      {(control) => (
        <select
          {...control}
          name={name}
          value={form.fields[name]}
          required={required.includes(name)}
          disabled={form.isSaving}
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name, value })}
        >
          {declaration ? <DeclarationOptions of={declaration} /> : <Options />}
        </select>
      )}
    </FormField>
  )
}

function AreaField({
  path: name,
  form,
  required,
  dispatch,
  hint = null,
  className = '',
  lang,
}: OneFieldProps & { lang: string | undefined }) {
  return (
    <FormField
      label={labelIn(form.fields, name, fieldLabels[name])}
      error={form.errors[name]}
      hint={hint}
      className={className}
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          lang={lang}
          rows={3}
          value={form.fields[name]}
          required={required.includes(name)}
          readOnly={form.isSaving}
          onChange={({ currentTarget: { value } }) => dispatch({ type: 'typed', name, value })}
        />
      )}
    </FormField>
  )
}
