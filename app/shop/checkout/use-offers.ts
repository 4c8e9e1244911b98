import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { untilKnown } from '#app/client/until-known.ts'
import type { CartLine } from '#contract/cart.ts'
import type { PricedOffers, priceOffers } from '#contract/offers.ts'

import { isSoldOut } from './priced-line.ts'
import type { CashPlace } from './use-cash-offer.ts'

interface KnownOffers {
  /** null where the shop refuses to say it. */
  priced: PricedOffers | null
  /** Why the code takes nothing off, or ''. */
  problem: string
}

/**
 * What offers take off these goods, brought there, with a code or by themselves; null until that is known.
 * Asked anew with each `asked`, because an offer may have ended. Without it one pays what the server says,
 * which is never more.
 */
export function useOffers(
  lines: readonly CartLine[],
  code: string,
  place: CashPlace | null,
  asked: number,
): KnownOffers | null {
  const goods = lines
    .filter((line) => !isSoldOut(line))
    .map(({ productId, quantity }) => ({ productId: productId._id, quantity }))
  const question = JSON.stringify({ lines: goods, ...(code && { code }), ...place })
  const [told, setTold] = useState<{ question: string; asked: number; offers: KnownOffers } | null>(null)
  const hasGoods = goods.length > 0

  useEffect(() => {
    if (!hasGoods) return
    const leaving = new AbortController()
    void untilKnown(() => ask(question), leaving.signal).then(
      (offers) => offers && setTold({ question, asked, offers }),
    )
    return () => leaving.abort()
  }, [question, hasGoods, asked])
  // While it is asked again the last answer stands.
  return told?.question === question ? told.offers : null
}

/** Null without an answer. */
async function ask(question: string): Promise<KnownOffers | null> {
  try {
    const body = JSON.parse(question) as Parameters<typeof call<typeof priceOffers>>[2]
    const answer = await call<typeof priceOffers>('POST', '/api/price-offers', body)
    if (!answer.ok) return { priced: null, problem: answer.body.message }
    return { priced: answer.body.data, problem: answer.body.data.codeProblem }
  } catch {
    return null
  }
}
