import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'

import { categories, offers, products, rankingDue } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { breaksCategory } from '#domain/catalog/no-such-category.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { categoryOf, lockCategories } from './lock-categories.ts'
import { deskCategories } from './queries.ts'
import type { DeskCategory } from './queries.ts'

/**
 * Deletes a category that no product stands in, and for which no offer runs or is to come.
 * @throws not_signed_in, forbidden, not_found, category_stays, category_has_goods, category_has_offer
 */
export async function deleteCategory(ctx: Ctx, { value }: { value: string }): Promise<DeskCategory[]> {
  const { id: actorId } = admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const present = categoryOf(await lockCategories(tx), value)
    const { label, hindiLabel, mark, isFixed } = present
    if (isFixed) throw new DomainError('category_stays', { label })
    // Whoever saves an offer or a product for it keeps it until the end of that, and is waited for.
    await tx.db.select().from(categories).where(eq(categories.value, value)).for('update')
    await refuseWithGoods(tx, present)
    await refuseWithOffer(tx, present)
    await tx.db.delete(categories).where(eq(categories.value, value))
    await closeGaps(tx)
    await writeAudit(tx, {
      action: 'category_deleted',
      objectId: value,
      before: { label, hindiLabel, mark },
      after: null,
    })
  }).catch(async (error: unknown) => {
    // A product was put there after the count, and was saved first.
    if (!breaksCategory(error)) throw error
    const [present] = await ctx.db.select().from(categories).where(eq(categories.value, value))
    if (present) await refuseWithGoods(ctx, present)
    throw error
  })
  ctx.log.info({ category: value, actorId }, 'category deleted')
  await ctx.catalogChanged()
  return deskCategories(ctx)
}

async function refuseWithGoods({ db }: Ctx, { value, label }: { value: string; label: string }) {
  const goods = await db.$count(products, eq(products.category, value))
  if (goods > 0) throw new DomainError('category_has_goods', { label, goods })
}

async function refuseWithOffer({ db, now }: Ctx, { value, label }: { value: string; label: string }) {
  const { category, endedAt, untilAt, name } = offers
  const [needsIt] = await db
    .select({ name })
    .from(offers)
    .where(and(eq(category, value), isNull(endedAt), or(isNull(untilAt), gt(untilAt, now()))))
    .orderBy(offers.createdAt)
    .limit(1)
  if (needsIt) throw new DomainError('category_has_offer', { label, offer: needsIt.name })
}

/** So that places stay as few as categories: a rank has room for 63. */
async function closeGaps({ db, now }: Ctx): Promise<void> {
  await db.execute(sql`
    update ${categories} set position = placed.position, need = placed.need
    from (
      select value, row_number() over (order by position) as position, row_number() over (order by need) as need
      from ${categories}
    ) as placed
    where ${categories.value} = placed.value`)
  await db.update(rankingDue).set({ dueAt: now() })
}
