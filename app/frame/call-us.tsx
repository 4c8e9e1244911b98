import { telephoneLink } from '#domain/shop/rules.ts'
import * as words from '#words/frame/call-us/en.ts'

import { useSite } from './site.ts'

/** The shop's number, on pages that refuse something. Nothing where none is entered. */
export function CallUs({ className = 'mt-3' }: { className?: string }) {
  const phone = useSite()?.shop.phones[0]
  if (!phone) return null
  return (
    <p className={`text-ink-soft ${className}`}>
      {words.callUs}{' '}
      <a
        href={telephoneLink(phone)}
        className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {phone}
      </a>
    </p>
  )
}
