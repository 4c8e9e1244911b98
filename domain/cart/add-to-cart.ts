import { and, count, eq, ne, sql } from 'drizzle-orm'

import { cartLines, products } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { availableTo } from '#domain/inventory/available.ts'

import { maxCartLines, maxQuantity } from './rules.ts'

/**
 * Puts one of a product into one's own cart; one that is there goes up by one, in one statement, so that
 * quick taps in two tabs all count. A counted product goes up to what is left. With an idempotency key a
 * repetition of the same request adds nothing.
 * @throws not_signed_in, not_found, no_longer_sold, out_of_stock, invalid_input, key_reused
 */
export async function addToCart(
  ctx: Ctx,
  input: { productId: string; idempotencyKey?: string | undefined },
): Promise<{ productName: string }> {
  signedIn(ctx)
  const { productId, idempotencyKey } = input
  return once(ctx, { key: idempotencyKey, request: ['add to cart', productId] }, (tx) => add(tx, productId))
}

async function add(ctx: Ctx, productId: string): Promise<{ productName: string }> {
  const person = signedIn(ctx)
  const [product] = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      state: products.state,
      pricePaise: products.sellingPricePaise,
      stock: availableTo(person.id),
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!product || product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
  if (product.state === 'archived')
    throw new DomainError('no_longer_sold', { productId, productName: product.name, at: 'cart' })
  const most = Math.min(maxQuantity, product.stock ?? maxQuantity)
  if (most < 1) throw soldOut(product, 0)
  await refuseFullCart(ctx, person.id, product.id)

  const added = await ctx.db
    .insert(cartLines)
    .values({
      id: newId(),
      personId: person.id,
      productId: product.id,
      quantity: 1,
      addedAt: ctx.now(),
      priceWhenAddedPaise: product.pricePaise,
    })
    .onConflictDoUpdate({
      target: [cartLines.personId, cartLines.productId],
      set: { quantity: sql`${cartLines.quantity} + 1`, priceWhenAddedPaise: product.pricePaise },
      setWhere: sql`${cartLines.quantity} < ${most}`,
    })
    .returning({ id: cartLines.id })
  if (added.length > 0) return { productName: product.name }
  if (most < maxQuantity) throw soldOut(product, most)
  throw new DomainError('invalid_input', {
    fields: { quantity: { problem: 'too_many_of_product', maximum: maxQuantity } },
  })
}

function soldOut({ id, name }: { id: string; name: string }, available: number): DomainError {
  return new DomainError('out_of_stock', { productId: id, productName: name, available, at: 'cart' })
}

/** More of what the cart has needs no further line. */
async function refuseFullCart({ db }: Ctx, personId: string, productId: string): Promise<void> {
  const others = and(eq(cartLines.personId, personId), ne(cartLines.productId, productId))
  const [lines] = await db.select({ n: count() }).from(cartLines).where(others)
  if (!lines || lines.n < maxCartLines) return
  throw new DomainError('invalid_input', {
    fields: { productId: { problem: 'too_many_products', maximum: maxCartLines } },
  })
}
