import { formatPaise } from '#domain/pricing/rules.ts'

import type { Saving } from './use-offers-there.ts'

/** What an offer takes off, by name, in a list of sums. */
export function SavingRow({ saving: { name, paise } }: { saving: Saving }) {
  return (
    <div className="text-leaf-strong flex justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd>−{formatPaise(paise)}</dd>
    </div>
  )
}
