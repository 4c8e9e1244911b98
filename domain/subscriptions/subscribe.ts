import { and, eq, isNull } from 'drizzle-orm'

import { products, subscribers, subscriptions } from '#db/schema/index.ts'
import { refuseOtherWeight, soldColumns } from '#domain/cart/refuse-other-weight.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { refuseGone } from '#domain/inventory/refuse-short.ts'
import { withOwnPrice } from '#domain/offers/groups/rules.ts'
import { groupOffer } from '#domain/offers/live-offers.ts'

import { auditFor } from './lock-subscription.ts'
import { refuseOtherDays } from './place-days.ts'
import { costOf, inOrder, mostSubscriptions } from './rules.ts'
import { forWhom, lockWhose, writeDelivery } from './set-delivery.ts'
import type { WantedDelivery } from './set-delivery.ts'

export interface WantedSubscription {
  /** Left out: one's own; another's needs the counter. */
  personId?: string | undefined
  productId: string
  /** Packs, or steps of what is sold by weight. */
  quantity: number
  /** 1 for Monday to 7. */
  weekdays: readonly number[]
  /** What one costs with its deposit, as the page showed it: what it may cost later is measured by that. */
  pricePaise: number
  /** Left out: as what comes to the person already. It changes where all of theirs goes. */
  delivery?: WantedDelivery | undefined
}

/**
 * Lets a product come by itself on some days of the week, from the first day on that is still open; once
 * under one idempotency key, and one of a product a person.
 * @throws not_signed_in, not_found, person_blocked, no_longer_sold, no_price, price_is_other,
 *   invalid_input, subscribed_already, too_many_subscriptions, address_contradicts, not_delivered,
 *   not_trusted, cash_off, cash_not_here, cash_blocked, key_reused
 */
export async function subscribe(
  ctx: Ctx,
  wanted: WantedSubscription,
  idempotencyKey?: string,
): Promise<{ personId: string; subscriptionId: string }> {
  const personId = forWhom(ctx, wanted.personId)
  return once(ctx, { key: idempotencyKey, request: ['subscribe', wanted] }, async (tx) => {
    await lockWhose(tx, personId)
    const { productId, quantity, pricePaise, delivery } = wanted
    const { agreedPaise, ...product } = await agreedGoods(tx, personId, { productId, pricePaise })
    refuseOtherWeight(product, quantity)
    if (delivery) await writeDelivery(tx, personId, delivery)
    else if ((await tx.db.$count(subscribers, eq(subscribers.personId, personId))) === 0)
      throw new DomainError('invalid_input', { fields: { delivery: { problem: 'missing' } } })
    await refuseOtherDays(tx, personId, wanted.weekdays)
    const live = and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt))
    if ((await tx.db.$count(subscriptions, live)) >= mostSubscriptions)
      throw new DomainError('too_many_subscriptions', { maximum: mostSubscriptions })
    const terms = { quantity, weekdays: inOrder(wanted.weekdays), agreedPaise }
    const [written] = await tx.db
      .insert(subscriptions)
      .values({ id: newId(), personId, productId, ...terms, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id })
    if (!written)
      throw new DomainError('subscribed_already', { productName: withPack(product.name, product) })
    await auditFor(tx, personId, { product: productId, after: terms })
    tx.log.info({ subscriptionId: written.id }, 'subscribed')
    return { personId, subscriptionId: written.id }
  })
}

/**
 * What is agreed on: goods on the shelf, at the price that the page showed, their deposit with it. Who is of
 * a group may have seen what everybody pays, and agrees on their own price.
 * @throws not_found, no_longer_sold, no_price, price_is_other
 */
export async function agreedGoods(
  ctx: Ctx,
  personId: string,
  { productId, pricePaise }: { productId: string; pricePaise: number },
) {
  const [product] = await ctx.db
    .select({
      name: products.name,
      state: products.state,
      sellingPricePaise: products.sellingPricePaise,
      depositPaise: products.depositPaise,
      ...soldColumns,
    })
    .from(products)
    .where(eq(products.id, productId))
    // A price that changes meanwhile is waited for.
    .for('share')
  if (!product || product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
  refuseGone({ productId, productName: product.name, ...product }, product.state === 'on_shelf')
  const productName = withPack(product.name, product)
  if (product.sellingPricePaise === 0) throw new DomainError('no_price', { productId, productName })
  const own = withOwnPrice(await groupOffer(ctx, personId, [productId]), { ...product, id: productId })
  const agreedPaise = costOf(own)
  if (![costOf(product), agreedPaise].includes(pricePaise))
    throw new DomainError('price_is_other', { productName, pricePaise: agreedPaise })
  return { ...product, agreedPaise }
}
