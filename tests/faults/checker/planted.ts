import type { Ending } from './ending.ts'
/** Faults of each kind, each planted in a copy of a good ending, with what the checker must say of it. */
import type { Finding, Kind } from './judge.ts'
import { judge } from './judge.ts'

export interface Fault {
  kind: Kind
  name: string
  /** Spoils the copy, and answers the id that the checker has to name. */
  plant: (copy: Ending) => string
}

/** What the checker says of a copy with this fault, and what it has to name. */
export function withFault(ending: Ending, { plant }: Fault): { found: Finding[]; id: string } {
  const copy = structuredClone(ending)
  const id = plant(copy)
  return { found: judge(copy), id }
}

export const faults: Fault[] = [
  {
    kind: 'lost',
    name: 'an order that was paid for is deleted',
    plant(copy) {
      const { id, paymentId } = aPaidOrder(copy)
      copy.shop.orders = copy.shop.orders.filter((order) => order.id !== id)
      return paymentId
    },
  },
  {
    kind: 'lost',
    name: 'a refund was never made at the gateway',
    plant: (copy) => undoRefund(copy).paymentId,
  },
  {
    kind: 'lost',
    name: 'a refund was decided, and nobody asked the gateway for it',
    plant(copy) {
      const refund = first(copy.shop.refunds)
      refund.gatewayRefundId = null
      return refund.id
    },
  },
  {
    kind: 'lost',
    name: 'money was set aside, and nobody took it',
    plant(copy) {
      const payment = paymentOf(copy, aPaidOrder(copy).paymentId)
      payment.status = 'authorized'
      return payment.id
    },
  },
  {
    kind: 'lost',
    name: 'goods were sold for a payment that failed',
    plant(copy) {
      const order = aPaidOrder(copy)
      paymentOf(copy, order.paymentId).status = 'failed'
      return order.id
    },
  },
  {
    kind: 'lost',
    name: 'goods were taken out of a paid order, and their money stayed',
    plant(copy) {
      const order = aPaidOrder(copy)
      const lines = copy.shop.lines.filter(({ orderId }) => orderId === order.id)
      const earlier = copy.shop.edits.filter(({ orderId }) => orderId === order.id)
      const before = { totalPaise: order.totalPaise, lines }
      order.totalPaise -= 100
      const after = { totalPaise: order.totalPaise, lines }
      copy.shop.edits.push({ orderId: order.id, version: earlier.length + 1, before, after })
      return order.paymentId
    },
  },
  {
    kind: 'mis-summed',
    name: 'an order is not as it was changed last',
    plant(copy) {
      const { id, totalPaise } = aPaidOrder(copy)
      const lines = copy.shop.lines.filter(({ orderId }) => orderId === id)
      const version = copy.shop.edits.filter(({ orderId }) => orderId === id).length + 1
      const before = { totalPaise, lines }
      copy.shop.edits.push({ orderId: id, version, before, after: { totalPaise, lines: lines.slice(1) } })
      return id
    },
  },
  {
    kind: 'doubled',
    name: 'a payment has two orders',
    plant(copy) {
      const order = aPaidOrder(copy)
      copy.shop.orders.push({ ...order, id: 'another' })
      return order.paymentId
    },
  },
  {
    kind: 'doubled',
    name: 'a payment order was paid twice, and both were kept',
    plant(copy) {
      const order = aPaidOrder(copy)
      copy.gateway.payments.push({ ...paymentOf(copy, order.paymentId), id: 'pay_another' })
      return order.paymentOrderId
    },
  },
  {
    kind: 'doubled',
    name: 'a refund was made twice',
    plant(copy) {
      const refund = first(copy.gateway.refunds)
      copy.gateway.refunds.push({ ...refund, id: 'rfnd_another' })
      return refund.paymentId
    },
  },
  {
    kind: 'mis-summed',
    name: 'a line has another price',
    plant(copy) {
      const { id } = aPaidOrder(copy)
      lineOf(copy, id).pricePaise += 1
      return id
    },
  },
  {
    kind: 'mis-summed',
    name: 'a line has another number of pieces',
    plant(copy) {
      const { id } = aPaidOrder(copy)
      lineOf(copy, id).quantity += 1
      return id
    },
  },
  {
    kind: 'mis-summed',
    name: 'another amount was captured than the order came to',
    plant(copy) {
      const { id, paymentId } = aPaidOrder(copy)
      paymentOf(copy, paymentId).amountPaise -= 100
      return id
    },
  },
  {
    kind: 'mis-summed',
    name: 'the shopper was shown another amount',
    plant(copy) {
      const { id, paymentId } = aPaidOrder(copy)
      const { orderId } = paymentOf(copy, paymentId)
      for (const said of copy.record)
        if (said.saw === 'an offer' && said.gatewayOrderId === orderId) said.amountPaise += 1
      return id
    },
  },
  {
    kind: 'oversold',
    name: 'a piece appears on the shelf',
    plant: (copy) => addToStock(copy, 1),
  },
  {
    kind: 'oversold',
    name: 'a piece is missing on the shelf',
    plant: (copy) => addToStock(copy, -1),
  },
  {
    kind: 'oversold',
    name: 'a piece is held that nobody took off the shelf',
    plant(copy) {
      const counted = copy.shelves.filter(({ pieces }) => pieces !== null).map(({ productId }) => productId)
      const hold = first(copy.shop.holds.filter(({ productId }) => counted.includes(productId)))
      copy.shop.holds.push({ ...hold, state: 'held' })
      return hold.productId
    },
  },
  {
    kind: 'oversold',
    name: 'more pieces were sold than there were',
    plant(copy) {
      const sold = new Set(
        copy.shop.holds.filter(({ state }) => state === 'claimed').map((it) => it.productId),
      )
      const counted = copy.shelves.filter(({ pieces }) => pieces !== null)
      const shelf = first(counted.filter(({ productId }) => sold.has(productId)))
      shelf.pieces = 0
      return shelf.productId
    },
  },
  {
    kind: 'charged twice',
    name: 'what was paid twice for one cart did not go back',
    plant(copy) {
      const { paymentId } = undoRefund(copy)
      const charge = first(
        copy.record.filter((said) => said.saw === 'their money go' && said.paymentId === paymentId),
      )
      return `${charge.buyer} for cart ${charge.wish}`
    },
  },
  {
    kind: 'told wrongly',
    name: 'a shopper was told that it is paid, and there is no order',
    plant(copy) {
      const told = first(copy.record.filter((said) => said.saw === 'that it is paid'))
      copy.shop.orders = copy.shop.orders.filter(({ id }) => id !== told.orderId)
      return told.gatewayOrderId
    },
  },
  {
    kind: 'told wrongly',
    name: 'a shopper was told another order than theirs',
    plant(copy) {
      const told = first(copy.record.filter((said) => said.saw === 'that it is paid'))
      told.orderId = 'another'
      return told.buyer
    },
  },
  {
    kind: 'told wrongly',
    name: 'a shopper was told that their money goes back, and it was kept',
    plant(copy) {
      const told = first(copy.record.filter((said) => said.saw === 'that it is paid'))
      const { buyer, wish, gatewayOrderId } = told
      copy.record.push({ saw: 'that it goes back', buyer, wish, gatewayOrderId })
      return gatewayOrderId
    },
  },
  {
    kind: 'told wrongly',
    name: 'the last that a shopper was told of a paid order is that it is not paid',
    plant(copy) {
      const told = lastWord(copy)
      told.isPaid = false
      return told.gatewayOrderId
    },
  },
  {
    kind: 'told wrongly',
    name: 'nobody was told what became of a payment',
    plant(copy) {
      const told = lastWord(copy)
      copy.record = copy.record.filter((said) => said !== told)
      return told.gatewayOrderId
    },
  },
  {
    kind: 'told wrongly',
    name: 'a paid order does not stand among its shopper’s orders',
    plant(copy) {
      const { id } = aPaidOrder(copy)
      for (const said of copy.record)
        if (said.saw === 'their orders') said.orders = said.orders.filter((order) => order.id !== id)
      return id
    },
  },
]

