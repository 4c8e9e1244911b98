import { Link } from 'react-router'

import { privacyPath, termsPath } from '#app/paths.ts'

/** What one agrees to by going on, with the way to read it. */
export function Agreement({ action }: { action: string }) {
  return (
    <p className="text-ink-soft mt-5 text-center text-sm">
      By {action} you agree to our
      <span className="flex items-center justify-center gap-x-2">
        <Link to={termsPath} className={linkClass}>
          Terms
        </Link>
        and
        <Link to={privacyPath} className={linkClass}>
          Privacy
        </Link>
      </span>
    </p>
  )
}

const linkClass =
  'text-ink inline-flex min-h-11 min-w-11 items-center justify-center font-semibold underline underline-offset-4'
