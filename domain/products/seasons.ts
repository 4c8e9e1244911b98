import { asc, eq, inArray, or, sql } from 'drizzle-orm'

import { products, seasons } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { productById } from '#domain/catalog/queries.ts'
import { seasonOfGoods } from '#domain/catalog/seasons/queries.ts'
import { monthOfWeek, weekInMonth } from '#domain/catalog/seasons/rules.ts'
import type { Amount, Season } from '#domain/catalog/seasons/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { monthNames } from '#domain/time/rules.ts'

/**
 * When a product comes from the fields; null: nobody has said it. @throws not_signed_in, forbidden,
 * not_found
 */
export async function seasonOf(ctx: Ctx, productId: string): Promise<Season | null> {
  admin(ctx)
  return seasonOfGoods(ctx, await productById(ctx, productId))
}

/**
 * Says when a product comes from the fields, for all packs of its family; twelve months without any take the
 * season away. @throws not_signed_in, forbidden, not_found, invalid_input
 */
export async function saveSeason(
  ctx: Ctx,
  { productId, ...said }: Season & { productId: string },
): Promise<Season | null> {
  admin(ctx)
  const season = said.months.some((amount) => amount !== 'none') ? said : null
  if (season) refuseOtherWeeks(season)
  await inTransaction(ctx, async (tx) => {
    await lockPacks(tx, productId)
    const product = await productById(tx, productId)
    const before = await seasonOfGoods(tx, product)
    await writeSeasons(tx, [{ productId, season }])
    await writeAudit(tx, {
      action: 'season_changed',
      objectId: productId,
      before: asKept(before),
      after: asKept(season),
    })
  })
  ctx.log.info({ productId, actorId: ctx.actor?.id }, 'season changed')
  await ctx.catalogChanged()
  return season
}

/**
 * Writes what is said of products, whose rows are locked; null: it has none. All packs of a family have what
 * is said last of one of them.
 */
export async function writeSeasons(
  { db }: Ctx,
  said: readonly { productId: string; season: Season | null }[],
): Promise<void> {
  const ids = said.map(({ productId }) => productId)
  if (ids.length === 0) return
  const packs = await db
    .select({ id: products.id, familyKey: products.familyKey })
    .from(products)
    .where(inArray(products.id, ids))
  const families = new Map(packs.map(({ id, familyKey }) => [id, familyKey]))
  const last = new Map(said.map((one) => [families.get(one.productId) ?? one.productId, one]))
  const ofThem = db
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.familyKey, [...families.values()].filter(isNamed))))
  await db.delete(seasons).where(inArray(seasons.productId, ofThem))
  const rows = [...last.values()].flatMap(({ productId, season }) => (season ? { productId, ...season } : []))
  if (rows.length > 0) await db.insert(seasons).values(rows)
}

function isNamed(family: string | null): family is string {
  return family !== null
}

/** In words that can be read years later. No season too: an entry without a before is a new product. */
function asKept(season: Season | null) {
  const those = (amount: Amount) => monthNames.filter((_, month) => season?.months[month] === amount)
  const week = (of: number | null = null) => of && `${monthNames[monthOfWeek(of)]}, week ${weekInMonth(of)}`
  return {
    plenty: those('plenty'),
    some: those('some'),
    firstWeek: week(season?.firstWeek),
    lastWeek: week(season?.lastWeek),
    region: season?.region ?? '',
  }
}

/** The first and the last of it come together, each in a month that has some. */
function refuseOtherWeeks({ months, firstWeek, lastWeek }: Season): void {
  const problems = Object.entries({ firstWeek, lastWeek }).flatMap(([field, week]) => {
    const isWrong = week === null ? firstWeek !== lastWeek : months[monthOfWeek(week)] === 'none'
    return isWrong ? [[field, { problem: week === null ? 'missing' : 'week_without_any' }] as const] : []
  })
  if (problems.length > 0) throw new DomainError('invalid_input', { fields: Object.fromEntries(problems) })
}

/** Locks the rows of all packs of a product, in one order. @throws not_found */
async function lockPacks({ db }: Ctx, productId: string): Promise<void> {
  const family = sql`(select one.family_key from ${products} as one where one.id = ${productId})`
  const packs = await db
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.id, productId), eq(products.familyKey, family)))
    .orderBy(asc(products.id))
    .for('no key update')
  if (packs.length === 0) throw new DomainError('not_found', { what: 'product' })
}
