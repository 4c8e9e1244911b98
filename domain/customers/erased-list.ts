import { gt } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    erased: ErasedList
  }
}

export interface Erased {
  /** The person, who has nothing but this any more. */
  id: string
  at: Date
}

/** Who was erased, kept apart from the database: a backup of before does not know it. */
export interface ErasedList {
  read(): Promise<Erased[]>
  add(erased: readonly Erased[]): Promise<void>
}

/**
 * Puts onto the list whom it does not have yet. Who was erased while a process died, or by one that keeps
 * another list, is found by the next round.
 */
export async function noteErased({ db, gateways }: Ctx): Promise<void> {
  const known = await gateways.erased.read()
  const newest = known.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0))
  const rows = await db
    .select({ id: people.id, at: people.deletedAt })
    .from(people)
    .where(gt(people.deletedAt, secondsAfter(newest, -24 * 60 * 60)))
  const knownIds = new Set(known.map(({ id }) => id))
  const missing = rows.flatMap(({ id, at }) => (at === null || knownIds.has(id) ? [] : { id, at }))
  if (missing.length > 0) await gateways.erased.add(missing)
}
