import { call } from '#app/client/call.ts'
import { loadCheckoutScript, openCheckout } from '#app/shop/checkout/razorpay.ts'
import type { CheckoutSuccess } from '#app/shop/checkout/razorpay.ts'
import type { openReceivablePayment, verifyReceivablePayment } from '#contract/receivables.ts'
import * as words from '#words/shop/pay-link/paying/en.ts'

/** Of an order, of what somebody owes, or of one's own wallet. */
export type LinkAddress = ForKhata | `/api/pay-links/${string}` | '/api/my-wallet'
type ForKhata = `/api/receivable-links/${string}`

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
 * Opens what is due by a link at the gateway, and verifies what its checkout reports. Never rejects.
 * @param address of the link's calls @param input what the call to open it takes
 */
export async function payByLink(
  address: LinkAddress,
  { shopName, input, isStillWanted }: { shopName: string; input: object; isStillWanted: () => boolean },
): Promise<LinkPaymentEnd> {
  let isOpen = false
  try {
    if (!(await loadCheckoutScript())) return unpaid(words.notLoaded)
    // The call of an order takes nothing, and both answer the same.
    const opened = await call<typeof openReceivablePayment>('POST', `${address as ForKhata}/order`, input)
    if (!opened.ok) return unpaid(opened.body.fields?.['amount'] ?? opened.body.message)
    if (!isStillWanted()) return unpaid(words.noConnection)
    const { order, keyId: key } = opened.body
    isOpen = true
    const ending = await openCheckout({ shopName, key, order })
    if (ending.kind === 'dismissed') return { isPaid: false, isOpen: true, note: words.dismissed }
    return await verify(address, ending.payment)
  } catch {
    return { ...unpaid(words.noConnection), isOpen }
  }
}

/** What is not verified now, the shop learns from the gateway. */
async function verify(address: LinkAddress, payment: CheckoutSuccess): Promise<LinkPaymentEnd> {
  try {
    const to = `${address as ForKhata}/verify` as const
    const { ok, body } = await call<typeof verifyReceivablePayment>('POST', to, payment)
    if (ok) return { isPaid: true, isOpen: false, note: null }
    if (body.code === 'paid_too_late') return unpaid(body.message)
  } catch {
    // The line broke, and the payment stands.
  }
  return { isPaid: false, isOpen: true, note: words.checking }
}
