import { X } from 'lucide-react'
import { Link } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import { filtersIn, sortLabels } from '#words/shop/filters/en.ts'
import * as words from '#words/shop/lists/en.ts'
import { categoryLabel } from '#words/ui/category/en.ts'

import type { PathOf } from './list-path.ts'

interface ChoiceChipsProps {
  choice: ListChoice
  pathOf: PathOf
  /** What the words of a search say beside the goods, and the search without it. */
  said?: readonly { label: string; to: string }[]
}

/** What is chosen, each taken back by a press. */
export function ChoiceChips({ choice, pathOf, said = [] }: ChoiceChipsProps) {
  const { categories, sort } = choice
  const all = useCategories()
  const without = (change: Partial<ListChoice>) => pathOf({ ...choice, page: 1, ...change })
  const filters = filtersIn(choice)
  const chips = said.length + categories.length + filters.length + (sort ? 1 : 0)
  if (chips === 0) return null
  return (
    <ul aria-label={words.chosenFilters} className="chips">
      {said.map(({ label, to }) => (
        <Chip key={label} label={label} to={to} />
      ))}
      {categories.map((value) => (
        <Chip
          key={value}
          label={categoryLabel(all, value)}
          to={without({ categories: categories.filter((other) => other !== value) })}
        />
      ))}
      {filters.map(({ name, label }) => (
        <Chip key={name} label={label} to={without({ [name]: undefined })} />
      ))}
      {sort && (
        <Chip
          of={words.priceOrder}
          label={sortLabels.find(({ value }) => value === sort)?.label ?? sort}
          to={without({ sort: undefined })}
        />
      )}
    </ul>
  )
}

interface ChipProps {
  /** How the label begins for those who hear the page alone. */
  of?: string
  label: string
  /** The list without it: a link, so that it works before the scripts have come. */
  to: string
}

function Chip({ of = '', label, to }: ChipProps) {
  function leave() {
    // The chip goes, and with a category the whole list while the goods come: the focus stays on the page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  const heard = label.startsWith(of) ? of : ''
  return (
    <li>
      <Link to={to} preventScrollReset onClick={leave} className="chip">
        <span className="sr-only">
          {words.removeFilter} {heard}
        </span>
        <span>{label.slice(heard.length)}</span>
        <X size={16} aria-hidden="true" />
      </Link>
    </li>
  )
}
