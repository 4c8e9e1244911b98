import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { fillBoxes } from '#domain/boxes/fill-boxes.ts'
import { boughtSums } from '#domain/checkout/wanted-cart.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { sellFromShelf, sellWithoutCount } from '#domain/inventory/holds.ts'
import type { Buyer } from '#domain/offers/live-offers.ts'
import { countUses } from '#domain/offers/uses.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import { writeOrder } from '#domain/orders/write-order.ts'
import { notShipped } from '#domain/pricing/rules.ts'
import { writeDown } from '#domain/receivables/write-down.ts'
import { termsNow } from '#domain/shop/terms.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'
import { indianDay } from '#domain/time/rules.ts'

import { counterTotals } from './counter-totals.ts'
import { lockCustomer, lockFormerCustomer } from './lock-customer.ts'
import { handedOverNote } from './rules.ts'
import { wantedLines } from './wanted-lines.ts'
import type { CounterLine } from './wanted-lines.ts'

/**
 * How goods are paid that are taken along: in cash, to the shop's own UPI id, or later, by a person whom the
 * shop trusts.
 */
type Tender =
  | {
      way: 'cash'
      /** What the customer handed over, in paise; undefined where nobody typed it. */
      givenPaise?: number | undefined
    }
  | { way: 'upi'; reference: string }
  | { way: 'receivable' }

export interface StallSale {
  /** null: a walk-in customer, who gave no name. */
  personId: string | null
  /** Each product once. */
  lines: readonly CounterLine[]
  /** What was asked of the customer, in paise. */
  amountPaise: number
  /** The code of an offer, as it was said. */
  code?: string | undefined
  tender: Tender
  /**
   * The goods are gone and the money is in the box: the stall had no line. So many seconds ago, by the
   * device's own clock on both ends. undefined: the customer still stands there.
   */
  handedOverSecondsAgo?: number | undefined
  /** Who has sold it, where the device says so: nobody else may write it down as theirs. */
  soldBy?: string | undefined
}

export interface Sold {
  orderId: string
  orderNumber: number
  /** At the shop's own prices. */
  totalPaise: number
}

/**
 * Sells goods that are taken along, once under one idempotency key: the order as Delivered, its stock, its
 * money and its invoice, in one transaction. What was handed over without a line is written down at the
 * shop's own prices, also where the shelf has too little, and its customer has gone or is blocked by now;
 * what was asked above or below them is a difference in the till.
 * @throws not_signed_in, forbidden, not_found, invalid_input, no_price, upi_reference_used, reference_used,
 *   not_trusted, key_reused; while the customer stands there also person_blocked, cash_blocked,
 *   code_not_taken, amount_mismatch, out_of_stock, no_longer_sold, receivable_limit
 */
export async function sellAtStall(ctx: Ctx, sale: StallSale, idempotencyKey?: string): Promise<Sold> {
  const { id: soldBy } = onDuty(ctx, 'counter')
  if (sale.soldBy !== undefined && sale.soldBy !== soldBy) throw new DomainError('not_signed_in', {})
  const { personId, lines, amountPaise, code, tender } = sale
  // Without how it was sent: what got no answer while the customer stood there is sent again as handed over.
  const request = ['sell at stall', { personId, lines, amountPaise, code, tender }]
  const orderId = idempotencyKey === undefined ? newId() : orderIdOf(soldBy, idempotencyKey)
  return once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const before = await soldBefore(tx, orderId)
    if (before) return before
    return write(tx, { sale, soldBy, orderId })
  })
}

/** So that a device that was away for longer than keys are kept sells nothing a second time. */
function orderIdOf(soldBy: string, key: string): string {
  const digits = createHash('sha256').update(`${soldBy} ${key}`).digest('hex').slice(0, 26)
  return BigInt(`0x${digits}`).toString(36).padStart(20, '0').slice(-20)
}

async function soldBefore({ db }: Ctx, orderId: string): Promise<Sold | undefined> {
  const [order] = await db
    .select({ orderId: orders.id, orderNumber: orders.number, totalPaise: orders.totalPaise })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order
}

