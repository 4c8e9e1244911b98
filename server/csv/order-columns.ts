import type { SnapshotLine } from '#db/schema/orders.ts'
import { stateName } from '#domain/addresses/rules.ts'
import type { OrderView } from '#domain/orders/queries.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { plainRupees } from '#domain/pricing/rules.ts'

import { momentCell } from './cells.ts'

interface Column {
  name: string
  write: (order: OrderView, line: SnapshotLine, place: number) => string
}

/**
 * The columns of a file of orders, a line for each product of an order. What is said of the order as a whole
 * stands in each of its lines, so `order total` must not be added up; `line total` may.
 */
const columns: readonly Column[] = [
  { name: 'order number', write: ({ number }) => String(number) },
  { name: 'order id', write: ({ id }) => id },
  /** Indian time, ISO 8601. */
  { name: 'ordered at', write: ({ createdAt }) => momentCell(createdAt) },
  { name: 'status', write: ({ status }) => orderStatusLabels[status] },
  /** Empty for who took goods along at the stall and gave no name. */
  { name: 'customer id', write: ({ person }) => person.id ?? '' },
  { name: 'customer', write: ({ person }) => person.name },
  /** Empty for a person who has no account to sign in to. */
  { name: 'e-mail', write: ({ person }) => person.email ?? '' },
  /** UPI, Card, Cash. */
  { name: 'payment', write: ({ payment }) => payment.way },
  /** paid, ₹50.00 of ₹500.00 due. */
  { name: 'payment stands', write: ({ payment }) => payment.standing },
  /** The gateway's payment id; empty for an order that no payment came for. */
  { name: 'transaction', write: ({ transactionId }) => transactionId ?? '' },
  /** Rupees with two decimals, as all amounts here. */
  { name: 'order subtotal', write: (order) => plainRupees(order.subtotalPaise) },
  { name: 'shipping', write: (order) => plainRupees(order.shippingPaise) },
  { name: 'deposit', write: (order) => plainRupees(order.depositPaise) },
  { name: 'order total', write: (order) => plainRupees(order.totalPaise) },
  { name: 'due', write: (order) => plainRupees(order.duePaise) },
  /** brought, collected, or empty while nobody has said. */
  {
    name: 'delivery',
    write: (order) => (order.isCollected ? 'collected' : order.deliveryAddress ? 'brought' : ''),
  },
  { name: 'deliver to', write: ({ deliveryAddress: to }) => to?.name ?? '' },
  /** Ten digits. */
  { name: 'mobile', write: ({ deliveryAddress: to }) => to?.mobile ?? '' },
  {
    name: 'address',
    write: ({ deliveryAddress: to }) =>
      to ? [to.line1, to.line2, to.landmark].filter((line) => line !== null).join(', ') : '',
  },
  { name: 'directions', write: ({ deliveryAddress: to }) => to?.directions ?? '' },
  { name: 'town', write: ({ deliveryAddress: to }) => to?.town ?? '' },
  { name: 'pin code', write: ({ deliveryAddress: to }) => to?.pinCode ?? '' },
  { name: 'state', write: ({ deliveryAddress: to }) => (to ? stateName(to.stateCode) : '') },
  /** From 1. */
  { name: 'line', write: (_order, _line, place) => String(place + 1) },
  { name: 'product id', write: (_order, { productId }) => productId },
  { name: 'product', write: (_order, { productName }) => productName },
  { name: 'brand', write: (_order, { brandName }) => brandName },
  { name: 'category', write: (_order, { category }) => category },
  { name: 'net quantity', write: (_order, { netQuantity }) => String(netQuantity) },
  { name: 'net unit', write: (_order, { netUnit }) => netUnit },
  { name: 'quantity', write: (_order, { quantity }) => String(quantity) },
  { name: 'price (mrp)', write: (_order, line) => plainRupees(line.listPricePaise) },
  { name: 'selling price', write: (_order, line) => plainRupees(line.sellingPricePaise) },
  { name: 'line total', write: (_order, line) => plainRupees(line.sellingPricePaise * line.quantity) },
  { name: 'hsn code', write: (_order, { hsnCode }) => hsnCode ?? '' },
  /** Percent, contained in the price. */
  { name: 'tax rate', write: (_order, { taxRateBp }) => (taxRateBp === null ? '' : String(taxRateBp / 100)) },
]

export const orderColumnNames = columns.map(({ name }) => name)

/** The lines of an order. */
export function orderCells(order: OrderView): string[][] {
  return order.lines.map((line, place) => columns.map(({ write }) => write(order, line, place)))
}
