import { offerStates } from './offer-words.ts'
import type { OfferState } from './offer-words.ts'

/** How an offer stands. */
export function OfferMark({ state }: { state: OfferState }) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs leading-5 font-semibold md:whitespace-nowrap ${tones[state]}`}
    >
      {offerStates[state]}
    </span>
  )
}

const tones: Record<OfferState, string> = {
  running: 'bg-leaf-tint text-leaf-strong',
  to_come: 'bg-indigo-tint text-ink',
  used_up: 'bg-turmeric-tint text-ink',
  over: 'bg-paper-sunken text-ink-soft',
  ended: 'bg-terracotta-tint text-terracotta-strong',
}
