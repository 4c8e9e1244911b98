import { and, eq } from 'drizzle-orm'

import { cartLines, products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { availableTo } from '#domain/inventory/available.ts'
import { stepOf } from '#domain/inventory/refuse-short.ts'

import { refuseOtherWeight, soldColumns } from './refuse-other-weight.ts'

/**
 * Sets the quantity of a line of one's own cart. @throws not_signed_in, not_found, no_longer_sold,
 * out_of_stock, invalid_input
 */
export async function updateCartLine(ctx: Ctx, input: { lineId: string; quantity: number }): Promise<void> {
  const person = signedIn(ctx)
  const own = and(eq(cartLines.id, input.lineId), eq(cartLines.personId, person.id))
  const [line] = await ctx.db
    .select({
      quantity: cartLines.quantity,
      productId: products.id,
      name: products.name,
      ...soldColumns,
      state: products.state,
      stock: availableTo(person.id),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(own)
  if (!line) throw new DomainError('not_found', { what: 'cart line' })
  const { productId, name, state } = line
  const productName = withPack(name, line)
  if (state !== 'on_shelf' && input.quantity > line.quantity)
    throw new DomainError('no_longer_sold', { productId, productName, at: 'cart' })
  refuseOtherWeight(line, input.quantity)
  // Fewer is always allowed: a person who wants to come down to what is left must not be refused on the way.
  if (line.stock !== null && input.quantity > line.stock && input.quantity > line.quantity)
    throw new DomainError('out_of_stock', {
      productId,
      productName,
      available: line.stock,
      ...stepOf(line),
      at: 'cart',
    })
  await ctx.db.update(cartLines).set({ quantity: input.quantity }).where(own)
}
