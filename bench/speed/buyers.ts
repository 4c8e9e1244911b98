/** The process of those who buy: one connection each, and no thinking between two calls. */
import { randomUUID } from 'node:crypto'

import { cartTotals, specShipping, toRupees } from '#domain/pricing/rules.ts'
import { checkoutSignature } from '#integrations/razorpay/signature.ts'

import { linesOfOrder, paymentIdOf } from './cart.ts'
import type { Good } from './cart.ts'
import { Line } from './line.ts'
import type { Answer } from './line.ts'
import { Book } from './load.ts'
import type { Came } from './load.ts'
import { serveParent } from './process.ts'
import { requestBytes } from './request.ts'

interface Known {
  port: number
  /** One cookie a buyer. */
  cookies: string[]
  goods: Good[]
  keySecret: string
}

let known: Known | null = null
/** The next good to be bought, over all rounds. */
let next = 0

const duties = {
  learn(told: Known): void {
    known = told
  },

  /** Each buyer puts one good after the other into the cart, with a key as the shop's own pages send it. */
  adds({ seconds }: { seconds: number }): Promise<Came> {
    return everyBuyer(seconds, async (call, { goods }) => {
      const productId = goods[next++ % goods.length]?.id
      return call('/api/addto-cart', { productId }, true)
    })
  },

  /** Each buyer buys one cart after the other: three goods, the payment order, the payment. */
  orders({ seconds }: { seconds: number }): Promise<Came> {
    return everyBuyer(seconds, async (call, { goods, keySecret }) => {
      const cart = Array.from({ length: linesOfOrder }, () => goods[next++ % goods.length]!)
      for (const { id } of cart) {
        const added = await call('/api/addto-cart', { productId: id }, true)
        if (added.status !== 200) return added
      }
      const { totalPaise } = cartTotals(
        cart.map((good) => ({ ...good, quantity: 1 })),
        specShipping,
      )
      const opened = await call('/api/razorpay/order', { amount: toRupees(totalPaise) }, true)
      if (opened.status !== 200) return opened
      const { id } = (JSON.parse(String(opened.body)) as { order: { id: string } }).order
      const paymentId = paymentIdOf(id)
      return call('/api/razorpay/verify', {
        razorpay_order_id: id,
        razorpay_payment_id: paymentId,
        razorpay_signature: checkoutSignature(keySecret, id, paymentId),
      })
    })
  },
}

export type BuyerDuties = typeof duties

serveParent(duties)

type Call = (path: string, body: object, isRepeatable?: boolean) => Promise<Answer>

/** The time of what a buyer does is that of all its calls; its last answer says how it went. */
async function everyBuyer(
  seconds: number,
  buy: (call: Call, known: Known) => Promise<Answer>,
): Promise<Came> {
  if (!known) throw new Error('The buyers know no shop')
  const told = known
  const book = new Book(200)
  const buyers = told.cookies.map((cookie) => {
    const line = new Line(told.port, { keepsBodies: true })
    const call: Call = (path, body, isRepeatable = false) => {
      const headers = { cookie, ...(isRepeatable && { 'idempotency-key': randomUUID() }) }
      return line.ask(requestBytes({ method: 'POST', path, body, headers }))
    }
    return { call, line }
  })
  // Not counted: connections open, here and to PostgreSQL, and code and plans are made.
  const warm = performance.now() + Math.min(500, seconds * 1000)
  await Promise.all(
    buyers.map(async ({ call }) => {
      do await buy(call, told)
      while (performance.now() < warm)
    }),
  )
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    buyers.map(async ({ call, line }) => {
      while (performance.now() < end) {
        const from = performance.now()
        book.write(await buy(call, told), performance.now() - from)
      }
      line.end()
    }),
  )
  return book.close((performance.now() - began) / 1000)
}
