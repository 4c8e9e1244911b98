import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { categoryPath, searchPath } from '#app/paths.ts'
import type { PathOf } from '#app/shop/lists/list-path.ts'
import { WithoutFilter } from '#app/shop/lists/without-filter.tsx'
import type { Without } from '#app/shop/lists/without-filter.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import * as words from '#words/shop/search/en.ts'

/** A shelf that may hold what was looked for. */
export interface NearShelf {
  value: string
  label: string
}

interface NoResultsProps {
  instead: { didYouMean: string | null; near: readonly NearShelf[]; without: readonly Without[] }
  choice: ListChoice
  pathOf: PathOf
}

/** Says that nothing was found, and what else to try: another search, shelves, fewer filters. */
export function NoResults({ instead: { didYouMean, near, without }, choice, pathOf }: NoResultsProps) {
  const isFiltered = without.length > 0
  return (
    <div className="rounded-card bg-turmeric-tint relative px-6 py-5">
      <Search
        size={44}
        strokeWidth={1.6}
        aria-hidden="true"
        className="text-turmeric-strong absolute end-5 top-4 max-[20rem]:hidden"
      />
      <p className="font-display text-2xl">{words.nothingFound}</p>
      <p className="mt-1">{isFiltered ? words.nothingHasAll : words.tryOtherwise}</p>
      {isFiltered && (
        <>
          <WithoutFilter without={without} choice={choice} pathOf={pathOf} />
          <ButtonLink to={pathOf({})} prefetch="none" className="mt-2">
            {words.clearFilters}
          </ButtonLink>
        </>
      )}
      {didYouMean && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          {words.didYouMean}
          <Try to={searchPath(didYouMean)}>{didYouMean}</Try>
        </p>
      )}
      {near.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          {words.perhapsHere}
          {near.map(({ value, label }) => (
            <Try key={value} to={categoryPath(value)}>
              {label}
            </Try>
          ))}
        </p>
      )}
    </div>
  )
}

function Try({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </Link>
  )
}
