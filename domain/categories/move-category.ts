import { sql } from 'drizzle-orm'

import { categories, rankingDue } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { categoryOf, lockCategories } from './lock-categories.ts'
import { deskCategories } from './queries.ts'
import type { DeskCategory } from './queries.ts'

/**
 * Puts a category at a place among all, from 1; one beyond the last is the last. From the first move on all
 * lists of the shop have the order of the desk. 'Recommended' follows with the next round of its job.
 * @throws not_signed_in, forbidden, not_found
 */
export async function moveCategory(
  ctx: Ctx,
  { value, place }: { value: string; place: number },
): Promise<DeskCategory[]> {
  const { id: actorId } = admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const rows = await lockCategories(tx)
    const from = rows.indexOf(categoryOf(rows, value))
    const to = Math.min(place, rows.length) - 1
    if (from === to) return
    const values = rows.map((row) => row.value)
    values.splice(to, 0, ...values.splice(from, 1))
    await tx.db.execute(sql`
      update ${categories} set position = place, need = place
      from unnest(${sql.param(values)}::text[]) with ordinality as ordered (category, place)
      where ${categories.value} = category`)
    await tx.db.update(rankingDue).set({ dueAt: ctx.now() })
    await writeAudit(tx, {
      action: 'category_moved',
      objectId: value,
      before: { place: from + 1 },
      after: { place: to + 1 },
    })
  })
  ctx.log.info({ category: value, actorId }, 'category moved')
  await ctx.catalogChanged()
  return deskCategories(ctx)
}
