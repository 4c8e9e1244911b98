import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { Button } from '#app/ui/button.tsx'
import type { setOrderAddress } from '#contract/addresses.ts'
import type { getOrder } from '#contract/order-desk.ts'
import type { Order } from '#contract/orders.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/addresses/order-place/en.ts'

import { ChoosePlace } from './choose-place.tsx'
import type { Place } from './place.ts'

interface OrderPlaceProps {
  orderId: string
  /** What was paid for its delivery. */
  shippingPaise: number
  onGiven: (order: Order) => void
}

/** Asks where an order that was paid without an address is to be brought. */
export function OrderPlace({ orderId, shippingPaise, onGiven }: OrderPlaceProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  const ask = () => call<typeof getOrder>('GET', `/api/orders/${orderId}`)

  async function give() {
    if (isBusy || !place) return
    setBusy(true)
    setFailure('')
    try {
      const answer = await call<typeof setOrderAddress>('POST', `/api/orders/${orderId}/address`, place)
      if (answer.ok) return onGiven(answer.body.data)
      // By an earlier press whose answer was lost, or in another window: how it stands is shown.
      const given = answer.body.code === 'address_given' && (await ask())
      if (given && given.ok) return onGiven(given.body.data)
      if (!isSessionOver(answer)) setFailure(answer.body.message)
    } catch {
      setFailure(words.notSaved)
    } finally {
      setBusy(false)
    }
  }

  const isCollected = place !== null && 'collect' in place
  const collecting = shippingPaise > 0 ? words.givenBack(formatPaise(shippingPaise)) : words.noDelivery
  return (
    <section className="bg-turmeric-tint rounded-card text-ink mt-6 px-5 py-4 text-start text-base">
      <ChoosePlace title={words.title} place={place} onChange={setPlace} collecting={collecting} />
      {failure && (
        <p role="alert" className="text-terracotta-strong mt-3 font-medium">
          {failure}
        </p>
      )}
      {place && (
        <Button
          size="large"
          className="mt-4 w-full"
          aria-disabled={isBusy || undefined}
          onClick={() => void give()}
        >
          {isBusy ? words.saving : isCollected ? words.fetchIt : words.bringIt}
        </Button>
      )}
    </section>
  )
}
