import { X } from 'lucide-react'

import type { ListingChoice } from '#app/paths.ts'
import { useCategories } from '#app/ui/categories.ts'
import { categoryLabel } from '#domain/catalog/rules.ts'

import { sortLabels } from './sort-products.ts'

interface ChoiceChipsProps {
  choice: ListingChoice
  onChoose: (change: Partial<ListingChoice>) => void
}

/** What is chosen, each taken back by a press. */
export function ChoiceChips({ choice, onChoose }: ChoiceChipsProps) {
  const { categories, sort } = choice
  const all = useCategories()
  if (categories.length === 0 && !sort) return null
  // The title of a list says its one category.
  const isSaid = categories.length === 1
  return (
    <ul aria-label="Chosen filters" className="chips">
      {categories.map((value) => (
        <Chip
          key={value}
          label={categoryLabel(all, value)}
          isSaid={isSaid}
          onRemove={() => onChoose({ categories: categories.filter((other) => other !== value) })}
        />
      ))}
      {sort && (
        <Chip
          of="Price - "
          label={sortLabels.find((known) => known.sort === sort)?.label.replace('Price - ', '') ?? sort}
          onRemove={() => onChoose({ sort: undefined })}
        />
      )}
    </ul>
  )
}

interface ChipProps {
  /** What stands before the label for those who hear the page. */
  of?: string
  label: string
  /** True where a phone has its cross alone. */
  isSaid?: boolean
  onRemove: () => void
}

function Chip({ of = '', label, isSaid = false, onRemove }: ChipProps) {
  function remove() {
    // The chip goes, and with a category the whole list while the goods come: the focus stays on the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    onRemove()
  }

  return (
    <li>
      <button type="button" onClick={remove} className="chip">
        <span className="sr-only">Remove filter {of}</span>
        <span className={isSaid ? 'chip-said' : ''}>{label}</span>
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
