import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSettled } from '#app/client/customer-state.ts'
import { until } from '#app/client/store.ts'
import type { CartLine } from '#contract/cart.ts'
import type { PricedOffers, priceOffers } from '#contract/offers.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/add-to-order/en.ts'

/** What prices of one's group and offers take off these goods at the checkout; nothing where they do not. */
export function TakenOff({ lines }: { lines: readonly CartLine[] }) {
  const asked = JSON.stringify(
    lines.map(({ quantity, productId: { _id } }) => ({ productId: _id, quantity })),
  )
  const [told, setTold] = useState<{ asked: string; savings: PricedOffers['savings'] } | null>(null)

  useEffect(() => {
    let isHere = true
    void until((state) => isSettled(state))
      .then(() => askSavings(asked))
      .then((savings) => isHere && setTold({ asked, savings }))
    return () => {
      isHere = false
    }
  }, [asked])

  if (told?.asked !== asked || told.savings.length === 0) return null
  return (
    <dl
      aria-label={words.takenOff}
      className="text-leaf-strong bg-leaf-tint rounded-card figures mt-4 space-y-1 px-5 py-4 font-semibold"
    >
      {told.savings.map(({ name, amount }, place) => (
        // Two offers may have one name.
        <div key={`${place} ${name}`} className="flex flex-wrap justify-between gap-x-4">
          <dt>
            {name}
            <span className="block text-sm font-normal">{words.atCheckout}</span>
          </dt>
          <dd>− {formatPaise(toPaise(amount))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** None without an answer: the checkout takes them off all the same. */
async function askSavings(lines: string): Promise<PricedOffers['savings']> {
  try {
    const answer = await call<typeof priceOffers>('POST', '/api/price-offers', { lines: JSON.parse(lines) })
    return answer.ok ? answer.body.data.savings : []
  } catch {
    return []
  }
}
