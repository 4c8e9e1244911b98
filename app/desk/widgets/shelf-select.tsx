import { useId } from 'react'
import { useNavigate } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'

/** Chooses the shelf whose goods a room shows; it stands in the address. */
export function ShelfSelect({ shelf }: { shelf: string }) {
  const categories = useCategories()
  const navigate = useNavigate()
  const id = useId()
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:w-full">
      <label htmlFor={id} className="text-sm font-semibold">
        Shelf
      </label>
      <select
        id={id}
        value={shelf}
        onChange={({ currentTarget: { value } }) => void navigate({ search: searchOfShelf(value) })}
        className="bg-paper border-line-strong min-h-11 min-w-0 flex-1 rounded-[10px] border px-3 text-base"
      >
        {categories.every(({ value }) => value !== shelf) && <option value={shelf}>{shelf}</option>}
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The search of an address that names this shelf. */
export function searchOfShelf(shelf: string): string {
  return `?${new URLSearchParams({ shelf })}`
}
