import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { choiceOf, listingPath } from '#app/paths.ts'
import type { ListingChoice } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { HindiLabel } from '#app/ui/hindi-label.tsx'

import { Folded } from './folded.tsx'
import { sortLabels } from './sort-products.ts'

interface FilterFormProps {
  choice: ListingChoice
  onChoose: (change: Partial<ListingChoice>) => void
}

/** Order and categories. A plain form that the browser can send by itself. */
export function FilterForm({ choice, onChoose }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useCategories()

  // What was ticked before the scripts had come counts as if it were ticked now.
  const takeEarly = useEffectEvent(() => {
    if (!form.current) return
    const { categories, sort } = choiceOf(entered(form.current), all)
    const isOther = sort !== choice.sort || categories.length !== choice.categories.length
    if (isOther || categories.some((category) => !choice.categories.includes(category)))
      onChoose({ categories, sort })
  })
  useEffect(() => takeEarly(), [])

  return (
    <form
      ref={form}
      // A browser that keeps what was ticked over a reload would tick what the address does not say.
      autoComplete="off"
      action={listingPath()}
      method="get"
      className="space-y-7"
      onSubmit={(event) => event.preventDefault()}
    >
      <Group title="Sort by">
        {sortLabels.map(({ sort, label }) => (
          <label key={label} className={rowClass}>
            <input
              type="radio"
              name="sort"
              value={sort ?? ''}
              checked={choice.sort === sort}
              onChange={() => onChoose({ sort })}
              className={boxClass}
            />
            {label}
          </label>
        ))}
      </Group>
      <Group title="Category">
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
      {(choice.categories.length > 0 || choice.sort) && (
        <Button look="quiet" size="small" onClick={() => onChoose({ categories: [], sort: undefined })}>
          Clear all
        </Button>
      )}
      <noscript>
        <button type="submit" className={buttonClass('primary')}>
          Show products
        </button>
      </noscript>
    </form>
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
