import { and, eq, lt } from 'drizzle-orm'

import { boxGoods } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { indianDay } from '#domain/time/rules.ts'

import { weekOf } from './rules.ts'

/** Marks the weeks of boxes that are over, so that kept pages name them no more (`box_goods_changed`). */
export async function endBoxWeeks(ctx: Ctx): Promise<void> {
  const isOver = and(eq(boxGoods.isOver, false), lt(boxGoods.week, weekOf(indianDay(ctx.now()))))
  const ended = await ctx.db.update(boxGoods).set({ isOver: true }).where(isOver).returning()
  if (ended.length > 0) await ctx.catalogChanged()
}
