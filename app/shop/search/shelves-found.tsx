import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import { categoryPath } from '#app/paths.ts'
import { totalWords } from '#app/shop/lists/total-words.ts'
import type { ShelfFound } from '#domain/search/queries.ts'
import * as words from '#words/shop/search/en.ts'

/** The shelves that a search names, as its first answer: `Vegetables · 21`. */
export function ShelvesFound({ shelves }: { shelves: readonly ShelfFound[] }) {
  return (
    <ul aria-label={words.categoriesFound} className="mb-4 flex flex-wrap gap-3">
      {shelves.map(({ value, label, ...found }) => (
        <li key={value}>
          <Link
            to={categoryPath(value)}
            prefetch="intent"
            className="rounded-card bg-leaf-tint flex min-h-11 items-center gap-2 px-4 py-2 text-lg font-semibold"
          >
            {`${label} · ${totalWords(found)}`}
            <ChevronRight size={20} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
