import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSettled } from '#app/client/customer-state.ts'
import { loadCart } from '#app/client/session.ts'
import { until } from '#app/client/store.ts'
import { orderPath } from '#app/paths.ts'
import { repeating } from '#app/shop/checkout/repeating.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { CartLine } from '#contract/cart.ts'
import type { CartOffer, addCart, cartOffer } from '#contract/order-edits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/add-to-order/en.ts'

/** An order of one's own that waits, and could take what is in the cart: shown where there is one. */
export function AddToOrder({ lines }: { lines: readonly CartLine[] }) {
  const cart = JSON.stringify(
    lines.map(({ quantity, productId: { _id, sellingPrice } }) => [_id, quantity, sellingPrice]),
  )
  const [offered, setOffered] = useState<{ asked: string; offer: CartOffer | null } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  /** After each the offer is asked for again, also where the cart is the same. */
  const [refusals, setRefusals] = useState(0)
  const asked = `${refusals} ${cart}`
  const [askOnce] = useState(repeating)
  const isInFlight = useRef(false)
  const navigate = useNavigate()

  useEffect(() => {
    let isOver = false
    void until((state) => isSettled(state))
      .then(askOffer)
      .then((offer) => isOver || setOffered({ asked, offer }))
    return () => {
      isOver = true
    }
  }, [asked])

  async function add({ _id, after }: CartOffer) {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    setRefusal('')
    try {
      const wanted = { total: after.total }
      const answer = await askOnce([_id, wanted, cart], (key) =>
        call<typeof addCart>('POST', `/api/orders/${_id}/add-cart`, wanted, key),
      )
      if (answer.ok) {
        showToast('success', answer.body.message)
        await navigate(orderPath(_id))
      } else setRefusal(answer.body.message)
      await loadCart()
      if (!answer.ok) setRefusals((before) => before + 1)
    } catch {
      setRefusal(words.unknown)
    } finally {
      isInFlight.current = false
      setBusy(false)
    }
  }

  const offer = offered?.offer
  if (!offer) return null
  const { orderNumber, before, after, due } = offer
  return (
    <section aria-labelledby="add-to-order" className="bg-turmeric-tint text-ink rounded-card mt-4 px-5 py-4">
      <h2 id="add-to-order" className="text-xl">
        {words.notPacked(orderNumber)}
      </h2>
      <p className="figures mt-1">
        {words.comesTo(
          formatPaise(toPaise(after.total)),
          formatPaise(toPaise(before.total)),
          after.shipping === 0,
        )}{' '}
        {due > 0 ? words.isDue(formatPaise(toPaise(due))) : words.nothingDue}
      </p>
      {refusal && (
        <p role="alert" className="text-terracotta-strong mt-2 font-medium">
          {refusal}
        </p>
      )}
      <Button
        look="quiet"
        className="mt-3"
        aria-disabled={isBusy || offered.asked !== asked || undefined}
        onClick={() => offered.asked === asked && void add(offer)}
      >
        {isBusy ? words.adding : words.addTo(orderNumber)}
      </Button>
    </section>
  )
}

/** Null without an answer, too: then the cart is bought as any other. */
async function askOffer(): Promise<CartOffer | null> {
  try {
    const answer = await call<typeof cartOffer>('GET', '/api/cart-offer')
    return answer.ok ? answer.body.data : null
  } catch {
    return null
  }
}
