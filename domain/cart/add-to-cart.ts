import { eq, sql } from 'drizzle-orm'

import { cartLines, products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { availableTo } from '#domain/inventory/available.ts'
import { stepOf } from '#domain/inventory/refuse-short.ts'

import { otherWeight, soldColumns } from './refuse-other-weight.ts'
import { limitsOf, maxCartLines, maxQuantity } from './rules.ts'

/**
 * Puts one of a product into one's own cart, of goods by weight the least; one that is there goes up by one,
 * in one statement, so that quick taps in two tabs all count. A counted product goes up to what is left. With
 * an idempotency key a repetition of the same request adds nothing.
 * @throws not_signed_in, not_found, no_longer_sold, out_of_stock, invalid_input, key_reused
 */
export async function addToCart(
  ctx: Ctx,
  input: { productId: string; idempotencyKey?: string | undefined },
): Promise<{ productName: string }> {
  signedIn(ctx)
  const { productId, idempotencyKey } = input
  // Only its last statement writes: without a key there is nothing to hold together.
  if (idempotencyKey === undefined) return add(ctx, productId)
  return once(ctx, { key: idempotencyKey, request: ['add to cart', productId] }, (tx) => add(tx, productId))
}

async function add(ctx: Ctx, productId: string): Promise<{ productName: string }> {
  const person = signedIn(ctx)
  const [product] = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      ...soldColumns,
      state: products.state,
      pricePaise: products.sellingPricePaise,
      stock: availableTo(person.id),
      otherLines: otherLines(person.id),
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!product || product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
  if (product.state === 'archived')
    throw new DomainError('no_longer_sold', {
      productId,
      productName: withPack(product.name, product),
      at: 'cart',
    })
  const limits = limitsOf(product)
  const most = Math.min(limits.most, product.stock ?? limits.most)
  if (most < limits.least) throw soldOut(product, 0)
  // More of what the cart has needs no further line.
  if (product.otherLines >= maxCartLines)
    throw new DomainError('invalid_input', {
      fields: { productId: { problem: 'too_many_products', maximum: maxCartLines } },
    })

  const added = await ctx.db
    .insert(cartLines)
    .values({
      id: newId(),
      personId: person.id,
      productId: product.id,
      quantity: limits.least,
      addedAt: ctx.now(),
      priceWhenAddedPaise: product.pricePaise,
    })
    .onConflictDoUpdate({
      target: [cartLines.personId, cartLines.productId],
      // A line that is older than a larger least counts as that.
      set: {
        quantity: sql`greatest(${cartLines.quantity}, ${limits.least}) + 1`,
        priceWhenAddedPaise: product.pricePaise,
      },
      setWhere: sql`greatest(${cartLines.quantity}, ${limits.least}) < ${most}`,
    })
    .returning({ id: cartLines.id })
  if (added.length > 0) return { productName: product.name }
  if (most < limits.most) throw soldOut(product, most)
  if (product.isByWeight) throw otherWeight(product)
  throw new DomainError('invalid_input', {
    fields: { quantity: { problem: 'too_many_of_product', maximum: maxQuantity } },
  })
}

function soldOut(product: PackSize & { id: string; name: string }, available: number): DomainError {
  const productName = withPack(product.name, product)
  return new DomainError('out_of_stock', {
    productId: product.id,
    productName,
    available,
    ...stepOf(product),
    at: 'cart',
  })
}

/** How many other products the cart has. */
function otherLines(personId: string) {
  // A piece of SQL of its own, as in `availableTo`.
  const lines = sql`(
    select count(*) from ${cartLines}
    where ${cartLines.personId} = ${personId} and ${cartLines.productId} <> ${products.id})`
  return sql<number>`${lines}`.mapWith(Number)
}
