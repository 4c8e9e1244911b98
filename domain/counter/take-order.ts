import type { DeliveryAddress } from '#db/schema/orders.ts'
import { refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import type { DeliveryTo } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { fillBoxes } from '#domain/boxes/fill-boxes.ts'
import { inSlot, shippingOf } from '#domain/checkout/destination.ts'
import type { Destination } from '#domain/checkout/destination.ts'
import { boughtSums } from '#domain/checkout/wanted-cart.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { sellFromShelf } from '#domain/inventory/holds.ts'
import { countUses } from '#domain/offers/uses.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import { writeOrder } from '#domain/orders/write-order.ts'
import { writeDown } from '#domain/receivables/write-down.ts'
import { termsNow } from '#domain/shop/terms.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'
import { indianDay } from '#domain/time/rules.ts'

import { writePerson } from './add-person.ts'
import type { NewPerson } from './add-person.ts'
import { counterTotals } from './counter-totals.ts'
import { lockCustomer } from './lock-customer.ts'
import { wantedLines } from './wanted-lines.ts'

/**
 * How an order of the counter is paid: when it is handed over, in cash now, by the shop's own UPI id, or
 * written down for its person.
 */
type CounterPayment =
  | { way: 'later' }
  | { way: 'cash' }
  | { way: 'upi'; reference: string }
  | { way: 'receivable' }

export interface CounterOrder {
  /** For whom: their customer, with an account or without an e-mail; or somebody new. */
  personId: string | NewPerson
  /** Each product once. */
  lines: readonly { productId: string; quantity: number }[]
  /** One of the person's addresses, another one, that it is fetched, or undefined: nobody has said yet. */
  delivery: { addressId: string } | { address: DeliveryAddress } | { collect: true } | undefined
  /** The total that the page showed, delivery included: with what offers take off, or without any. */
  amountPaise: number
  /** The code of an offer, as it was said. */
  code?: string | undefined
  /** The slot that was chosen; left out: the first one that can be had. */
  slotId?: string | undefined
  /** What is wanted where something of it is missing when it is packed; left out: the money back. */
  ifMissing?: MissingWish | undefined
  payment: CounterPayment
}

/**
 * Takes an order for somebody at the telephone or the stall, once under one idempotency key: at the prices
 * and with the stock of any order. The person's own cart stays as it is. What the shop asks of strangers
 * (cash up to an amount, one open order, an area's least sum) it does not ask here, because the shopkeeper
 * knows who it is for.
 * @throws not_signed_in, forbidden, not_found, address_contradicts, not_delivered, code_not_taken,
 *   amount_mismatch, out_of_stock, no_price, slot_full, slot_closed, upi_reference_used, reference_used,
 *   not_trusted, receivable_limit, person_blocked, cash_blocked, key_reused
 */
export async function takeOrder(
  ctx: Ctx,
  order: CounterOrder,
  idempotencyKey?: string,
): Promise<{ orderId: string; orderNumber: number; personId?: string }> {
  const { id: takenBy } = onDuty(ctx, 'counter')
  return once(ctx, { key: idempotencyKey, request: ['take order', order] }, async (tx) => {
    // With the order, so that one that is given up leaves nobody behind.
    const personId =
      typeof order.personId === 'string' ? order.personId : await writePerson(tx, order.personId)
    await refusePerson(tx, { ...order, personId })
    const { area, ...there } = await destinationOf(tx, { ...order, personId })
    const { lines: wanted, refuseSoldOut } = await wantedLines(tx, order.lines)
    const terms = await termsNow(tx, area)
    const { amountPaise: shownPaise, payment, code } = order
    const priced = { lines: wanted, shipping: shippingOf(there, terms), shownPaise }
    const totals = await counterTotals(tx, { ...priced, buyer: { id: personId }, code })
    if (totals.totalPaise !== shownPaise) throw new DomainError('amount_mismatch', { shownPaise, ...totals })
    refuseSoldOut()
    const destination = await inChosenSlot(tx, there, { zoneId: area?.zoneId ?? null, slotId: order.slotId })
    const lines = await fillBoxes(tx, wanted, { day: destination.promisedOn ?? indianDay(tx.now()) })
    const orderId = newId()
    const sums = boughtSums(totals)
    const { totalPaise } = sums
    const { number: orderNumber } = await writeOrder(tx, {
      id: orderId,
      bought: { personId, lines, ...sums, terms, ...destination, ifMissing: order.ifMissing },
      way: { paymentWay: 'cash' },
      status: 'placed',
      createdAt: tx.now(),
      takenBy,
      isPaid: payment.way !== 'later',
    })
    await countUses(tx, sums.offers, { orderId })
    await writeAudit(tx, {
      action: 'order_taken',
      objectId: orderId,
      before: null,
      after: { status: 'placed', totalPaise, payment: payment.way },
    })
    if (payment.way === 'receivable')
      await writeDown(tx, { orderId, personId, amountPaise: totalPaise, cause: 'counter' })
    else if (payment.way !== 'later' && totalPaise > 0) {
      const upiReference = payment.way === 'upi' ? payment.reference : undefined
      await enterCash(tx, { orderId, amountPaise: totalPaise, cause: 'counter', upiReference })
    }
    // Last, because everybody else who wants one of these goods waits for them.
    await sellFromShelf(tx, { orderId, wanted: lines, insteadOf: undefined })
    tx.log.info({ orderId, totalPaise, actorId: takenBy, payment: payment.way }, 'order taken at the counter')
    return { orderId, orderNumber, personId }
  })
}

/** An order whose person is written down. */
type OrderOf = CounterOrder & { personId: string }

/** Nothing is taken for who is blocked from the shop, and nothing on credit for who is blocked from cash. */
async function refusePerson(tx: Ctx, { personId, payment }: OrderOf): Promise<void> {
  const { blockedFrom } = await lockCustomer(tx, personId)
  if (blockedFrom === 'cash' && (payment.way === 'later' || payment.way === 'receivable'))
    throw new DomainError('cash_blocked', { at: 'counter' })
}

/** Without a chosen one the first that can be had, or none: what the desk has promised it can keep. */
async function inChosenSlot(
  tx: Ctx,
  there: Destination,
  { zoneId, slotId }: { zoneId: string | null; slotId: string | undefined },
): Promise<Destination> {
  if (slotId !== undefined) return inSlot(tx, there, { place: { zoneId, hasPoints: true }, slotId })
  const slot = await takeSlotOrNone(tx, { place: slotPlaceOf(there, zoneId) })
  return slot ? { ...there, slotId: slot.id, promisedOn: slot.day } : there
}

async function destinationOf(
  tx: Ctx,
  { personId, delivery }: OrderOf,
): Promise<Destination & Pick<DeliveryTo, 'area'>> {
  const nowhere = { deliveryAddress: null, promisedOn: null, slotId: null, area: null }
  if (!delivery) return { ...nowhere, isCollected: false }
  if ('collect' in delivery) return { ...nowhere, isCollected: true }
  const deliveryAddress =
    'address' in delivery ? delivery.address : await addressOf(tx, personId, delivery.addressId)
  const { area, promised } = await refuseUndelivered(tx, deliveryAddress.pinCode)
  return { deliveryAddress, isCollected: false, promisedOn: promised?.on ?? null, slotId: null, area }
}
