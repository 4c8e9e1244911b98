import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { HindiLabel } from '#app/ui/hindi-label.tsx'
import { choiceOf, chosenIn, filterNames, queryOf } from '#domain/catalog/filters/rules.ts'
import type { FilterName, FilterValue, ListChoice, Offered } from '#domain/catalog/filters/rules.ts'
import { noCategory } from '#domain/catalog/rules.ts'
import { filterOf, sortLabels, valuesOf } from '#words/shop/filters/en.ts'
import * as words from '#words/shop/lists/en.ts'

import { Folded } from './folded.tsx'
import type { PathOf } from './list-path.ts'

export interface FilterFormProps {
  choice: ListChoice
  onChoose: (change: Partial<ListChoice>) => void
  pathOf: PathOf
  /** The values of filters that the goods here have. */
  offered: Offered
  /** What the order is called that a list has without a choice. */
  ownOrder: string
  /** The words that were searched for. */
  words?: string
}

/** Order, filters and categories. A plain form that the browser can send by itself. */
export function FilterForm({
  choice,
  onChoose,
  pathOf,
  offered,
  ownOrder,
  words: searched,
}: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useCategories()

  // What was chosen before the scripts had come counts as if it were chosen now.
  const takeEarly = useEffectEvent(() => {
    if (!form.current) return
    const early = choiceOf(entered(form.current), all)
    if (String(queryOf(early)) !== String(queryOf({ ...choice, page: 1 }))) onChoose(early)
  })
  useEffect(() => takeEarly(), [])

  return (
    <form
      ref={form}
      // A browser that keeps what was ticked over a reload would tick what the address does not say.
      autoComplete="off"
      action={pathOf({}).split('?')[0]}
      method="get"
      className="space-y-6"
      onSubmit={(event) => event.preventDefault()}
    >
      {searched && <input type="hidden" name="q" value={searched} />}
      {choice.categories.includes(noCategory) && <input type="hidden" name="category" value={noCategory} />}
      <div className="space-y-3">
        <Choose
          title={words.sortBy}
          name="sort"
          none={ownOrder}
          values={sortLabels}
          {...{ choice, onChoose }}
        />
        {filterNames.map((name) => (
          <Field key={name} name={name} {...{ choice, onChoose, offered }} />
        ))}
      </div>
      <Group title={words.category}>
        <Folded items={all} isNeeded={({ value }) => choice.categories.includes(value)}>
          {({ label, value, hindiLabel }) => (
            <label key={value} className={rowClass}>
              <input
                type="checkbox"
                name="category"
                value={value}
                checked={choice.categories.includes(value)}
                onChange={(event) =>
                  onChoose({ categories: toggled(choice.categories, value, event.target.checked) })
                }
                className={boxClass}
              />
              {label}
              <HindiLabel text={hindiLabel} />
            </label>
          )}
        </Folded>
      </Group>
      {(choice.categories.length + chosenIn(choice).length > 0 || choice.sort) && (
        <ButtonLink
          to={pathOf({})}
          prefetch="none"
          preventScrollReset
          look="quiet"
          size="small"
          // The link goes, and in a drawer the focus would go behind it.
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.focus()}
        >
          {words.clearAll}
        </ButtonLink>
      )}
      <noscript>
        <button type="submit" className={buttonClass('primary')}>
          {words.showProducts}
        </button>
      </noscript>
    </form>
  )
}

type Chosen = Pick<FilterFormProps, 'choice' | 'onChoose'>

/** A filter as it is described: one of its values, or a box to tick; nothing where it has no values. */
function Field({
  name,
  choice,
  onChoose,
  offered,
}: Chosen & Pick<FilterFormProps, 'offered'> & { name: FilterName }) {
  const { title, none } = filterOf(name)
  const values = valuesOf(name, offered, choice[name])
  if (values.length === 0) return null
  if (none !== undefined) return <Choose {...{ name, title, none, values, choice, onChoose }} />
  return values.map(({ value, label }) => (
    <label key={value} className={rowClass}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={choice[name] === value}
        onChange={({ target }) => onChoose({ [name]: target.checked ? value : undefined })}
        className={boxClass}
      />
      {label}
    </label>
  ))
}

interface ChooseProps extends Chosen {
  title: string | undefined
  name: FilterName | 'sort'
  /** What is said where none of them is chosen. */
  none: string
  values: readonly FilterValue[]
}

/** One of some values, or none of them. */
function Choose({ name, title, none, values, choice, onChoose }: ChooseProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-lg">{title}</span>
      <select
        name={name}
        value={choice[name] ?? ''}
        onChange={({ target }) => onChoose({ [name]: target.value || undefined })}
        className="bg-paper-raised rounded-card border-line-strong min-h-11 w-full border px-3 text-base"
      >
        <option value="">{none}</option>
        {values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
    </div>
  )
}

function entered(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries)
}

function toggled<Value>(values: readonly Value[], value: Value, isIn: boolean): Value[] {
  const others = values.filter((other) => other !== value)
  return isIn ? [...others, value] : others
}

const rowClass = 'flex min-h-11 items-center gap-3 rounded-[10px] px-2 -mx-2 hover:bg-paper-sunken'
const boxClass = 'size-5 shrink-0 accent-leaf'
