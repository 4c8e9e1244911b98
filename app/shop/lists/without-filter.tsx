import { Link } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'
import type { Filters, ListChoice } from '#domain/catalog/filters/rules.ts'
import { filtersIn } from '#words/shop/filters/en.ts'
import * as words from '#words/shop/lists/en.ts'
import { categoryLabel } from '#words/ui/category/en.ts'

import type { PathOf } from './list-path.ts'
import { totalWords } from './total-words.ts'

/** What would be found without one of the filters, or without the categories. */
export interface Without {
  name: keyof Filters | 'categories'
  total: number
  /** False where there are more, as a search may find. */
  totalIsExact?: boolean
}

interface WithoutFilterProps {
  without: readonly Without[]
  choice: ListChoice
  pathOf: PathOf
}

/** Where nothing has all that was chosen: which filter to take away, and how much there is then. */
export function WithoutFilter({ without, choice, pathOf }: WithoutFilterProps) {
  const all = useCategories()
  const labels = new Map<string, string>(filtersIn(choice).map(({ name, label }) => [name, label]))
  labels.set('categories', choice.categories.map((value) => categoryLabel(all, value)).join(', '))
  return without
    .filter(({ total }) => total > 0)
    .map(({ name, ...counted }) => (
      <p key={name}>
        <Link
          to={pathOf({ ...choice, page: 1, [name]: name === 'categories' ? [] : undefined })}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.withoutFilter(labels.get(name), totalWords(counted), counted.total === 1)}
        </Link>
      </p>
    ))
}
