/**
 * Compares the three books of an ending. It is apart from the code that it judges: it imports nothing of the
 * shop, and knows prices, shipping and stock by its own sums. What its tables must agree in by themselves is
 * asked in SQL (`wrongInBooks`).
 */
import type { Ending, Goods, Line, Said } from './ending.ts'

export type Kind = 'lost' | 'doubled' | 'mis-summed' | 'oversold' | 'charged twice' | 'told wrongly'

export interface Finding {
  kind: Kind
  what: string
}

/** Everything that is wrong with it; nothing for a day that went well. */
export function judge(ending: Ending): Finding[] {
  const books = compare(ending)
  const found: Record<Kind, string[]> = {
    lost: lost(books),
    doubled: doubled(books),
    'mis-summed': [...misSummed(books), ...ending.shop.wrong],
    oversold: oversold(books),
    'charged twice': chargedTwice(books),
    'told wrongly': toldWrongly(books),
  }
  return Object.entries(found).flatMap(([kind, all]) => all.map((what) => ({ kind: kind as Kind, what })))
}

type Payment = Ending['gateway']['payments'][number]
type Order = Ending['shop']['orders'][number]

interface Books extends Ending {
  /** Payments whose money the shop has: captured, and none of it given back. */
  kept: Payment[]
  /** Orders that say that they are paid, packed or not. */
  paid: Order[]
  /** What has gone back of a payment, by the gateway's book, in paise. */
  backPaise: (paymentId: string) => number
  /** What an order was made of and came to when it was paid, before anybody changed it. */
  asPaid: (order: Order) => Goods
}

function compare(ending: Ending): Books {
  const { payments, refunds } = ending.gateway
  const backPaise = (paymentId: string) =>
    sum(refunds.filter((refund) => refund.paymentId === paymentId && refund.status !== 'failed'))
  const isCaptured = ({ status }: Payment) => status === 'captured' || status === 'refunded'
  return {
    ...ending,
    kept: payments.filter((payment) => isCaptured(payment) && backPaise(payment.id) < payment.amountPaise),
    paid: ending.shop.orders.filter(({ status }) => status === 'paid' || status === 'packed'),
    backPaise,
    asPaid: ({ id, totalPaise }) =>
      ending.shop.edits.find(({ orderId, version }) => orderId === id && version === 1)?.before ?? {
        totalPaise,
        lines: ending.shop.lines.filter(({ orderId }) => orderId === id),
      },
  }
}

/** Money without goods, goods without money, and money that was to go back and did not. */
function lost({ gateway, shop, kept, paid, backPaise }: Books): string[] {
  const orderOf = Map.groupBy(paid, ({ paymentId }) => paymentId)
  const isKept = new Set(kept.map(({ id }) => id))
  return [
    ...gateway.payments
      .filter(({ status }) => status === 'authorized' || status === 'created')
      .map(({ id, status }) => `payment ${id} is ${status}: nobody took the money or let it go`),
    ...kept
      .filter(({ id }) => !orderOf.has(id))
      .map(({ id }) => `payment ${id} was captured, and has neither an order nor a refund`),
    ...kept
      .filter(({ id, amountPaise }) => {
        const costs = orderOf.get(id)?.[0]?.totalPaise ?? amountPaise
        return amountPaise - backPaise(id) !== Math.min(amountPaise, costs)
      })
      .map(({ id }) => `of payment ${id} the shop keeps another part than its order costs`),
    ...paid
      .filter(({ paymentId }) => !isKept.has(paymentId))
      .map(({ id, paymentId }) => `order ${id} is paid, and the shop has no money of payment ${paymentId}`),
    ...shop.refunds
      .filter(({ gatewayRefundId }) => !gateway.refunds.some(({ id }) => id === gatewayRefundId))
      .map(({ id, paymentId }) => `refund ${id} of payment ${paymentId} is not known at the gateway`),
  ]
}

function doubled({ gateway, shop, kept, backPaise }: Books): string[] {
  const receiptOf = new Map(gateway.orders.map(({ id, receipt }) => [id, receipt]))
  return [
    ...repeated(shop.orders, ({ paymentId }) => paymentId).map((id) => `payment ${id} has two orders`),
    ...repeated(shop.orders, ({ paymentOrderId }) => paymentOrderId).map(
      (id) => `payment order ${id} has two orders`,
    ),
    ...repeated(kept, ({ orderId }) => receiptOf.get(orderId) ?? orderId).map(
      (id) => `payment order ${id} has two payments that were captured and kept`,
    ),
    ...repeated(shop.payments, ({ id }) => id).map((id) => `payment ${id} is written down twice`),
    ...gateway.payments
      .filter(({ id, amountPaise }) => backPaise(id) > amountPaise)
      .map(({ id }) => `of payment ${id} more went back than was paid`),
  ]
}

