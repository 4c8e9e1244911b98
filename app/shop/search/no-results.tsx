import { Link } from 'react-router'

import { searchPath } from '#app/paths.ts'

/** Says that nothing was found, and what else to try: searches that do find something. */
export function NoResults({ easier }: { easier: readonly string[] }) {
  return (
    <div className="rounded-card bg-turmeric-tint px-6 py-5">
      <p className="font-display text-2xl">No Data Found....</p>
      <p className="mt-1">
        Check the spelling, or try a shorter word or the Hindi name. Or choose a category below.
      </p>
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
