import { Button } from '#app/ui/button.tsx'
import type { DeskOffer } from '#contract/offers.ts'
import { homePercent, isOfHome } from '#domain/offers/home/rules.ts'

import { stateOf } from './offer-words.ts'

interface OfHomeProps {
  offers: readonly DeskOffer[]
  today: string
  onOpen: (offer: DeskOffer) => void
  onAdd: () => void
}

/** The 25 % that the home page always speaks of: whether it is real, and the press that makes it so. */
export function OfHome({ offers, today, onOpen, onAdd }: OfHomeProps) {
  const offer = ofHome(offers, today)
  return (
    <section aria-labelledby="of-home" className="border-line rounded-card mt-6 border px-4 py-3">
      <h2 id="of-home" className="text-lg">
        {homePercent}% off the first purchase
      </h2>
      <p className="mt-1 max-w-prose">
        {offer
          ? `The home page says that it comes off a first order ${offer.code ? `with the code ${offer.code}` : 'by itself'}. To stop it, end the offer.`
          : 'The home page has this banner, and says that the offer starts soon. As an offer for a first order it becomes real, and the home page says how to get it.'}
      </p>
      <Button look="quiet" size="small" className="mt-3" onClick={() => (offer ? onOpen(offer) : onAdd())}>
        {offer ? 'Look at it' : 'Make it real'}
      </Button>
    </section>
  )
}

/** The one that the home page names: by itself before one with a code, then the oldest. */
function ofHome(offers: readonly DeskOffer[], today: string): DeskOffer | undefined {
  const real = offers.filter(
    (offer) =>
      stateOf(offer, today) === 'running' &&
      isOfHome({
        ...offer,
        isFirstOrder: offer.firstOrder,
        isForOne: offer.person !== null,
        isOfSomeGoods: offer.products !== null || offer.category !== '',
      }),
  )
  return real.findLast(({ code }) => code === '') ?? real.at(-1)
}
