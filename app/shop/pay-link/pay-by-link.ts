import { call } from '#app/client/call.ts'
import { loadCheckoutScript, openCheckout } from '#app/shop/checkout/razorpay.ts'
import type { CheckoutSuccess } from '#app/shop/checkout/razorpay.ts'
import type { openLinkedPayment, verifyLinkedPayment } from '#contract/counter.ts'
import * as words from '#words/shop/pay-link/paying/en.ts'

interface LinkPaymentEnd {
  isPaid: boolean
  /** Something may have been paid: the shop knows it later. */
  isOpen: boolean
  /** What to say; null where the page says it. */
  note: string | null
}

function unpaid(note: string): LinkPaymentEnd {
  return { isPaid: false, isOpen: false, note }
}

/**
 * Opens what is due for the order of a link at the gateway, and verifies what its checkout reports. Never
 * rejects.
 */
export async function payByLink(
  token: string,
  shopName: string,
  isStillWanted: () => boolean,
): Promise<LinkPaymentEnd> {
  const address = `/api/pay-links/${encodeURIComponent(token)}` as const
  try {
    if (!(await loadCheckoutScript())) return unpaid(words.notLoaded)
    const opened = await call<typeof openLinkedPayment>('POST', `${address}/order`)
    if (!opened.ok) return unpaid(opened.body.message)
    if (!isStillWanted()) return unpaid(words.noConnection)
    const { order, keyId: key } = opened.body
    const ending = await openCheckout({ shopName, key, order })
    if (ending.kind === 'dismissed') return { isPaid: false, isOpen: true, note: words.dismissed }
    return await verify(address, ending.payment)
  } catch {
    return unpaid(words.noConnection)
  }
}

/** What is not verified now, the shop learns from the gateway. */
async function verify(
  address: `/api/pay-links/${string}`,
  payment: CheckoutSuccess,
): Promise<LinkPaymentEnd> {
  try {
    const { ok, body } = await call<typeof verifyLinkedPayment>('POST', `${address}/verify`, payment)
    if (ok) return { isPaid: true, isOpen: false, note: null }
    if (body.code === 'paid_too_late') return unpaid(body.message)
  } catch {
    // The line broke, and the payment stands.
  }
  return { isPaid: false, isOpen: true, note: words.checking }
}
