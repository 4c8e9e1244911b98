import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Place } from '#app/shop/addresses/place.ts'
import type { cashOffer } from '#contract/checkout.ts'
import { toRupees } from '#domain/pricing/rules.ts'

import { untilKnown } from './until-known.ts'

type CashOffer = (typeof cashOffer)['schema']['response'][200]['_zod']['output']['data']

/** Whether so much can be paid in cash there; null until that is known. */
export function useCashOffer(totalPaise: number, place: Place | null): CashOffer | null {
  const [offer, setOffer] = useState<CashOffer | null>(null)
  const query = new URLSearchParams({ amount: String(toRupees(totalPaise)) })
  for (const [name, value] of Object.entries(place ?? {})) query.set(name, String(value))
  const address = `/api/orders/cash?${query}` as const

  useEffect(() => {
    const leaving = new AbortController()
    void untilKnown(() => ask(address), leaving.signal).then((answered) => answered && setOffer(answered))
    return () => leaving.abort()
  }, [address])
  return offer
}

/** Null without an answer. What is refused outright, as an address that is gone, is asked for no more. */
async function ask(address: `/api/orders/cash?${string}`): Promise<CashOffer | null> {
  try {
    const answer = await call<typeof cashOffer>('GET', address)
    return answer.ok ? answer.body.data : { offered: false, why: '' }
  } catch {
    return null
  }
}
