import { eq, sql } from 'drizzle-orm'

import { documentNumbers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { financialYear } from './rules.ts'

/**
 * Leaves out so many numbers of each series of this financial year: a restored shop has forgotten which ones
 * its customers hold.
 */
export async function skipNumbers({ db, now }: Pick<Ctx, 'db' | 'now'>, amount: number): Promise<void> {
  await db
    .update(documentNumbers)
    .set({ last: sql`${documentNumbers.last} + ${amount}` })
    .where(eq(documentNumbers.year, financialYear(now())))
}
