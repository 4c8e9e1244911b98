import { and, eq, inArray, or } from 'drizzle-orm'

import { groupPrices, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { priceGroups } from '#domain/pricing/groups/rules.ts'

/** What one, or one step by weight, costs members and resellers, in paise; null: as everybody. */
export interface GroupPrices {
  membersPaise: number | null
  resellersPaise: number | null
}

/** @throws not_signed_in, forbidden, not_found */
export async function groupPricesOf(ctx: Ctx, productId: string): Promise<GroupPrices> {
  admin(ctx)
  if ((await ctx.db.$count(products, eq(products.id, productId))) === 0)
    throw new DomainError('not_found', { what: 'product' })
  return readGroupPrices(ctx, productId)
}

/**
 * Says what a product costs members and resellers. No page and no list shows it, so none is told.
 * @throws not_signed_in, forbidden, not_found, invalid_input where it is not less than everybody pays
 */
export async function saveGroupPrices(
  ctx: Ctx,
  { productId, ...wanted }: GroupPrices & { productId: string },
): Promise<GroupPrices> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const [product] = await tx.db
      .select({ sellingPricePaise: products.sellingPricePaise })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) throw new DomainError('not_found', { what: 'product' })
    const before = await readGroupPrices(tx, productId)
    const problems = notLower(wanted, { ...product, before })
    if (Object.keys(problems).length > 0) throw new DomainError('invalid_input', { fields: problems })
    await writeGroupPrices(tx, [{ productId, ...wanted }])
    await writeAudit(tx, {
      action: 'group_prices_changed',
      objectId: productId,
      before: { ...before },
      after: { ...wanted },
    })
    tx.log.info({ productId, actorId }, 'group prices changed')
    return wanted
  })
}

/**
 * The prices that are new and not above nothing and below what everybody pays, by their groups. One that
 * stood before may stay: everybody's price can have fallen below it since.
 */
export function notLower(
  wanted: { [Name in keyof GroupPrices]?: number | null | undefined },
  { sellingPricePaise, before }: { sellingPricePaise: number; before: GroupPrices },
): Record<string, FieldProblem> {
  const wrong = priceGroups.filter((group) => {
    const paise = wanted[`${group}Paise`]
    if (typeof paise !== 'number' || paise === before[`${group}Paise`]) return false
    return paise < 1 || paise >= sellingPricePaise
  })
  return Object.fromEntries(
    wrong.map((group) => [group, { problem: 'not_lower' as const, sellingPricePaise }]),
  )
}

/** What these products cost the groups; those of which nothing is said are not in it. */
export async function groupPricesOfGoods(
  { db }: Pick<Ctx, 'db'>,
  productIds: readonly string[],
): Promise<Map<string, GroupPrices>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(groupPrices)
    .where(inArray(groupPrices.productId, [...productIds]))
  const said = new Map<string, GroupPrices>()
  for (const { productId, priceGroup, pricePaise } of rows)
    said.set(productId, { ...(said.get(productId) ?? noGroupPrices), [`${priceGroup}Paise`]: pricePaise })
  return said
}

/** Writes what is said of products, whose rows are locked; what is undefined stays as it is. */
export async function writeGroupPrices(
  { db }: Pick<Ctx, 'db'>,
  said: readonly ({ productId: string } & { [Name in keyof GroupPrices]?: number | null | undefined })[],
): Promise<void> {
  const all = said.flatMap(({ productId, ...prices }) =>
    priceGroups.flatMap((priceGroup) => {
      const pricePaise = prices[`${priceGroup}Paise`]
      return pricePaise === undefined ? [] : [{ productId, priceGroup, pricePaise }]
    }),
  )
  if (all.length === 0) return
  const isSaid = all.map(({ productId, priceGroup }) =>
    and(eq(groupPrices.productId, productId), eq(groupPrices.priceGroup, priceGroup)),
  )
  await db.delete(groupPrices).where(or(...isSaid))
  const rows = all.flatMap(({ pricePaise, ...of }) => (pricePaise === null ? [] : [{ ...of, pricePaise }]))
  if (rows.length > 0) await db.insert(groupPrices).values(rows)
}

export const noGroupPrices: GroupPrices = { membersPaise: null, resellersPaise: null }

async function readGroupPrices(ctx: Pick<Ctx, 'db'>, productId: string): Promise<GroupPrices> {
  return (await groupPricesOfGoods(ctx, [productId])).get(productId) ?? noGroupPrices
}
