import type { Step } from '#domain/catalog/rules.ts'
import type { OrderToPrint } from '#domain/orders/orders-to-print.ts'
import { needsAddress, orderStatusLabels } from '#domain/orders/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { SlotView } from '#domain/slots/queries.ts'
import { language } from '#words/language/en.ts'
import { label } from '#words/shop/order-labels/en.ts'
import { stateName } from '#words/shop/state/en.ts'
import { longDate } from '#words/ui/dates/en.ts'
import { pointName, slotTime } from '#words/ui/hours/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

import { sheetNames } from './sheet-names.ts'

/** An order in the words of a sheet: the server's, so that no browser writes a date in another way. */
export interface SheetOrder {
  id: string
  number: number
  /** '21 November 2026', in India. */
  day: string
  customer: string
  status: string
  /** Nothing is to be packed or brought any more. */
  isOver: boolean
  /** All of its money went back, and nobody has decided what becomes of it. */
  isRefundedAtGateway: boolean
  lines: {
    productId: string
    quantity: number
    name: string
    /** As the order has it, where the sheet calls it by its Hindi name. */
    ordered?: string
    brand: string
    /** Empty of goods by weight. */
    pack: string
    /** Of goods by weight: in what the quantity counts. */
    step?: Step
    category: string
  }[]
  note: string | null
  place: SheetPlace
  /** Its slot: 'Fri 4 Dec, 10 am to 12 noon · Pune'; null: it has none. */
  slot: string | null
  total: string
  /** What is due in cash; null: nothing. */
  due: string | null
}

export type SheetPlace =
  | { kind: 'address'; name: string; mobile: string; lines: string[]; directions: string | null }
  | { kind: 'fetched'; at: string }
  | { kind: 'needs address' }
  | { kind: 'unknown' }

/** `fetchedAt`: where the market is. */
export function sheetOrder(order: OrderToPrint, fetchedAt: string): SheetOrder {
  const { id, number, createdAt, person, status, lines, note, totalPaise, duePaise } = order
  return {
    id,
    number,
    day: longDate(createdAt.toISOString()),
    customer: person.name,
    status: label(orderStatusLabels[status]),
    isRefundedAtGateway: order.isRefundedAtGateway,
    isOver: status === 'delivered' || status === 'cancelled' || status === 'refunded',
    lines: lines.map((line) => ({
      ...sheetNames(line, language),
      productId: line.productId,
      category: line.category,
      quantity: line.quantity,
      brand: line.brandName,
      pack: line.isByWeight ? '' : packLabel(line),
      ...(line.isByWeight && { step: { grams: line.netQuantity } }),
    })),
    note,
    place: placeOf(order, fetchedAt),
    slot: order.slot && slotWords(order.slot),
    total: formatPaise(totalPaise),
    due: duePaise > 0 ? formatPaise(duePaise) : null,
  }
}

function slotWords({ day, startsAt, endsAt, zone }: SlotView): string {
  const { name, place, hindiName, hindiPlace } = zone
  const where = pointName({
    name,
    place: place ?? '',
    hindiName: hindiName ?? '',
    hindiPlace: hindiPlace ?? '',
  })
  return `${slotTime({ day, from: startsAt, to: endsAt })} · ${where}`
}

function placeOf(order: OrderToPrint, fetchedAt: string): SheetPlace {
  if (order.isCollected) return { kind: 'fetched', at: fetchedAt }
  if (!order.deliveryAddress) return { kind: needsAddress(order) ? 'needs address' : 'unknown' }
  const { name, mobile, line1, line2, landmark, town, pinCode, stateCode, directions } = order.deliveryAddress
  const lines = [line1, line2, landmark, `${town} ${pinCode}`, stateName(stateCode)].filter(
    (line): line is string => Boolean(line),
  )
  return { kind: 'address', name, mobile: `${mobile.slice(0, 5)} ${mobile.slice(5)}`, lines, directions }
}
