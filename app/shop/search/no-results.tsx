import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { categoryPath, searchPath } from '#app/paths.ts'

/** A shelf that may hold what was looked for. */
export interface NearShelf {
  value: string
  label: string
}

/** Says that nothing was found, and what else to try: a search that does find something, and shelves. */
export function NoResults({
  instead: { didYouMean, near },
}: {
  instead: { didYouMean: string | null; near: readonly NearShelf[] }
}) {
  return (
    <div className="rounded-card bg-turmeric-tint px-6 py-5">
      <p className="font-display text-2xl">No Data Found....</p>
      <p className="mt-1">
        Check the spelling, or try a shorter word or the Hindi name. Or choose a category below.
      </p>
      {didYouMean && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          Did you mean:
          <Try to={searchPath(didYouMean)}>{didYouMean}</Try>
        </p>
      )}
      {near.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          Perhaps here:
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
