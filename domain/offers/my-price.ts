import { and, eq, ne } from 'drizzle-orm'

import { groupPrices, people, products } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

/**
 * Whose prices one pays, and what one of a product costs one by them; null: as everybody, or there is no such
 * product. @throws not_signed_in
 */
export async function myPriceOf(
  ctx: Ctx,
  productId: string | undefined,
): Promise<{ group: PriceGroup | null; pricePaise: number | null }> {
  const { id } = signedIn(ctx)
  const { sellingPricePaise } = products
  const [found] = await ctx.db
    .select({ group: people.priceGroup, ownPaise: groupPrices.pricePaise, sellingPricePaise })
    .from(people)
    .leftJoin(products, and(eq(products.id, productId ?? ''), ne(products.state, 'draft')))
    .leftJoin(
      groupPrices,
      and(eq(groupPrices.productId, products.id), eq(groupPrices.priceGroup, people.priceGroup)),
    )
    .where(eq(people.id, id))
  const { group = null, ownPaise = null, sellingPricePaise: everybodysPaise = null } = found ?? {}
  const isLower = ownPaise !== null && everybodysPaise !== null && ownPaise < everybodysPaise
  return { group, pricePaise: isLower ? ownPaise : null }
}
