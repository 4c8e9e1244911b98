import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'

import { products, sharedLists } from '#db/schema/index.ts'
import type { SharedLine } from '#db/schema/shared-lists.ts'
import { limitsOf, withinLimits } from '#domain/cart/rules.ts'
import { isOnShelf, productColumns } from '#domain/catalog/queries.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { numberOrNull } from '#domain/inventory/available.ts'

import { isOwn, ownerOf } from './share-list.ts'
import type { Sharing } from './share-list.ts'

/** A good of a shared list, as it is today, and how many of it. */
export interface SharedGood {
  id: string
  name: string
  hindiName: string | null
  category: string
  /** Of its pictures the first one. */
  image: string | null
  netQuantity: number
  netUnit: NetUnit
  leastGrams: number | null
  mostGrams: number | null
  sellingPricePaise: number
  /** null where nobody counts; 0 for what is sold no more. */
  stock: number | null
  isSold: boolean
  quantity: number
}

/**
 * The goods of a link, in the order in which they were shared. A link that is over, was ended or never was is
 * the same.
 * @throws not_found
 */
export async function sharedList(ctx: Ctx, token: string): Promise<SharedGood[]> {
  const [list] = await ctx.db
    .select({ lines: sharedLists.lines })
    .from(sharedLists)
    .where(and(eq(sharedLists.token, token), gt(sharedLists.expiresAt, ctx.now())))
  if (!list) throw new DomainError('not_found', { what: 'shared list' })
  return goodsOf(ctx, list.lines)
}

/** One's own link, with what it shares. */
export interface OwnSharedList {
  id: string
  token: string
  createdAt: Date
  expiresAt: Date
  goods: SharedGood[]
}

/** One's own links that open something still, the newest first. @throws not_signed_in */
export async function mySharedLists(ctx: Ctx, { guestKey }: Sharing): Promise<OwnSharedList[]> {
  const { id, token, lines, createdAt, expiresAt } = sharedLists
  const lists = await ctx.db
    .select({ id, token, lines, createdAt, expiresAt })
    .from(sharedLists)
    .where(and(isOwn(ownerOf(ctx, guestKey)), gt(expiresAt, ctx.now())))
    .orderBy(desc(createdAt), desc(id))
  const all = await goodsOf(
    ctx,
    lists.flatMap((list) => list.lines),
  )
  const known = new Map(all.map((good) => [good.id, good]))
  return lists.map(({ lines: its, ...list }) => ({ ...list, goods: withQuantities(its, known) }))
}

/** Forgets the links whose time is over. */
export async function pruneSharedLists(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, sharedLists, lte(sharedLists.expiresAt, ctx.now()))
}

async function goodsOf({ db }: Ctx, lines: readonly SharedLine[]): Promise<SharedGood[]> {
  if (lines.length === 0) return []
  const { id, name, hindiName, category, images, sellingPricePaise, ...columns } = productColumns
  const { netQuantity, netUnit, leastGrams, mostGrams } = columns
  const found = await db
    .select({
      id,
      name,
      hindiName,
      category,
      images,
      netQuantity,
      netUnit,
      leastGrams,
      mostGrams,
      sellingPricePaise,
      stock: sql<number | null>`case when ${isOnShelf} then ${products.stock} else 0 end`.mapWith(
        numberOrNull,
      ),
      isSold: sql<boolean>`${isOnShelf}`,
    })
    .from(products)
    .where(inArray(id, [...new Set(lines.map(({ productId }) => productId))]))
  const known = new Map(
    found.map(({ images: [image = null], ...good }) => [good.id, { ...good, image, quantity: 0 }]),
  )
  return withQuantities(lines, known)
}

function withQuantities(lines: readonly SharedLine[], known: ReadonlyMap<string, SharedGood>): SharedGood[] {
  return lines.flatMap(({ productId, quantity: wanted }) => {
    const good = known.get(productId)
    if (!good) return []
    // The shop may have set another least of goods by weight since, or have less than that.
    const isShort = good.stock !== null && good.stock < limitsOf(good).least
    return { ...good, quantity: withinLimits(wanted, good), stock: isShort ? 0 : good.stock }
  })
}
