import { and, asc, eq, isNotNull, like, ne, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { escapeLike } from '#domain/ground/search-words.ts'

import { isOnShelf } from './queries.ts'
import type { ProductView } from './queries.ts'
import { cheapestPack, mostPacks, valueNamed } from './rules.ts'
import type { Pack, PackSize } from './rules.ts'

/** The name of a family as it is kept; null for none, undefined where it is to stay. */
export function familyNamed(name: string | null | undefined): string | null | undefined {
  return typeof name === 'string' ? name.trim().replaceAll(/\s+/g, ' ') || null : name
}

/** A pack with what says how much of it somebody may buy. */
export type SoldPack = Pack & Pick<ProductView, 'leastGrams' | 'mostGrams'>

/**
 * The packs of these products' families that are on the shelf, the small ones first, by the key of the
 * family. One that has no other pack there is left out.
 */
export async function packsOf(
  { db }: Ctx,
  shown: readonly Pick<ProductView, 'familyKey'>[],
): Promise<Map<string, SoldPack[]>> {
  const keys = [...new Set(shown.flatMap(({ familyKey }) => familyKey ?? []))]
  if (keys.length === 0) return new Map()
  const { id, name, hindiName, familyKey, netQuantity, netUnit, sellingPricePaise, position } = products
  const { leastGrams, mostGrams } = products
  const pack = db
    .select({
      id,
      name,
      hindiName,
      netQuantity,
      netUnit,
      sellingPricePaise,
      leastGrams,
      mostGrams,
      // Of goods by weight less than their least may be left.
      isSoldOut:
        sql<boolean>`coalesce(${products.stock} < coalesce(${leastGrams} / ${netQuantity}, 1), false)`.as(
          'is_sold_out',
        ),
    })
    .from(products)
    .where(and(eq(familyKey, sql`key`), isOnShelf))
    .orderBy(asc(netUnit), asc(netQuantity), asc(position))
    .limit(mostPacks)
    .as('pack')
  const rows = await db
    .select({
      key: sql<string>`key`,
      id: pack.id,
      name: pack.name,
      hindiName: pack.hindiName,
      netQuantity: pack.netQuantity,
      netUnit: pack.netUnit,
      sellingPricePaise: pack.sellingPricePaise,
      leastGrams: pack.leastGrams,
      mostGrams: pack.mostGrams,
      isSoldOut: pack.isSoldOut,
    })
    .from(sql`unnest(${sql.param(keys)}::text[]) as key`)
    .innerJoinLateral(pack, sql`true`)
  const families = Map.groupBy(rows, ({ key }) => key)
  return new Map(
    [...families]
      .filter(([, packs]) => packs.length > 1)
      .map(([key, packs]) => {
        const cheapest = cheapestPack(packs)
        const marked = packs.map(({ key: _key, ...pack }) =>
          pack.id === cheapest?.id ? { ...pack, isCheapest: true } : pack,
        )
        return [key, marked]
      }),
  )
}

/**
 * Names of families of a category that begin so, in any state of their goods, for who enters one more pack.
 * @throws not_signed_in, forbidden
 */
export async function familyNames(
  ctx: Ctx,
  { category, q }: { category: string; q: string },
): Promise<string[]> {
  admin(ctx)
  const inSmallLetters = sql`lower(${products.family})`
  const names = await ctx.db
    .selectDistinctOn([inSmallLetters], { family: products.family })
    .from(products)
    .where(
      and(
        isNotNull(products.family),
        eq(products.category, valueNamed(ctx.categories, category)),
        like(inSmallLetters, `${escapeLike(q.toLowerCase())}%`),
      ),
    )
    .orderBy(inSmallLetters)
    .limit(20)
  return names.flatMap(({ family }) => family ?? [])
}

/** What tells packs of one product from each other on an invoice, beside the price. */
export interface TaxedPack extends PackSize {
  name: string
  hsnCode: string | null
  /** Hundredths of a percent. */
  taxRateBp: number | null
}

/**
 * The packs of a family whose HSN or tax rate is not this one, the small ones first, twelve at most; for a
 * warning. The product itself, named by its id, and what is archived are left out.
 * @throws not_signed_in, forbidden
 */
export async function packsTaxedOtherwise(
  ctx: Ctx,
  of: {
    category: string
    family: string
    hsnCode: string | null
    taxRateBp: number | null
    id?: string | undefined
  },
): Promise<TaxedPack[]> {
  admin(ctx)
  const { id, familyKey, state, name, netQuantity, netUnit, hsnCode, taxRateBp, position } = products
  const category = valueNamed(ctx.categories, of.category)
  return ctx.db
    .select({ name, netQuantity, netUnit, hsnCode, taxRateBp })
    .from(products)
    .where(
      and(
        // As the database makes `family_key`.
        eq(familyKey, sql`md5(${category}::text || '/' || lower(${familyNamed(of.family)}::text))`),
        ne(id, of.id ?? ''),
        ne(state, 'archived'),
        sql`(${hsnCode}, ${taxRateBp}) is distinct from (${of.hsnCode}::text, ${of.taxRateBp}::integer)`,
      ),
    )
    .orderBy(asc(netUnit), asc(netQuantity), asc(position))
    .limit(mostPacks)
}