/** The amounts of one purchase in all books, and the sum of its lines. */
function misSummed({ shelves, gateway, shop, paid, record, asPaid }: Books): string[] {
  const priceOf = new Map(shelves.map(({ productId, pricePaise }) => [productId, pricePaise]))
  const offers = record.filter((said) => said.saw === 'an offer')
  return paid.flatMap((order) => {
    const payment = gateway.payments.find(({ id }) => id === order.paymentId)
    const opened = gateway.orders.find(({ id }) => id === payment?.orderId)
    const written = shop.payments.find(({ id }) => id === order.paymentId)
    const paymentOrder = shop.paymentOrders.find(({ id }) => id === order.paymentOrderId)
    const lines = shop.lines.filter(({ orderId }) => orderId === order.id)
    const before = asPaid(order)
    const last = shop.edits.findLast(({ orderId }) => orderId === order.id)?.after
    const amounts: Record<string, number | undefined> = {
      'the captured payment': payment?.amountPaise,
      'the order at the gateway': opened?.amountPaise,
      'the payment here': written?.amountPaise,
      'the payment order': paymentOrder?.totalPaise,
    }
    const shown = offers.filter((offer) => offer.gatewayOrderId === opened?.id)
    return [
      ...(totalOf(lines) === order.totalPaise
        ? []
        : [
            `order ${order.id} says ${order.totalPaise} paise, and its lines with shipping ${totalOf(lines)}`,
          ]),
      ...Object.entries(amounts)
        .filter(([, paise]) => paise !== before.totalPaise)
        .map(
          ([what, paise]) => `order ${order.id} was to cost ${before.totalPaise} paise, and ${what} ${paise}`,
        ),
      ...(last && (last.totalPaise !== order.totalPaise || goodsOf(last.lines) !== goodsOf(lines))
        ? [`order ${order.id} is not as it was changed last`]
        : []),
      ...lines
        .filter((line) => line.pricePaise !== priceOf.get(line.productId))
        .map(({ productId }) => `order ${order.id} has product ${productId} at another price`),
      ...shown
        .filter(({ amountPaise }) => amountPaise !== before.totalPaise)
        .map(({ amountPaise }) => `order ${order.id} was offered for ${amountPaise} paise`),
      ...shown
        .filter((offer) => goodsOf(offer.lines) !== goodsOf(before.lines))
        .map(() => `order ${order.id} has other goods than its shopper saw`),
    ]
  })
}

/** Counted pieces are on the shelf, held or sold, and none of them twice. */
function oversold({ shelves, shop, paid, asPaid }: Books): string[] {
  const isPaid = new Set(paid.map(({ id }) => id))
  const soldBy = new Set(shop.paymentOrders.filter((it) => it.outcome === 'sold').map(({ id }) => id))
  return shelves.flatMap(({ productId, pieces }) => {
    if (pieces === null) return []
    const ofProduct = (row: { productId: string }) => row.productId === productId
    const left = shop.products.find(({ id }) => id === productId)?.stock ?? NaN
    const holds = shop.holds.filter(ofProduct)
    const held = count(holds.filter(({ state }) => state === 'held'))
    const claimed = count(
      holds.filter(({ state, paymentOrderId }) => state === 'claimed' && soldBy.has(paymentOrderId)),
    )
    const sold = count(shop.lines.filter(ofProduct).filter(({ orderId }) => isPaid.has(orderId)))
    const paidFor = count(paid.flatMap((order) => asPaid(order).lines.filter(ofProduct)))
    const sums = `there were ${pieces}; ${left} are left, ${held} held, ${sold} sold`
    return [
      ...(left < 0 || sold > pieces ? [`more of product ${productId} was sold than there was: ${sums}`] : []),
      ...(left + held + sold === pieces ? [] : [`pieces of product ${productId} do not add up: ${sums}`]),
      ...(claimed === paidFor
        ? []
        : [`of product ${productId} ${claimed} are claimed and ${paidFor} were paid for`]),
    ]
  })
}

function chargedTwice({ kept, record }: Books): string[] {
  const isKept = new Set(kept.map(({ id }) => id))
  const charges = record.filter((said) => said.saw === 'their money go')
  return repeated(
    charges.filter(({ paymentId }) => isKept.has(paymentId)),
    ({ buyer, wish }) => `${buyer} for cart ${wish}`,
    ({ paymentId }) => paymentId,
  )
}

