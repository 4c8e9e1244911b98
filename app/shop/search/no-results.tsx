import { Link } from 'react-router'

import { searchPath } from '#app/paths.ts'
import type { PathOf } from '#app/shop/lists/list-path.ts'
import { WithoutFilter } from '#app/shop/lists/without-filter.tsx'
import type { Without } from '#app/shop/lists/without-filter.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ListChoice } from '#domain/catalog/filters.ts'

interface NoResultsProps {
  easier: readonly string[]
  without: readonly Without[]
  choice: ListChoice
  pathOf: PathOf
}

/** Says that nothing was found, and what else to try: searches that do find something, or fewer filters. */
export function NoResults({ easier, without, choice, pathOf }: NoResultsProps) {
  const isFiltered = without.length > 0
  return (
    <div className="rounded-card bg-turmeric-tint px-6 py-5">
      <p className="font-display text-2xl">No Data Found....</p>
      <p className="mt-1">
        {isFiltered
          ? 'Nothing has all that you chose.'
          : 'Check the spelling, or try a shorter word or the Hindi name. Or choose a category below.'}
      </p>
      {isFiltered && (
        <>
          <WithoutFilter without={without} choice={choice} pathOf={pathOf} />
          <ButtonLink to={pathOf({})} prefetch="none" className="mt-2">
            Clear Filters
          </ButtonLink>
        </>
      )}
      {easier.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          Try this:
          {easier.map((words) => (
            <Link
              key={words}
              to={searchPath(words)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
