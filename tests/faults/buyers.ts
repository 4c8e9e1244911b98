/**
 * Shoppers who buy again and again over HTTP, each in a way of their own, and write down what they saw. They
 * know of the shop what its pages know: its calls.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { addressInPune } from '#tests/support/address.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import type { Line, Said } from './checker/ending.ts'
import { stories } from './stories.ts'

export interface Market {
  shopUrl: string
  gatewayUrl: string
  /** The file that they write to, a line each time. */
  record: string
  /** Goods that nobody counts. */
  plenty: string[]
  /** What everybody is after just now, of which there are fewer pieces than buyers. */
  scarce(): string
  /** Changes with every kill of the shop; null while it is down, when it is no fault not to answer. */
  upSince(): number | null
  /** Hears what they write down, at once. */
  hears?(said: Said): void
  /** What sets the names of these buyers apart from those of others. */
  called?: string
  /** Has somebody pack at the stall; where nobody is, no move is taken back. */
  hires?(email: string): Promise<void>
}

export interface Tally {
  answers: Record<number, number>
  /** Nobody listened. */
  refused: number
  /** A request was sent, and its connection ended without an answer. */
  resets: number
  /** What no kill explains, and answers that no shopper should see. */
  wrong: string[]
  /** How often each story was told to its end. */
  told: Record<string, number>
  /** The longest that an answer took, in milliseconds. */
  longestMs: number
}

export interface Offer {
  gatewayOrderId: string
}

/** What the checkout hands to the shop. */
export interface Receipt {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** What a shopper can do; the stories put it together. */
export interface Buyer {
  /** Adds more of what nobody counts to the cart. */
  addsMore(): Promise<void>
  /** Takes what others are after out of the cart. */
  leavesScarceGoods(): Promise<void>
  /** Presses the button to pay for the cart as it stands; null when there is nothing to pay. */
  asks(key?: string): Promise<Offer | null>
  /** Presses it, and the line breaks when the request has gone out. */
  asksAndIsCutOff(key: string): Promise<void>
  /** Pays at the gateway; null when it takes no money for this one. */
  pays(offer: Offer, how?: { outcome?: string; webhook?: string }): Promise<Receipt | null>
  verifies(receipt: Receipt | null): Promise<void>
  /** Comes back from a checkout that was closed and asks what became of it. */
  asksWhether(offer: Offer): Promise<void>
  /** Has the order that was paid so packed by mistake, and the move taken back. */
  isPackedByMistake(offer: Offer): Promise<void>
  /** Takes the last line out of the order that was paid so, once, however often the answer is lost. */
  takesOneOut(offer: Offer): Promise<void>
}

export interface Crowd {
  tally: Tally
  /** Lets everybody finish what they are at. */
  goHome(): Promise<void>
  /** Everybody looks once more at what became of each payment, and at their orders. */
  lookBack(): Promise<void>
  /** Ends all that is under way, when the test has failed. */
  end(): void
}

/** The shop is back long before, however busy the machine is. */
const patienceMs = 120_000

/** They have accounts when this settles, and begin to buy. */
export async function buyers(market: Market, howMany: number): Promise<Crowd> {
  const tally: Tally = { answers: {}, refused: 0, resets: 0, wrong: [], told: {}, longestMs: 0 }
  const end = new AbortController()
  const desk = visitor(market.shopUrl)
  const all = Array.from({ length: howMany }, (_, n) =>
    buyer(market, { tally, number: n, desk, end: end.signal }),
  )
  await Promise.all(all.map((one) => one.signsUp()))
  await all[0]?.hires()
  let isOver = false
  // Each begins with another story, and goes through all of them.
  const apart = Math.max(1, Math.floor(Object.keys(stories).length / howMany))
  const shopping = all.map((one, n) => one.buysUntil(() => isOver, n * apart))
  // Heard at once, and thrown where it is waited for.
  for (const one of shopping) one.catch(() => undefined)
  return {
    tally,
    async goHome() {
      isOver = true
      await Promise.all(shopping)
    },
    async lookBack() {
      await Promise.all(all.map((one) => one.looksBack()))
    },
    end: () => end.abort(),
  }
}

interface Among {
  tally: Tally
  number: number
  /** The browser of who packs, if somebody does. */
  desk: Visitor
  end: AbortSignal
}

function buyer(market: Market, { tally, number, desk, end }: Among) {
  const browser = visitor(market.shopUrl)
  const email = `${market.called ?? 'buyer'}${number}@example.com`
  const offers = new Set<string>()
  let wish = 0

  /** Asks until somebody answers: what is down, or away, comes back. */
  async function call(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    who = browser,
  ): Promise<Answer> {
    for (const began = performance.now(); performance.now() - began < patienceMs;) {
      const answer = await tryCall(path, { body, headers, who })
      if (answer) return answer
      await sleep(100, undefined, { signal: end })
    }
    throw new Error(`nobody answers ${path}`)
  }

  async function tryCall(
    path: string,
    { body, headers, who }: { body: unknown; headers: object; who: Visitor },
  ): Promise<Answer | null> {
    const before = market.upSince()
    const began = performance.now()
    const signal = AbortSignal.any([end, AbortSignal.timeout(30_000)])
    const sent =
      body === undefined
        ? { headers: {}, signal }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
            signal,
          }
    try {
      const answer = await who.send(path, sent)
      const { status } = answer
      tally.longestMs = Math.max(tally.longestMs, performance.now() - began)
      tally.answers[status] = (tally.answers[status] ?? 0) + 1
      if (status < 500) return answer
      if (status !== 503) tally.wrong.push(`${status} ${path}`)
      else if (!answer.headers.has('retry-after')) tally.wrong.push(`503 without Retry-After ${path}`)
      return null
    } catch (error) {
      end.throwIfAborted()
      const { code = String(error) } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') tally.refused++
      else tally.resets++
      const wasUp = before !== null && before === market.upSince()
      if (wasUp) tally.wrong.push(`${code} ${path}`)
      return null
    }
  }

