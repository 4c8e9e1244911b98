import { formatPaise } from '#domain/pricing/rules.ts'

import type { Saving } from './use-offers-there.ts'

/** What offers take off, each by name, in a list of sums. */
export function SavingRows({ savings }: { savings: readonly Saving[] }) {
  return savings.map(({ name, paise }, place) => (
    // Two offers may have one name.
    <div key={`${place} ${name}`} className="text-leaf-strong flex justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd>−{formatPaise(paise)}</dd>
    </div>
  ))
}
