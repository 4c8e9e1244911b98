import { and, asc, eq, gte } from 'drizzle-orm'

import { boxGoods, products } from '#db/schema/index.ts'
import type { BoxGood } from '#db/schema/orders.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

import { boxesOfWeek } from './fill-boxes.ts'
import { weekOf } from './rules.ts'
import type { BoxWeek } from './rules.ts'

/** A week of a box, from its Monday on. */
interface NamedWeek extends BoxWeek<BoxGood> {
  week: string
}

export interface BoxView {
  id: string
  name: string
  hindiName: string | null
  /** This week, the next and the one after it; one that is not set has no goods. */
  weeks: NamedWeek[]
}

/** All boxes of the shop, with what is in them in three weeks. @throws not_signed_in, forbidden */
export async function boxes(ctx: Ctx): Promise<BoxView[]> {
  onAnyDuty(ctx)
  const found = await ctx.db
    .select({ id: products.id, name: products.name, hindiName: products.hindiName })
    .from(products)
    .where(eq(products.isBox, true))
    .orderBy(asc(products.name), asc(products.id))
  const ids = found.map(({ id }) => id)
  const first = weekOf(indianDay(ctx.now()))
  const weeks = [0, 7, 14].map((days) => daysAfter(first, days))
  const ofWeek = await Promise.all(weeks.map((week) => boxesOfWeek(ctx, ids, week)))
  return found.map((box) => ({
    ...box,
    weeks: weeks.map((week, at) => ({
      week,
      ...(ofWeek[at]!.get(box.id) ?? { goods: [], standIns: [] }),
    })),
  }))
}

/** What is in a box from this week on, for its page: the weeks that are set. */
export async function weeksToCome(ctx: Ctx, boxId: string): Promise<NamedWeek[]> {
  const from = weekOf(indianDay(ctx.now()))
  const set = await ctx.db
    .selectDistinct({ week: boxGoods.week })
    .from(boxGoods)
    .where(and(eq(boxGoods.boxId, boxId), gte(boxGoods.week, from)))
    .orderBy(asc(boxGoods.week))
    .limit(2)
  const weeks: NamedWeek[] = []
  for (const { week } of set) weeks.push({ week, ...(await boxesOfWeek(ctx, [boxId], week)).get(boxId)! })
  return weeks
}

/**
 * What somebody may not want in these boxes, each once: goods and stand-ins of the weeks from the last on.
 */
export async function goodsInBoxes(ctx: Ctx, boxIds: readonly string[]): Promise<Map<string, BoxGood[]>> {
  if (boxIds.length === 0) return new Map()
  const first = weekOf(indianDay(ctx.now()))
  const found = new Map<string, Map<string, BoxGood>>()
  for (const days of [-7, 0, 7])
    for (const [boxId, week] of await boxesOfWeek(ctx, boxIds, daysAfter(first, days)))
      for (const good of [...week.goods, ...week.standIns])
        found.set(boxId, (found.get(boxId) ?? new Map()).set(good.productId, good))
  return new Map([...found].map(([boxId, goods]) => [boxId, [...goods.values()]]))
}
