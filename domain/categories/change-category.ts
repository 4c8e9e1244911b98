import { eq } from 'drizzle-orm'

import { categories } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import type { CategoryWords } from './add-category.ts'
import { categoryOf, lockCategories, refuseTaken } from './lock-categories.ts'
import type { CategoryRow } from './lock-categories.ts'
import { deskCategories } from './queries.ts'
import type { DeskCategory } from './queries.ts'

/** What is left out stays; null takes it away. */
export interface CategoryChange {
  value: string
  version?: number | undefined
  label: string
  hindiLabel?: string | null | undefined
  mark?: string | null | undefined
}

/**
 * Changes what a category is called; its value and so its address stay. The twelve of the spec keep their
 * label as well. `version` is that of the words that were shown; left out, nobody is asked.
 * @throws not_signed_in, forbidden, not_found, category_changed, category_stays, invalid_input where another
 *   one is called so
 */
export async function changeCategory(
  ctx: Ctx,
  { value, version, label, hindiLabel, mark }: CategoryChange,
): Promise<DeskCategory[]> {
  const { id: actorId } = admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const rows = await lockCategories(tx)
    const present = categoryOf(rows, value)
    if (version !== undefined && version !== present.version) throw new DomainError('category_changed', {})
    if (present.isFixed && label !== present.label)
      throw new DomainError('category_stays', { label: present.label })
    const words = {
      label,
      hindiLabel: hindiLabel === undefined ? present.hindiLabel : hindiLabel,
      mark: mark === undefined ? present.mark : mark,
    }
    refuseTaken(
      rows.filter((row) => row !== present),
      label,
    )
    const before = wordsOf(present)
    if (JSON.stringify(before) === JSON.stringify(wordsOf(words))) return
    await tx.db
      .update(categories)
      .set({ ...words, version: present.version + 1 })
      .where(eq(categories.value, value))
    await writeAudit(tx, {
      action: 'category_changed',
      objectId: value,
      before,
      after: wordsOf(words),
    })
  })
  ctx.log.info({ category: value, actorId }, 'category changed')
  await ctx.catalogChanged()
  return deskCategories(ctx)
}

function wordsOf({ label, hindiLabel, mark }: CategoryWords | CategoryRow) {
  return { label, hindiLabel, mark }
}
