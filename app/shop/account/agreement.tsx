import { Link } from 'react-router'

import { privacyPath, termsPath } from '#app/paths.ts'
import * as words from '#words/shop/account/shared/en.ts'

/** What one agrees to by going on, with the way to read it. */
export function Agreement({ action }: { action: string }) {
  return (
    <p className="text-ink-soft mt-5 text-center text-sm">
      {words.byDoing(action)}
      <span className="flex items-center justify-center gap-x-2">
        <Link to={termsPath} className={linkClass}>
          {words.terms}
        </Link>
        {words.and}
        <Link to={privacyPath} className={linkClass}>
          {words.privacy}
        </Link>
      </span>
    </p>
  )
}

const linkClass =
  'text-ink inline-flex min-h-11 min-w-11 items-center justify-center font-semibold underline underline-offset-4'
