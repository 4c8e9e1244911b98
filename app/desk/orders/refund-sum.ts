import type { OrderDetail } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { handWayOf, leftByHand } from '#domain/payments/rules.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'

/** What is to be given back: so many pieces of each line, by its place, and the delivery or not. */
export interface Chosen {
  pieces: readonly number[]
  hasShipping: boolean
  /** Their deposits go back with them. */
  hasDeposit?: boolean
}

/**
 * What was really taken for that, in paise, as far as so much is left of the payment: each piece bears its
 * share of its line's discount, and of what a sale without a line took above or below the shop's prices.
 */
export function refundProposalPaise(
  order: Pick<OrderDetail, 'productId' | 'shipping' | 'subtotal' | 'saleDifference'>,
  { pieces, hasShipping, hasDeposit = false }: Chosen,
  leftPaise: number,
): number {
  const goods = order.productId.reduce(
    (sum, { sellingPrice }, place) => sum + toPaise(sellingPrice) * (pieces[place] ?? 0),
    0,
  )
  const deposits = order.productId.reduce(
    (sum, { deposit = 0 }, place) => sum + toPaise(deposit) * (hasDeposit ? (pieces[place] ?? 0) : 0),
    0,
  )
  const discount = order.productId.reduce(
    (sum, { off, quantity }, place) => sum + (toPaise(off) * (pieces[place] ?? 0)) / quantity,
    0,
  )
  const subtotalPaise = toPaise(order.subtotal)
  const moved = subtotalPaise > 0 ? (goods * toPaise(order.saleDifference)) / subtotalPaise : 0
  const off = Math.round(discount - moved)
  return Math.min(leftPaise, goods + deposits - off + (hasShipping ? toPaise(order.shipping) : 0))
}

/** How many pieces of each line were given back before, by refunds that were not refused. */
export function piecesGivenBack(order: Pick<OrderDetail, 'productId' | 'refunds'>): number[] {
  const lines = order.refunds.filter(({ standing }) => standing !== 'refused').flatMap(({ lines }) => lines)
  return order.productId.map((line) =>
    lines.reduce((sum, { position, quantity }) => sum + (position === line.position ? quantity : 0), 0),
  )
}

/** What is left of what was paid in cash, to the shop's own UPI id, and written down, in paise. */
export function leftInHand({ cash }: Pick<OrderDetail, 'cash'>): ReturnType<typeof leftByHand> {
  return leftByHand(cash.map(({ amount, way }) => ({ amountPaise: toPaise(amount), way: handWayOf(way) })))
}

/**
 * What is due, in rupees, when it is handed over as it stands: a packed order of which nobody has said where
 * it goes is then fetched, and costs no delivery.
 */
export function dueAtHandOver({
  due,
  shipping,
  status,
  delivery,
}: Pick<OrderDetail, 'due' | 'shipping' | 'status' | 'delivery'>): number {
  const isFetched = status === orderStatusLabels.packed && delivery.needsAddress
  return isFetched ? toRupees(toPaise(due) - Math.min(toPaise(shipping), toPaise(due))) : due
}
