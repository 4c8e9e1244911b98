import { isDeepStrictEqual } from 'node:util'

import { eq, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { paymentOrders } from '#db/schema/index.ts'
import type { SnapshotLine, UsedOffer } from '#db/schema/orders.ts'
import { fillBoxes } from '#domain/boxes/fill-boxes.ts'
import { piecesOf } from '#domain/boxes/rules.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { heldBy } from '#domain/inventory/held.ts'
import { holdStock } from '#domain/inventory/holds.ts'
import { holdMinutes } from '#domain/inventory/rules.ts'
import { countUses } from '#domain/offers/uses.ts'
import { indianDay } from '#domain/time/rules.ts'

import { inSlot } from './destination.ts'
import type { Destination } from './destination.ts'
import { lockEarlierOffers, refuseIfPaid, supersede } from './earlier-offers.ts'
import type { PaymentOrder } from './earlier-offers.ts'
import { openAtGateway, paymentOrderById } from './open-at-gateway.ts'
import type { Offer } from './open-at-gateway.ts'
import { boughtSums, wantedCart } from './wanted-cart.ts'
import type { ToPay } from './wanted-cart.ts'

/** On which device, and in the language of which page. */
export interface From {
  deviceId?: string | null
  language: Language
}

/** And under which key. */
type Asked = From & { idempotencyKey?: string | undefined }

type Wanted = Destination & {
  lines: readonly SnapshotLine[]
  shippingPaise: number
  offers: readonly UsedOffer[]
}

/**
 * Starts paying: prices the cart, writes it down as a payment order with its stock held, and opens an order
 * at the gateway. Asked again with an unchanged cart for the same place it answers the same gateway order,
 * which takes one payment only; so two tabs, a double click or a lost answer never charge twice. A changed
 * cart supersedes the payment order before it. Whatever was tried before, the gateway is called three times
 * at most, unless it has news of a payment.
 * @throws not_signed_in, not_found, not_delivered, cart_empty, code_not_taken, amount_mismatch,
 *   below_least, out_of_stock, no_longer_sold, no_price, already_paid, already_ordered, paid_too_late,
 *   slot_full, slot_closed, key_reused, gateway_unavailable, payment_refused
 */
export async function createPaymentOrder(
  ctx: Ctx,
  input: ToPay & Asked,
): Promise<{ id: string; amountPaise: number; currency: string; keyId: string }> {
  buying(ctx)
  const offer = await makeOffer(ctx, input)
  const open = isGone(offer.paymentOrder) ? offer.paymentOrder : await openAtGateway(ctx, offer)
  // A repetition that comes when its goods are not held any more is a request of its own; and so is what
  // another tab took the place of while the gateway was asked.
  if (isGone(open)) return createPaymentOrder(ctx, { ...input, idempotencyKey: undefined })
  const { gatewayOrderId: id, gatewayKeyId, totalPaise: amountPaise, currency } = open
  return { id: id!, amountPaise, currency, keyId: gatewayKeyId ?? ctx.gateways.payments.keyId }
}

/** Its goods are not held any more. */
function isGone({ status }: PaymentOrder): boolean {
  return status === 'superseded' || status === 'expired'
}

async function makeOffer(
  ctx: Ctx,
  { idempotencyKey: key, deviceId = null, language, ...toPay }: ToPay & Asked,
): Promise<Offer> {
  const offers: Offer[] = []
  const { amountPaise, depositPaise, delivery, code, slotId, ifMissing } = toPay
  const request = [
    'pay',
    amountPaise,
    ...(depositPaise === undefined ? [] : [{ depositPaise }]),
    ...(delivery ? [delivery] : []),
    ...(code ? [{ code }] : []),
    ...(slotId ? [{ slotId }] : []),
    ...(ifMissing ? [{ ifMissing }] : []),
  ]
  const repeatable = { key, request, before: () => refuseIfPaid(ctx) }
  const id = await once(ctx, repeatable, async (tx) => {
    const offer = await writePaymentOrder(tx, toPay, { deviceId, language })
    offers.push(offer)
    return offer.paymentOrder.id
  })
  // What was written is at hand: reading it again would wait for a connection behind everybody else.
  const written = offers.find(({ paymentOrder }) => paymentOrder.id === id)
  return written ?? { paymentOrder: await paymentOrderById(ctx, id), isNew: false }
}

/**
 * The payment order that this cart is to be paid by: the one that is open for it, or a new one in its place.
 * The rows of products come last, because everybody who wants one of them waits for them.
 */
export async function writePaymentOrder(
  tx: Ctx,
  toPay: ToPay,
  { deviceId = null, language }: From,
): Promise<Offer> {
  const { ifMissing = 'refund' } = toPay
  const { earlier, open, createdAt, ...known } = await lockEarlierOffers(tx, toPay.delivery)
  const {
    lines: wanted,
    destination: there,
    totals,
    terms,
    refuseSoldOut,
  } = await wantedCart(tx, toPay, known)
  const destination = await inSlot(tx, there, {
    place: known.place,
    slotId: toPay.slotId,
    held: open?.slotId,
  })
  const lines = await fillBoxes(tx, wanted, { day: destination.promisedOn ?? indianDay(tx.now()) })
  const sums = boughtSums(totals)
  if (open && isStillGood(tx, open, { lines, ...sums, ...destination }) && (await isHeld(tx, open))) {
    // Paid on the page that asked last.
    if (open.language !== language || open.ifMissing !== ifMissing)
      await tx.db.update(paymentOrders).set({ language, ifMissing }).where(eq(paymentOrders.id, open.id))
    return { paymentOrder: open, isNew: false }
  }
  refuseSoldOut()

  const id = newId()
  const givingWay = tx.db.$with('giving_way').as(supersede(tx, earlier, id))
  const [paymentOrder] = await tx.db
    .with(givingWay)
    .insert(paymentOrders)
    .values({
      id,
      personId: buying(tx).id,
      lines,
      ...sums,
      terms,
      ...destination,
      // Reads those that give way, so that they do before it is written: one is open at a time.
      createdAt: sql`(select ${createdAt.toISOString()}::timestamptz from (select count(*) from ${givingWay}) gone)`,
      nextCheckAt: holdEnd(createdAt),
      deviceId,
      language,
      ifMissing,
    })
    .returning()
  await countUses(tx, sums.offers, { paymentOrderId: id })
  await holdStock(tx, { paymentOrderId: id, wanted: lines, insteadOf: open })
  return { paymentOrder: paymentOrder!, isNew: true }
}

/**
 * The same goods at the same prices, brought for as much to the same place in the same slot, under the same
 * key, and the hold lasts long enough to pay in peace.
 */
function isStillGood(ctx: Ctx, paymentOrder: PaymentOrder, wanted: Wanted): boolean {
  const lasts = holdEnd(paymentOrder.createdAt).getTime() - ctx.now().getTime() > 5 * 60 * 1000
  const { gatewayKeyId } = paymentOrder
  const isOfThisKey = gatewayKeyId === null || gatewayKeyId === ctx.gateways.payments.keyId
  const isSame = isDeepStrictEqual(essence(paymentOrder), essence(wanted))
  return lasts && isOfThisKey && isSame
}

/** Whether all its goods are held; a person who began to count them may have let some of them go. */
async function isHeld(ctx: Ctx, { id, lines }: PaymentOrder): Promise<boolean> {
  const held = await heldBy(ctx, id)
  return [...piecesOf(lines)].every(([productId, quantity]) => held.get(productId) === quantity)
}

/** By what one cart is told from another. The database keeps an address's fields in an order of its own. */
function essence({
  lines,
  shippingPaise,
  offers,
  deliveryAddress,
  isCollected,
  promisedOn,
  slotId,
}: Wanted): unknown[] {
  const goods = lines.map((line) => [
    line.productId,
    line.quantity,
    line.sellingPricePaise,
    line.listPricePaise,
    line.depositPaise ?? 0,
  ])
  const off = offers.map((offer) => [offer.id, offer.name, offer.lines, offer.shippingPaise])
  return [goods, shippingPaise, off, deliveryAddress, isCollected, promisedOn, slotId]
}

function holdEnd(createdAt: Date): Date {
  return secondsAfter(createdAt, holdMinutes * 60)
}
