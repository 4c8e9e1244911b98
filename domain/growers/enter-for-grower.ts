import { growerEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { indianDay } from '#domain/time/rules.ts'

import { weekOf } from './rules.ts'

export type GrowerEntry = typeof growerEntries.$inferInsert

/**
 * Writes down what growers are owed from now on, in the transaction of its cause. It is of the week of today,
 * or of the next one where that is closed already (`week_of_grower_entry`).
 */
export async function enterForGrowers(
  tx: Ctx,
  entries: readonly Omit<GrowerEntry, 'week' | 'actorId' | 'at'>[],
): Promise<void> {
  if (entries.length === 0) return
  const at = tx.now()
  const how = { week: weekOf(indianDay(at)), actorId: tx.actor?.id ?? null, at }
  await tx.db.insert(growerEntries).values(entries.map((entry) => ({ ...entry, ...how })))
}
