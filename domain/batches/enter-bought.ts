import { and, eq } from 'drizzle-orm'

import { growerEntries } from '#db/schema/index.ts'
import type { batches } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { enterForGrowers } from '#domain/growers/enter-for-grower.ts'

/**
 * Writes down what a grower gets for a batch that is bought, or what is taken off for it. The batch is
 * locked, or new.
 */
export async function enterBought(
  tx: Ctx,
  { id: batchId, growerId }: Pick<typeof batches.$inferSelect, 'id' | 'growerId'>,
  entry: { amountPaise: number; pieces: number | null; note?: string | undefined },
): Promise<void> {
  if (entry.amountPaise === 0) return
  const isBought = and(eq(growerEntries.batchId, batchId), eq(growerEntries.cause, 'bought'))
  const nth = await tx.db.$count(growerEntries, isBought)
  const key = `bought ${batchId} ${nth}`
  await enterForGrowers(tx, [{ ...entry, note: entry.note ?? null, growerId, batchId, cause: 'bought', key }])
}
