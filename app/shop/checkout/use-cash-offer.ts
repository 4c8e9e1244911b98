import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { untilKnown } from '#app/client/until-known.ts'
import type { Place } from '#app/shop/addresses/place.ts'
import type { cashOffer } from '#contract/checkout.ts'
import { toRupees } from '#domain/pricing/rules.ts'

type CashOffer = (typeof cashOffer)['schema']['response'][200]['_zod']['output']['data']

/** A place, or the PIN code of somebody who has no address yet. */
export type CashPlace = Place | { pinCode: string }

/** Whether so much can be paid in cash there; null until that is known, and where no place is. */
export function useCashOffer(totalPaise: number, place: CashPlace | null): CashOffer | null {
  const [told, setTold] = useState<{ address: string; offer: CashOffer } | null>(null)
  const query = new URLSearchParams({ amount: String(toRupees(totalPaise)) })
  for (const [name, value] of Object.entries(place ?? {})) query.set(name, String(value))
  const address = place && (`/api/orders/cash?${query}` as const)

  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    void untilKnown(() => ask(address), leaving.signal).then((offer) => offer && setTold({ address, offer }))
    return () => leaving.abort()
  }, [address])
  return told && told.address === address ? told.offer : null
}

/** Null without an answer. What is refused outright, as an address that is gone, is asked for no more. */
async function ask(address: `/api/orders/cash?${string}`): Promise<CashOffer | null> {
  try {
    const answer = await call<typeof cashOffer>('GET', address)
    return answer.ok ? answer.body.data : { offered: false, why: answer.body.message }
  } catch {
    return null
  }
}
