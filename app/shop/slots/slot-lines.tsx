import type { Slot } from '#contract/slot.ts'
import * as words from '#words/shop/slots/en.ts'

import { slotTime, whereOf } from './slot-words.ts'

/** When something is brought, or when and where it is fetched. */
export function SlotLines({ slot, className }: { slot: Slot; className?: string }) {
  return (
    <p className={className}>
      <span className="text-ink-soft block text-sm">
        {slot.zone.kind === 'point' ? words.fetchedAt : words.brought}
      </span>
      <span className="text-ink block font-semibold">{slotTime(slot)}</span>
      {whereOf(slot) && <span className="block wrap-anywhere">{whereOf(slot)}</span>}
    </p>
  )
}
