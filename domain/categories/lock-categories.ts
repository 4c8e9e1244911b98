import { asc, sql } from 'drizzle-orm'

import { categories } from '#db/schema/index.ts'
import { categoryNamed } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

export type CategoryRow = typeof categories.$inferSelect

/**
 * All categories in the order of the desk, locked until the end of the transaction: of two changes the second
 * one sees what the first has done. Products are saved meanwhile.
 */
export async function lockCategories({ db }: Ctx): Promise<CategoryRow[]> {
  await db.execute(sql`lock table ${categories} in share row exclusive mode`)
  return db.select().from(categories).orderBy(asc(categories.need))
}

/** The one of this value. @throws not_found */
export function categoryOf(rows: readonly CategoryRow[], value: string): CategoryRow {
  const row = rows.find((one) => one.value === value)
  if (!row) throw new DomainError('not_found', { what: 'category' })
  return row
}

/**
 * Two categories have neither one label nor one value, nor is one called as the other began: a name leads to
 * one of them. @throws invalid_input
 */
export function refuseTaken(others: readonly CategoryRow[], label: string): void {
  const named = categoryNamed(label)
  const taken = others.find((one) => one.value === named || categoryNamed(one.label) === named)
  if (taken)
    throw new DomainError('invalid_input', {
      fields: { label: { problem: 'category_taken', label: taken.label } },
    })
}
