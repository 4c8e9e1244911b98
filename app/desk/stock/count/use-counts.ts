import { useState } from 'react'

import { keepDraft, keptDraft } from '#app/client/drafts.ts'
import type { ProductStock } from '#contract/stock.ts'

import { typedInto, withoutCounted } from './sheet.ts'
import type { Counts } from './sheet.ts'

interface Kept {
  counts: Counts
  /** Whether the shop's own numbers are hidden, on the screen and on paper. */
  isBlind: boolean
  /** When a sheet of paper was filled in, as the field has it; empty: each was counted as it was typed. */
  countedAt: string
}

const none: Kept = { counts: {}, isBlind: false, countedAt: '' }
const name = 'count'

/**
 * The numbers that somebody has typed, of all shelves; they survive a reload. `aheadMs`: how far the shop's
 * clock is ahead of this one.
 */
export function useCounts(personId: string, aheadMs: number) {
  const [kept, setKept] = useState<Kept>(() => ({ ...none, ...keptDraft<Kept>(personId, name) }))

  function keep(changed: (before: Kept) => Partial<Kept>) {
    setKept((before) => {
      const next = { ...before, ...changed(before) }
      keepDraft(personId, name, next)
      return next
    })
  }

  return {
    kept,
    counts: kept.counts,
    change: (changes: Partial<Omit<Kept, 'counts'>>) => keep(() => changes),
    type: (product: ProductStock, typed: string) => {
      const at = new Date(Date.now() + aheadMs)
      keep(({ counts }) => ({ counts: typedInto(counts, product, typed, at) }))
    },
    remove: (ids: readonly string[]) => keep((before) => withoutCounted(before, ids)),
  }
}
