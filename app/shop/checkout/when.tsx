import { useDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { SlotChoice, SlotText } from '#app/shop/slots/slot-choice.tsx'
import type { Slot } from '#contract/slot.ts'
import * as words from '#words/shop/checkout/buying/en.ts'

import type { CashPlace } from './use-cash-offer.ts'
import { whenWords } from './when-words.ts'

interface WhenProps {
  isFetched: boolean
  place: CashPlace | null
  refusals: number
  slot: Slot | null
  onChoose: (slot: Slot | null) => void
}

/** The day or the slot in which it comes. Its room stays while that is asked for. */
export function When({ isFetched, place, ...choice }: WhenProps) {
  const to = useDeliverTo()
  const otherwise = isFetched ? words.fetchedWhenPacked : whenWords(to)
  const isBrought = place !== null && to?.answer?.delivered
  const query = isFetched ? 'collect=true' : isBrought ? `pinCode=${to.pinCode}` : null
  return (
    <>
      {/* One element whatever it says: a live region that is new with its words is not heard. */}
      <p role="status" className="mt-2 min-h-12">
        {choice.slot && query !== null ? <SlotText slot={choice.slot} /> : otherwise}
      </p>
      <SlotChoice key={query} query={query} {...choice} />
    </>
  )
}