  function note(said: DistributiveOmit<Said, 'buyer' | 'wish'>): void {
    const noted: Said = { buyer: email, wish, ...said }
    appendFileSync(market.record, `${JSON.stringify(noted)}\n`)
    market.hears?.(noted)
  }

  function isUnexpected(answer: Answer, path: string): void {
    tally.wrong.push(`${answer.status} ${answer.body.code ?? ''} ${path}`)
  }

  async function cartLines(): Promise<(Line & { lineId: string })[]> {
    const { body } = await call('/api/view-card-product')
    const lines = body.data as CartLine[]
    return lines.map(({ _id, quantity, productId: { _id: productId, sellingPrice } }) => ({
      lineId: _id,
      productId,
      quantity,
      pricePaise: Math.round(sellingPrice * 100),
    }))
  }

  async function takesOut(isUnwanted: (line: Line) => boolean): Promise<void> {
    for (const line of await cartLines())
      if (isUnwanted(line)) await call('/api/delete-cart-product', { _id: line.lineId })
  }

  /** An empty cart, then something that everybody wants and something that there is enough of. */
  async function chooses(): Promise<void> {
    await takesOut(() => true)
    for (const productId of [market.scarce(), market.plenty[wish % market.plenty.length]])
      await call('/api/addto-cart', { productId })
  }

  const does: Buyer = {
    async addsMore() {
      await call('/api/addto-cart', { productId: market.plenty[(wish + 1) % market.plenty.length] })
    },

    async leavesScarceGoods() {
      await takesOut(({ productId }) => !market.plenty.includes(productId))
    },

    async asks(key = randomUUID()) {
      const lines = (await cartLines()).map(({ lineId: _lineId, ...line }) => line)
      if (lines.length === 0) return null
      const path = '/api/razorpay/order'
      const answer = await call(path, { amount: totalOf(lines) }, { 'idempotency-key': key })
      const { code, order } = answer.body
      if (answer.status === 200) {
        const gatewayOrderId = String(order.id)
        note({ saw: 'an offer', gatewayOrderId, amountPaise: order.amount as number, lines })
        offers.add(gatewayOrderId)
        return { gatewayOrderId }
      }
      if (code === 'out_of_stock') {
        await does.leavesScarceGoods()
        return does.asks()
      }
      // An earlier payment has emptied the cart meanwhile, in part or whole.
      if (code === 'amount_mismatch') return does.asks()
      if (code === 'already_paid') note({ saw: 'that it was paid before' })
      else if (code !== 'cart_empty' && code !== 'paid_too_late') isUnexpected(answer, path)
      return null
    },

    async asksAndIsCutOff(key) {
      const lines = await cartLines()
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie }
      await new Promise<void>((resolve) => {
        const request = http.request(`${market.shopUrl}/api/razorpay/order`, { method: 'POST', headers })
        request.on('error', () => undefined)
        request.on('close', resolve)
        request.end(JSON.stringify({ amount: totalOf(lines) }), () => request.destroy())
      })
    },

    async pays({ gatewayOrderId }, { outcome = 'success', webhook = 'none' } = {}) {
      const answer = await visitor(market.gatewayUrl).post('/pay', {
        order_id: gatewayOrderId,
        outcome,
        webhook,
      })
      if (answer.status !== 200 || outcome === 'failure') return null
      const receipt = answer.body as unknown as Receipt
      note({ saw: 'their money go', gatewayOrderId, paymentId: receipt.razorpay_payment_id })
      return receipt
    },

    async verifies(receipt) {
      if (!receipt) return
      const path = '/api/razorpay/verify'
      const answer = await call(path, receipt)
      const gatewayOrderId = receipt.razorpay_order_id
      const { code, orderId } = answer.body
      if (answer.status === 200) note({ saw: 'that it is paid', gatewayOrderId, orderId: orderId as string })
      else if (code === 'paid_too_late') note({ saw: 'that it goes back', gatewayOrderId })
      else if (code === 'payment_not_captured') note({ saw: 'that it is not paid yet', gatewayOrderId })
      else isUnexpected(answer, path)
    },