function aPaidOrder({ shop }: Ending) {
  return first(shop.orders.filter(({ status }) => status === 'paid'))
}

function paymentOf({ gateway }: Ending, paymentId: string) {
  return first(gateway.payments.filter(({ id }) => id === paymentId))
}

function lineOf({ shop }: Ending, of: string) {
  return first(shop.lines.filter(({ orderId }) => orderId === of))
}

function lastWord({ record }: Ending) {
  return first(record.filter((said) => said.saw === 'the last word').filter(({ isPaid }) => isPaid))
}

/** Of a payment for a cart that another payment had bought. */
function undoRefund(copy: Ending) {
  const charges = copy.record.filter((said) => said.saw === 'their money go')
  const back = new Set(copy.gateway.refunds.map(({ paymentId }) => paymentId))
  const wishOf = ({ buyer, wish }: { buyer: string; wish: number }) => `${buyer} ${wish}`
  const bought = new Set(charges.filter(({ paymentId }) => !back.has(paymentId)).map(wishOf))
  const charge = first(charges.filter((it) => back.has(it.paymentId) && bought.has(wishOf(it))))
  const { paymentId } = charge
  copy.gateway.refunds = copy.gateway.refunds.filter((refund) => refund.paymentId !== paymentId)
  paymentOf(copy, paymentId).status = 'captured'
  return { paymentId }
}

function addToStock({ shop }: Ending, pieces: number): string {
  const product = first(shop.products.filter(({ stock }) => stock !== null))
  product.stock = (product.stock ?? 0) + pieces
  return product.id
}

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('This ending has nothing to plant such a fault in')
  return row
}
