import { useEffect, useEffectEvent, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isGuestKept } from '#app/client/guest-key.ts'
import { customer, useCustomer } from '#app/client/store.ts'
import type { openPayment } from '#contract/checkout.ts'

/** The gateway's id of an order. */
type PaymentId = string

/** The payment of which this tab heard last that the bank has yet to decide it. */
let known: { id: PaymentId; personId: string | undefined } | null = null

export function knownOpenPayment(): PaymentId | null {
  return known && known.personId === customer().user?._id ? known.id : null
}

/** Its end is not known. */
export function paymentLeftOpen(id: PaymentId): void {
  known = { id, personId: customer().user?._id }
}

/** Its end is known. */
export function paymentEnded(id: PaymentId): void {
  if (known?.id === id) known = null
}

/**
 * One's payment that the bank has yet to decide: the gateway's id of its order. `onSettled`: asking the bank
 * has made an order.
 */
export function useOpenPayment(onSettled: () => void): string | null {
  // The key of a guest opens their payments, as a session does.
  const isKnown = useCustomer(({ session, user }) => Boolean(user) || (session === 'known' && isGuestKept()))
  const [id, setId] = useState(knownOpenPayment)
  const settled = useEffectEvent(onSettled)

  useEffect(() => {
    if (!isKnown) return
    let isHere = true
    const ask = async () => {
      const hasSettled = await askOpenPayment()
      if (!isHere) return
      setId(knownOpenPayment())
      if (hasSettled) settled()
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [isKnown])

  return isKnown ? id : null
}

/** Whether asking has made an order. Where nobody can say, what this tab knows stays. */
async function askOpenPayment(): Promise<boolean> {
  try {
    const answer = await call<typeof openPayment>('GET', '/api/razorpay/open-payment')
    if (!answer.ok) return false
    known = null
    if (answer.body.data !== null) paymentLeftOpen(answer.body.data)
    return answer.body.hasSettled
  } catch {
    return false
  }
}
