import type { Language } from '#db/schema/columns.ts'
import { fillBoxes } from '#domain/boxes/fill-boxes.ts'
import { emptyCart } from '#domain/cart/empty-cart.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { sellFromShelf } from '#domain/inventory/holds.ts'
import { countUses } from '#domain/offers/uses.ts'
import { writeOrder } from '#domain/orders/write-order.ts'
import { writeDown } from '#domain/receivables/write-down.ts'
import { indianDay } from '#domain/time/rules.ts'

import { refuseBlocked, refuseCash } from './cash.ts'
import { inSlot } from './destination.ts'
import { afterAllOffers, lockEarlierOffers, refuseIfPaid, supersede } from './earlier-offers.ts'
import { lockGuestCash } from './guest-cash.ts'
import { orderFromWallet } from './order-from-wallet.ts'
import { boughtSums, wantedCart } from './wanted-cart.ts'
import type { ToPay } from './wanted-cart.ts'

/** In the language of their page. */
type InCash = ToPay & {
  language: Language
  /**
   * receivable: it is written down, and owed. wallet: paid whole from what the shop keeps of them. Left out:
   * cash when it is handed over.
   */
  payFrom?: 'receivable' | 'wallet' | undefined
}

/** `totalPaise`: what is to be paid; not there in answers that were kept before it was said. */
interface Ordered {
  orderId: string
  totalPaise?: number
}

/**
 * Orders one's own cart, to be paid in cash when it is handed over, written down for who is trusted, or paid
 * from one's wallet; once under one idempotency key. Order, stock and cart change in one transaction. What
 * was offered for the cart before gives way: what it held is this person's, and money that comes for it later
 * goes back.
 * @throws not_signed_in, not_found, not_delivered, cart_empty, code_not_taken, amount_mismatch, below_least,
 *   out_of_stock, no_longer_sold, no_price, already_paid, already_ordered, paid_too_late, cash_off,
 *   cash_needs_place, cash_too_much, cash_not_here, cash_blocked, cash_order_open, cash_guest_too_much,
 *   cash_guest_open, not_trusted, receivable_limit, wallet_short, slot_full, slot_closed,
 *   key_reused
 */
export async function orderInCash(
  ctx: Ctx,
  { idempotencyKey: key, ...toPay }: InCash & { idempotencyKey?: string | undefined },
): Promise<Ordered> {
  buying(ctx)
  const { amountPaise, depositPaise, delivery, code, slotId, ifMissing, payFrom } = toPay
  const request = [
    'order in cash',
    amountPaise,
    ...(depositPaise === undefined ? [] : [{ depositPaise }]),
    delivery,
    ...(code ? [code] : []),
    ...(slotId ? [{ slotId }] : []),
    ...(ifMissing ? [{ ifMissing }] : []),
    ...(payFrom ? [{ payFrom }] : []),
  ]
  const repeatable = { key, request, before: () => refuseIfKnownPaid(ctx) }
  return once(ctx, repeatable, (tx) => orderInTransaction(tx, toPay))
}

/** Cash needs no gateway: where that does not answer, money that it has already goes back later. */
export async function refuseIfKnownPaid(ctx: Ctx): Promise<void> {
  try {
    await refuseIfPaid(ctx)
  } catch (error) {
    if (!hasCode(error, 'gateway_unavailable')) throw error
  }
}

/** Locks in the order that `settle` names: person, payment orders, slots, what is owed, products. */
async function orderInTransaction(tx: Ctx, { language, payFrom, ...toPay }: InCash): Promise<Ordered> {
  const { id: personId, isGuest } = buying(tx)
  if (payFrom === 'wallet') return orderFromWallet(tx, personId, { ...toPay, language })
  const { earlier, open, createdAt: now, ...known } = await lockEarlierOffers(tx, toPay.delivery)
  const {
    lines: wanted,
    destination: there,
    totals,
    terms,
    refuseSoldOut,
  } = await wantedCart(tx, toPay, known)
  if (isGuest) await lockGuestCash(tx)
  if (payFrom) await refuseBlocked(tx)
  else await refuseCash(tx, { totalPaise: totals.totalPaise, destination: there })
  refuseSoldOut()
  const destination = await inSlot(tx, there, {
    place: known.place,
    slotId: toPay.slotId,
    held: open?.slotId,
  })
  const lines = await fillBoxes(tx, wanted, { day: destination.promisedOn ?? indianDay(tx.now()) })
  await supersede(tx, earlier, null)
  const id = newId()
  const sums = boughtSums(totals)
  const { totalPaise, offers } = sums
  await writeOrder(tx, {
    id,
    bought: { personId, lines, ...sums, terms, ...destination, ifMissing: toPay.ifMissing },
    way: { paymentWay: 'cash' },
    status: 'placed',
    createdAt: await afterAllOffers(tx, personId, now),
    language,
    isPaid: payFrom !== undefined,
  })
  await countUses(tx, offers, { orderId: id })
  await emptyCart(tx, personId, lines)
  if (payFrom) await writeDown(tx, { orderId: id, personId, amountPaise: totalPaise, cause: 'checkout' })
  await sellFromShelf(tx, { orderId: id, wanted: lines, insteadOf: open })
  tx.log.info({ orderId: id, totalPaise, payFrom }, 'order placed in cash')
  return { orderId: id, totalPaise }
}