/** Whatever a shopper was told for good must be so; and the last word must have been said. */
function toldWrongly({ gateway, shop, kept, paid, record }: Books): string[] {
  const keptOf = Map.groupBy(kept, ({ orderId }) => orderId)
  const orderOf = (gatewayOrderId: string) =>
    paid.find(({ paymentId }) => keptOf.get(gatewayOrderId)?.some(({ id }) => id === paymentId))
  const charged = new Set(gateway.payments.map(({ orderId }) => orderId))
  const lastWords = new Set(
    record.flatMap((said) => (said.saw === 'the last word' ? [said.gatewayOrderId] : [])),
  )
  const wrong = (said: Said, why: string) => `${said.buyer} saw ${said.saw}: ${why}`
  const contradictions = record.flatMap((said): string[] => {
    switch (said.saw) {
      case 'that it is paid': {
        const order = orderOf(said.gatewayOrderId)
        if (order?.buyer !== said.buyer)
          return [wrong(said, `no paid order of theirs for ${said.gatewayOrderId}`)]
        return said.orderId === order.id ? [] : [wrong(said, `order ${said.orderId}, and it is ${order.id}`)]
      }
      case 'that it goes back':
        return keptOf.has(said.gatewayOrderId)
          ? [wrong(said, `the money of ${said.gatewayOrderId} was kept`)]
          : []
      case 'that it was paid before':
        return paid.some(({ buyer }) => buyer === said.buyer)
          ? []
          : [wrong(said, 'nothing of theirs is paid')]
      case 'the last word': {
        const order = orderOf(said.gatewayOrderId)
        const isSo = said.isPaid ? order?.id === said.orderId : !keptOf.has(said.gatewayOrderId)
        return isSo ? [] : [wrong(said, `${said.gatewayOrderId} is ${said.isPaid ? '' : 'not '}paid`)]
      }
      case 'their orders': {
        const theirs = shop.orders.filter(({ buyer }) => buyer === said.buyer)
        const inBook = theirs.map((order) => {
          const lines = shop.lines.filter(({ orderId }) => orderId === order.id)
          return shownAs({ ...order, lines })
        })
        const shown = said.orders.map((order) => shownAs({ ...order, status: order.status.toLowerCase() }))
        const differ = new Set(inBook).symmetricDifference(new Set(shown))
        return [...differ].map((order) => wrong(said, `what is on one side alone: ${order}`))
      }
      case 'that it is changed': {
        const { orderId, version } = said
        const isKnown = shop.edits.some((edit) => edit.orderId === orderId && edit.version === version)
        return isKnown ? [] : [wrong(said, `order ${orderId} has no change ${version}`)]
      }
      case 'an offer':
      case 'their money go':
      case 'that it is not paid yet':
        return []
    }
  })
  const silent = [...charged].filter((id) => !lastWords.has(id))
  return [...contradictions, ...silent.map((id) => `nobody was told what became of ${id}`)]
}

function shownAs({
  id,
  status,
  totalPaise,
  paymentId,
  lines,
}: Omit<Order, 'buyer' | 'paymentOrderId'> & { lines: Line[] }) {
  return `${id} ${status} ${totalPaise} ${paymentId} ${goodsOf(lines)}`
}

/** By the price list of the shop's specification: ₹40 shipping below ₹499. */
function totalOf(lines: readonly Line[]): number {
  const subtotalPaise = lines.reduce((total, line) => total + line.quantity * line.pricePaise, 0)
  return subtotalPaise + (subtotalPaise >= 49_900 ? 0 : 4_000)
}

function goodsOf(lines: readonly Line[]): string {
  return lines
    .map(({ productId, quantity, pricePaise }) => `${quantity} × ${productId} at ${pricePaise}`)
    .toSorted()
    .join(', ')
}

/** The keys that several rows share; two rows of one `same` count as one. */
function repeated<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  same: (row: Row) => unknown = (row) => row,
): string[] {
  return [...Map.groupBy(rows, key)]
    .filter(([, all]) => new Set(all.map(same)).size > 1)
    .map(([name]) => name)
}

function sum(rows: readonly { amountPaise: number }[]): number {
  return rows.reduce((total, { amountPaise }) => total + amountPaise, 0)
}

function count(rows: readonly { quantity: number }[]): number {
  return rows.reduce((total, { quantity }) => total + quantity, 0)
}
