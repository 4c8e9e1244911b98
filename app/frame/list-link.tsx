import { ClipboardList } from 'lucide-react'

import { listPath } from '#app/paths.ts'
import * as words from '#words/shop/list/en.ts'

/** Leads to the page that reads a whole shopping list, of which other pages know nothing. */
export function ListLink({ onClick }: { onClick?: () => void }) {
  return (
    <a
      href={listPath}
      {...(onClick && { onClick })}
      className="inline-flex min-h-11 items-center gap-3 px-2 font-semibold underline underline-offset-4"
    >
      <ClipboardList size={18} aria-hidden="true" className="text-leaf shrink-0" />
      {words.leadsHere}
    </a>
  )
}
