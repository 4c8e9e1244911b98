import { X } from 'lucide-react'

import type { ListingChoice } from '#app/paths.ts'
import { categoryLabel } from '#domain/catalog/rules.ts'

import { sortLabels } from './sort-products.ts'

interface ChoiceChipsProps {
  choice: ListingChoice
  onChoose: (change: Partial<ListingChoice>) => void
}

/** What is chosen, each taken back by a press. */
export function ChoiceChips({ choice, onChoose }: ChoiceChipsProps) {
  const { categories, sort } = choice
  if (categories.length === 0 && !sort) return null
  return (
    <ul aria-label="Chosen filters" className="chips">
      {categories.map((value) => (
        <Chip
          key={value}
          label={categoryLabel(value)}
          onRemove={() => onChoose({ categories: categories.filter((other) => other !== value) })}
        />
      ))}
      {sort && (
        <Chip
          label={sortLabels.find((known) => known.sort === sort)?.label ?? sort}
          onRemove={() => onChoose({ sort: undefined })}
        />
      )}
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  function remove() {
    // The chip goes, and with a category the whole list while the goods come: the focus stays on the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    onRemove()
  }

  return (
    <li>
      <button type="button" onClick={remove} className="chip">
        <span className="sr-only">Remove filter </span>
        {label}
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
