import { and, asc, desc, eq, inArray, ne, not } from 'drizzle-orm'

import { orderLines, orders, paymentOrders } from '#db/schema/index.ts'
import { emptyCart } from '#domain/cart/empty-cart.ts'
import { cart } from '#domain/cart/queries.ts'
import { afterAllOffers, lockEarlierOffers, supersede } from '#domain/checkout/earlier-offers.ts'
import { refuseIfKnownPaid } from '#domain/checkout/order-in-cash.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import { once } from '#domain/ground/idempotency.ts'
import { heldBy } from '#domain/inventory/held.ts'
import { releaseHolds } from '#domain/inventory/holds.ts'
import { isRefundedAtGateway } from '#domain/orders/refunded-at-gateway.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'

import { refuseCredit, refuseOtherSum, refuseOutdated, told } from './change-order.ts'
import type { PlannedChange } from './change-order.ts'
import { planEdit } from './plan-edit.ts'
import type { EditPlan, Order } from './plan-edit.ts'
import { refuseMissing, refuseMissingNow } from './refuse-missing.ts'
import { lockToEdit, writeEdit } from './write-edit.ts'

/** The order that one's cart can be added to, and what that would make of it. */
export interface CartOffer extends PlannedChange {
  orderId: string
  orderNumber: number
}

/**
 * The newest of one's own orders that is not packed and could take what is in the cart; null where there is
 * none. @throws not_signed_in
 */
export async function cartOffer(ctx: Ctx): Promise<CartOffer | null> {
  const person = signedIn(ctx)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.personId, person.id),
        inArray(orders.status, ['placed', 'paid']),
        ne(orders.paymentWay, 'none'),
        not(isRefundedAtGateway()),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  if (!order) return null
  try {
    const { plan } = await planOfCart(ctx, order)
    await refuseCredit(ctx, order, plan)
    await refuseMissingNow(ctx, plan, await heldForCart(ctx, person.id))
    return { orderId: order.id, orderNumber: order.number, ...(await told(ctx, order, plan)) }
  } catch (error) {
    // Whatever is in the way of it, paying the cart by itself says better.
    if (!expectedError(error)) throw error
    return null
  }
}

/**
 * Adds one's cart to an order of one's own that is not packed, at today's prices, once under one idempotency
 * key; what of it is due is paid when it is handed over, or by a link. What was offered for the cart before
 * gives way, as where it is ordered in cash: money that comes for it later goes back.
 * @throws not_signed_in, not_found, order_moved, replacement_stays, cart_empty, amount_mismatch,
 *   invalid_input, out_of_stock, no_longer_sold, no_price, already_paid, paid_too_late, cash_off,
 *   cash_needs_place, cash_too_much, cash_not_here, cash_blocked, key_reused
 */
export async function addCartToOrder(
  ctx: Ctx,
  {
    orderId,
    totalPaise,
  }: {
    orderId: string
    /** What the order comes to with it, as the page showed it. */
    totalPaise: number
  },
  idempotencyKey?: string,
): Promise<void> {
  signedIn(ctx)
  const request = ['add cart', orderId, totalPaise]
  const repeatable = { key: idempotencyKey, request, before: () => refuseIfKnownPaid(ctx) }
  const { paymentIds } = await once(ctx, repeatable, (tx) => addInTransaction(tx, orderId, totalPaise))
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** Locks in the order that `settle` names: person, payment orders, order, products, payments. */
async function addInTransaction(
  tx: Ctx,
  orderId: string,
  totalPaise: number,
): Promise<{ paymentIds: string[] }> {
  const person = signedIn(tx)
  const { earlier, open, createdAt } = await lockEarlierOffers(tx, undefined)
  const order = await lockToEdit(tx, orderId)
  if (order?.personId !== person.id) throw new DomainError('not_found', { what: 'order' })
  refuseOutdated(order, undefined)
  const { plan, inCart } = await planOfCart(tx, order)
  refuseOtherSum(plan, totalPaise)
  await refuseCredit(tx, order, plan)
  const at = await afterAllOffers(tx, person.id, createdAt)
  await supersede(tx, earlier, null)
  await refuseMissing(tx, plan, open ? await heldBy(tx, open.id) : undefined)
  if (open) await releaseHolds(tx, open.id)
  await emptyCart(tx, person.id, inCart)
  const productIds = inCart.map(({ productId }) => productId)
  return { paymentIds: await writeEdit(tx, order, { plan, ofCart: { productIds, at } }) }
}

/** @throws cart_empty, invalid_input, not_found, no_price */
async function planOfCart(
  ctx: Ctx,
  order: Order,
): Promise<{ plan: EditPlan; inCart: { productId: string; quantity: number }[] }> {
  const inCart = (await cart(ctx)).map(({ product, quantity }) => ({ productId: product.id, quantity }))
  if (inCart.length === 0) throw new DomainError('cart_empty', {})
  const present = await ctx.db
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  return { plan: await planEdit(ctx, order, { lines: [...present, ...inCart] }, true), inCart }
}

/** What is held of one's cart while one could be paying for it. */
async function heldForCart(ctx: Ctx, personId: string): Promise<Map<string, number>> {
  const [open] = await ctx.db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.personId, personId),
        eq(paymentOrders.purpose, 'cart'),
        eq(paymentOrders.status, 'open'),
      ),
    )
  return open ? heldBy(ctx, open.id) : new Map()
}
