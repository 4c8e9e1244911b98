import { and, eq } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { products, stockWishes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Somebody wants to be told when a product can be had again: once for each of them. Answers its name. Who
 * asks at the very moment at which it comes back is told by the next run of `tellStockWishes`.
 * @param email in small letters
 * @throws not_found where the shop does not sell it, in_stock where it can be had
 */
export async function addStockWish(
  ctx: Ctx,
  { productId, ...wish }: { productId: string; email: string; language: Language },
): Promise<string> {
  const [product] = await ctx.db
    .select({ name: products.name, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.state, 'on_shelf')))
  if (!product) throw new DomainError('not_found', { what: 'product' })
  if (product.stock !== 0) throw new DomainError('in_stock', { productName: product.name })
  await ctx.db
    .insert(stockWishes)
    .values({ productId, ...wish, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [stockWishes.productId, stockWishes.email],
      set: { language: wish.language },
    })
  return product.name
}
