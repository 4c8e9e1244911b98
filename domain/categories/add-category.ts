import { categories } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { categoryNamed, mostCategories } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { lockCategories, refuseTaken } from './lock-categories.ts'
import { deskCategories } from './queries.ts'
import type { DeskCategory } from './queries.ts'

/** What a category is called. */
export interface CategoryWords {
  label: string
  hindiLabel: string | null
  mark: string | null
}

/**
 * Adds a category after all others, once under one idempotency key. Its value is made of the label and stays.
 * Pages show it from the moment this returns.
 * @throws not_signed_in, forbidden, too_many_categories, key_reused, invalid_input where one is called so
 *   already
 */
export async function addCategory(
  ctx: Ctx,
  words: CategoryWords,
  idempotencyKey?: string,
): Promise<DeskCategory[]> {
  const { id: actorId } = admin(ctx)
  const value = categoryNamed(words.label)
  await once(ctx, { key: idempotencyKey, request: ['add category', words] }, async (tx) => {
    const rows = await lockCategories(tx)
    if (rows.length >= mostCategories)
      throw new DomainError('too_many_categories', { maximum: mostCategories })
    refuseTaken(rows, words.label)
    const last = rows.length + 1
    await tx.db.insert(categories).values({ ...words, value, position: last, need: last })
    await writeAudit(tx, { action: 'category_added', objectId: value, before: null, after: { ...words } })
    return value
  })
  ctx.log.info({ category: value, actorId }, 'category added')
  await ctx.catalogChanged()
  return deskCategories(ctx)
}
