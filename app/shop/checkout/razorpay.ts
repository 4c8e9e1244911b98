import { call, within } from '#app/client/call.ts'
import type { paymentSetup } from '#contract/checkout.ts'

/** What the gateway's checkout reports when a payment went through. */
export interface CheckoutSuccess {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** The ways of the gateway that the shop offers by name; others stand beside them in its checkout. */
export type OnlineWay = 'upi' | 'card'

interface CheckoutOptions {
  key: string
  amount: number
  currency: string
  name: string
  order_id: string
  prefill: { name: string; email: string; contact: string; method?: OnlineWay }
  theme: { color: string }
  config: { display: { sequence: string[]; preferences: { show_default_blocks: boolean } } }
  handler: (payment: CheckoutSuccess) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    /** Defined by the gateway's script. */
    Razorpay?: new (options: CheckoutOptions) => { open: () => void }
  }
}

/** Time limit of the gateway's script, in milliseconds. */
const scriptMs = 20_000

/** Lazy loading: fetches the gateway's script with the first payment. False when it cannot be loaded. */
export async function loadCheckoutScript(): Promise<boolean> {
  if (window.Razorpay) return true
  try {
    const setup = await call<typeof paymentSetup>('GET', '/api/razorpay/checkout')
    if (!setup.ok) return false
    await within(scriptMs, (signal) => addScript(setup.body.data.scriptUrl, signal))
    return window.Razorpay !== undefined
  } catch {
    return false
  }
}

function addScript(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    const fail = () => {
      // Removed, so that the next attempt fetches it again.
      script.remove()
      reject(new Error('The checkout script could not be loaded.'))
    }
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    signal.addEventListener('abort', fail)
    document.head.append(script)
  })
}

interface Checkout {
  /** Who is paid, as the checkout shows it. */
  shopName: string
  key: string
  /** The gateway's own order; its amount is in paise. */
  order: { id: string; amount: number; currency: string }
  /** What it opens at; the others are one press away. */
  way?: OnlineWay | undefined
}

type Ending = { kind: 'success'; payment: CheckoutSuccess } | { kind: 'dismissed' }

/**
 * Payment methods in the order in which the checkout offers them, UPI first: most people here pay by it.
 * Razorpay shows its other methods after these (docs: configure-payment-methods, 'Sequence').
 */
const methodOrder = ['upi', 'card', 'netbanking']

/**
 * Opens the gateway's checkout and waits for its end. A failed attempt is none: the checkout stays open for
 * another one.
 */
export function openCheckout({ shopName, key, order, way }: Checkout): Promise<Ending> {
  return new Promise((resolve, reject) => {
    if (!window.Razorpay) return reject(new Error('The checkout script is not there.'))
    const checkout = new window.Razorpay({
      key,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: shopName,
      prefill: {
        name: 'Customer',
        email: 'customer@example.com',
        contact: '9999999999',
        ...(way && { method: way }),
      },
      theme: { color: '#2f6133' },
      config: { display: { sequence: methodOrder, preferences: { show_default_blocks: true } } },
      handler: (payment) => resolve({ kind: 'success', payment }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    })
    checkout.open()
  })
}
