import type { WantedOffer } from '#domain/offers/save-offer.ts'

/** An offer for everybody, since yesterday and without an end, that is given by itself. */
export function offerOf(wanted: Partial<WantedOffer>): WantedOffer {
  return {
    name: 'Something off',
    code: null,
    kind: 'percent',
    percent: null,
    offPaise: null,
    takePieces: null,
    payPieces: null,
    productIds: null,
    category: null,
    leastPaise: 0,
    personId: null,
    isFirstOrder: false,
    mostUses: null,
    mostUsesEach: null,
    fromAt: new Date('2020-01-01'),
    untilAt: null,
    ...wanted,
  }
}
