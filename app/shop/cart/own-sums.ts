import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSettled } from '#app/client/customer-state.ts'
import { until } from '#app/client/store.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { useDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { startPlace } from '#app/shop/addresses/place.ts'
import { offRow } from '#app/shop/checkout/off-row.ts'
import type { CartLine } from '#contract/cart.ts'
import type { PricedOffers, priceOffers } from '#contract/offers.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'

import type { SummaryRow } from './order-summary.tsx'

/** What a cart comes to for who is here, less what offers and the prices of their group take off. */
export interface OwnSums extends CartTotals {
  off: readonly SummaryRow[]
}

interface Told {
  question: string
  /** What the goods came to for everybody: they may cost something else since. */
  totalPaise: number
  priced: PricedOffers | null
}

/** So long, in ms, the sums of before stand while those of a changed cart are asked for. */
const mostWaitMs = 2_000

/**
 * Asks what offers take off these goods, where they are brought, and tells what is left to pay. While a cart
 * that was changed is asked about, the sums of before stand, so that the total does not go up and down.
 */
export function useOwnSums(
  lines: readonly CartLine[],
  full: CartTotals,
  tell: (own: OwnSums | null) => void,
): void {
  const goods = lines.map(({ quantity, productId: { _id } }) => ({ productId: _id, quantity }))
  const question = JSON.stringify({ lines: goods, ...usePlaceThere() })
  const [told, setTold] = useState<Told | null>(null)
  const sums = JSON.stringify(full)
  const { totalPaise } = full
  const isKnown = told?.question === question && told.totalPaise === totalPaise

  useEffect(() => {
    const leaving = new AbortController()
    // A shop that cannot say it now is asked again: the checkout takes it off all the same.
    void until((state) => isSettled(state))
      .then(() => untilAnsweredBy(() => ask(question), leaving.signal))
      .then(
        (answer) => answer && setTold({ question, totalPaise, priced: answer.ok ? answer.body.data : null }),
      )
    return () => leaving.abort()
  }, [question, totalPaise])

  useEffect(() => {
    if (isKnown) tell(ownSums(JSON.parse(sums), told.priced))
  }, [isKnown, told, sums, tell])

  useEffect(() => {
    if (isKnown) return
    const timer = setTimeout(() => tell(null), mostWaitMs)
    return () => clearTimeout(timer)
  }, [isKnown, tell])

  useEffect(() => () => tell(null), [tell])
}

/** Where this browser has goods brought, as `followShipping` knows it; nothing where nobody has said it. */
function usePlaceThere(): { collect?: true; pinCode?: string } {
  const to = useDeliverTo()
  const place = startPlace([])
  if (place && 'collect' in place) return place
  return to?.answer?.delivered ? { pinCode: to.pinCode } : {}
}

/** null where nothing is taken off, or the answer is of another sum than the one that stands here. */
function ownSums(full: CartTotals, priced: PricedOffers | null): OwnSums | null {
  if (!priced || priced.savings.length === 0 || toPaise(priced.full) !== full.totalPaise) return null
  const { discountPaise } = full
  const totalPaise = toPaise(priced.total)
  return {
    ...full,
    totalPaise,
    // Where there was no such row there is none now, so that nothing moves.
    discountPaise: discountPaise > 0 ? discountPaise + full.totalPaise - totalPaise : discountPaise,
    off: priced.savings.map(offRow),
  }
}

function ask(question: string) {
  const body = JSON.parse(question) as Parameters<typeof call<typeof priceOffers>>[2]
  return call<typeof priceOffers>('POST', '/api/price-offers', body)
}