/** Locks in the order that `settle` names: person, order, products; then the numbers of invoices. */
async function write(
  tx: Ctx,
  { sale, soldBy, orderId }: { sale: StallSale; soldBy: string; orderId: string },
): Promise<Sold> {
  const { amountPaise: askedPaise, code, tender } = sale
  const isHandedOver = sale.handedOverSecondsAgo !== undefined
  const personId = await customerOf(tx, sale)
  const { lines: wanted, refuseSoldOut } = await wantedLines(tx, sale.lines)
  const lines = await fillBoxes(tx, wanted, { day: indianDay(tx.now()) })
  const terms = await termsNow(tx, null)
  const buyer: Buyer = personId === null ? 'walk-in' : { id: personId }
  const asked = { shownPaise: askedPaise, buyer, code, isHandedOver }
  const totals = await counterTotals(tx, { lines, shipping: notShipped, ...asked })
  const sums = boughtSums(totals)
  const { totalPaise } = sums
  if (!isHandedOver) {
    if (totalPaise !== askedPaise)
      throw new DomainError('amount_mismatch', { shownPaise: askedPaise, ...totals })
    refuseSoldOut()
    refuseTooLittle(tender, askedPaise)
  }
  const { number: orderNumber } = await writeOrder(tx, {
    id: orderId,
    bought: {
      personId,
      lines,
      ...sums,
      terms,
      deliveryAddress: null,
      isCollected: true,
      promisedOn: null,
      slotId: null,
    },
    way: { paymentWay: 'cash' },
    status: 'delivered',
    createdAt: tx.now(),
    takenBy: soldBy,
    note: isHandedOver ? handedOverNote(timeOf(tx, sale), { askedPaise, totalPaise }) : undefined,
  })
  await countUses(tx, sums.offers, { orderId })
  await writeAudit(tx, {
    action: 'sold_at_stall',
    objectId: orderId,
    before: null,
    after: {
      status: 'delivered',
      totalPaise,
      payment: tender.way,
      ...(askedPaise !== totalPaise && { takenPaise: askedPaise }),
    },
  })
  await take(tx, { sale, orderId, personId, totalPaise })
  // The box has what was taken, and the order costs what the shop says.
  if (askedPaise !== totalPaise && tender.way !== 'receivable')
    await enterInTill(tx, {
      way: tender.way,
      cause: 'sale_difference',
      amountPaise: askedPaise - totalPaise,
      orderId,
    })
  await happened(tx, 'sold_at_stall', { orderId, orderNumber, personId, returnDays: terms.returnDays })
  // Last, because everybody else who wants one of these goods waits for them; and then for the invoice.
  if (isHandedOver) await sellWithoutCount(tx, { orderId, wanted: lines })
  else await sellFromShelf(tx, { orderId, wanted: lines, insteadOf: undefined })
  await happened(tx, 'goods_leave', { orderId, isHandedOver: true, wasHere: true })
  tx.log.info(
    { orderId, totalPaise, actorId: soldBy, payment: tender.way, isHandedOver },
    'sold at the stall',
  )
  return { orderId, orderNumber, totalPaise }
}

/** What is written down is what the goods cost, whatever was asked. */
async function take(
  tx: Ctx,
  {
    sale: { tender, amountPaise: askedPaise, handedOverSecondsAgo },
    totalPaise: amountPaise,
    ...of
  }: { sale: StallSale; orderId: string; personId: string | null; totalPaise: number },
): Promise<void> {
  const { orderId } = of
  const cause = 'counter'
  const isHandedOver = handedOverSecondsAgo !== undefined
  if (tender.way === 'receivable') return writeDown(tx, { ...of, amountPaise, cause, isHandedOver })
  await enterCash(tx, {
    orderId,
    amountPaise,
    cause,
    ...(tender.way === 'upi'
      ? { upiReference: tender.reference }
      : { givenPaise: askedPaise === amountPaise ? tender.givenPaise : undefined }),
  })
}

async function customerOf(
  tx: Ctx,
  { personId, handedOverSecondsAgo, tender }: StallSale,
): Promise<StallSale['personId']> {
  if (personId === null) return null
  if (handedOverSecondsAgo !== undefined) return lockFormerCustomer(tx, personId)
  const { blockedFrom } = await lockCustomer(tx, personId)
  if (blockedFrom === 'cash' && tender.way === 'receivable')
    throw new DomainError('cash_blocked', { at: 'counter' })
  return personId
}

/** When it was handed over, by the shop's own clock: that of the device may be wrong. */
function timeOf({ now }: Ctx, { handedOverSecondsAgo = 0 }: StallSale): Date {
  return secondsAfter(now(), -handedOverSecondsAgo)
}

/** Nobody gives less than is asked, and gets the goods. @throws invalid_input */
function refuseTooLittle(tender: Tender, askedPaise: number): void {
  if (tender.way !== 'cash' || tender.givenPaise === undefined || tender.givenPaise >= askedPaise) return
  throw new DomainError('invalid_input', { fields: { 'payment.given': { problem: 'bad_rupees' } } })
}
