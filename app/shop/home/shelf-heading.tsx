import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

import { categoryPath, seasonsPath } from '#app/paths.ts'
import { useCategoryLabel } from '#app/ui/categories.ts'
import * as words from '#words/shop/home/parts/en.ts'

export function ShelfHeading({ title, category }: { title: string; category: string }) {
  const label = useCategoryLabel(category)
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 sm:mb-3">
      <h2 className="text-xl sm:text-2xl lg:text-3xl">{title}</h2>
      {category === 'season' ? (
        <a href={seasonsPath} className={linkClass}>
          {words.byMonth}
          <ArrowRight size={18} aria-hidden="true" />
        </a>
      ) : (
        <Link to={categoryPath(category)} prefetch="intent" className={linkClass}>
          {words.seeAll}
          <span className="sr-only">{words.seeAllIn(label)}</span>
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

const linkClass = 'text-leaf inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold hover:underline'