    async asksWhether({ gatewayOrderId }) {
      const path = `/api/razorpay/order/${gatewayOrderId}`
      const answer = await call(path)
      if (answer.status !== 200) return isUnexpected(answer, path)
      const { paid, orderId } = answer.body.data as { paid: boolean; orderId: string | null }
      if (paid) note({ saw: 'that it is paid', gatewayOrderId, orderId })
      else note({ saw: 'that it is not paid yet', gatewayOrderId })
    },

    async isPackedByMistake({ gatewayOrderId }) {
      const asked = await call(`/api/razorpay/order/${gatewayOrderId}`)
      const { orderId } = asked.body.data as { orderId: string | null }
      if (orderId === null || !market.hires) return
      const path = `/api/orders/${orderId}`
      // Said before an answer was lost.
      await call(`${path}/address`, { address: addressInPune })
      const press = (what: string, body: object) =>
        call(`${path}/${what}`, body, { 'idempotency-key': randomUUID() }, desk)
      const packed = await press('move', { action: 'pack' })
      if (packed.status !== 200) return isUnexpected(packed, path)
      const { takeBack } = packed.body.data as { takeBack?: { event: number } }
      // Its minute may be over: then it stays packed.
      if (takeBack) await press('take-back', { event: takeBack.event })
    },

    async takesOneOut({ gatewayOrderId }) {
      const asked = await call(`/api/razorpay/order/${gatewayOrderId}`)
      const { orderId } = asked.body.data as { paid: boolean; orderId: string | null }
      const shown = orderId === null ? null : await call(`/api/orders/${orderId}`)
      const order = shown?.body.data as (ShownOrder & { version: number; mayChange: boolean }) | undefined
      if (!order?.mayChange || order.productId.length < 2) return
      const { version } = order
      const lines = order.productId.slice(0, -1).map(({ position, quantity }) => ({ position, quantity }))
      const change = { version, lines }
      const planned = await call(`/api/orders/${orderId}/plan-change`, change)
      if (planned.status !== 200) return
      const { total } = planned.body.data.after as { total: number }
      // What would be due then is no business of somebody who has said no place.
      if (total > order.totalPrice) return
      const path = `/api/orders/${orderId}/change`
      const answer = await call(path, { ...change, total }, { 'idempotency-key': randomUUID() })
      if (answer.status !== 200) return isUnexpected(answer, path)
      note({ saw: 'that it is changed', orderId: order._id, version: version + 1 })
    },
  }

  async function comes(name: string, as: string, who: Visitor): Promise<void> {
    const password = `melas of ${as}`
    const account = { name, email: as, password, confirmPassword: password }
    for (const [path, body] of [
      ['/api/signup', account],
      ['/api/signin', { email: as, password }],
    ] as const) {
      const answer = await call(path, body, {}, who)
      if (answer.status !== 200) throw new Error(`${path}: ${answer.body.message}`)
    }
  }

  return {
    signsUp: () => comes(`Buyer ${number}`, email, browser),

    /** Who packs comes as well. */
    async hires() {
      if (!market.hires) return
      await comes('Ravi Hand', `packs-${email}`, desk)
      await market.hires(`packs-${email}`)
    },

    async buysUntil(isOver: () => boolean, first: number) {
      const all = Object.entries(stories)
      for (; !isOver(); wish++) {
        const [name, story] = all[(first + wish) % all.length] ?? []
        if (!name || !story) continue
        await chooses()
        await story(does)
        tally.told[name] = (tally.told[name] ?? 0) + 1
      }
    },

    async looksBack() {
      for (const gatewayOrderId of offers) {
        const { body } = await call(`/api/razorpay/order/${gatewayOrderId}`)
        const { paid, orderId } = body.data as { paid: boolean; orderId: string | null }
        note({ saw: 'the last word', gatewayOrderId, isPaid: paid, orderId })
      }
      const { body } = await call('/api/orders/myorders')
      const orders = (body.data as ShownOrder[]).map((order) => ({
        id: order._id,
        status: order.status,
        totalPaise: Math.round(order.totalPrice * 100),
        paymentId: order.transactionId,
        lines: order.productId.map(({ _id: productId, quantity, sellingPrice }) => ({
          productId,
          quantity,
          pricePaise: Math.round(sellingPrice * 100),
        })),
      }))
      note({ saw: 'their orders', orders })
    },
  }
}

interface CartLine {
  _id: string
  quantity: number
  productId: { _id: string; sellingPrice: number }
}

interface ShownOrder {
  _id: string
  status: string
  totalPrice: number
  transactionId: string
  productId: { _id: string; position: number; quantity: number; sellingPrice: number }[]
}

type DistributiveOmit<All, Key extends keyof any> = All extends unknown ? Omit<All, Key> : never

/** What the page shows, in rupees: ₹40 shipping below ₹499. */
function totalOf(lines: readonly Line[]): number {
  const subtotalPaise = lines.reduce((sum, line) => sum + line.quantity * line.pricePaise, 0)
  return (subtotalPaise + (subtotalPaise >= 49_900 ? 0 : 4_000)) / 100
}
