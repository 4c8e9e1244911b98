import { and, eq, sql } from 'drizzle-orm'

import { cashEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'

type Entry = typeof cashEntries.$inferSelect

/**
 * Takes back whole what was entered by mistake. No money changes hands, so nobody is told: the counter-entry
 * stands in the till of the entry, also where that is closed, and its reference is free again. Runs in a
 * transaction that has locked the order.
 * @param ourNote why, for the desk alone
 */
export async function counterCash(tx: Ctx, entry: Entry, ourNote: string | undefined): Promise<void> {
  const { id, orderId, way, amountPaise, referenceOf } = entry
  await tx.db.insert(cashEntries).values({
    orderId,
    way,
    referenceOf: way === 'upi' ? (referenceOf ?? id) : null,
    amountPaise: -amountPaise,
    cause: `counter ${id}`,
    actorId: tx.actor?.id ?? null,
    ourNote: ourNote ?? null,
    countersId: id,
    at: tx.now(),
  })
  await writeAudit(tx, {
    action: 'cash_counter_entered',
    objectId: orderId,
    before: null,
    after: { amountPaise, ...(way === 'upi' && { way: 'UPI' }) },
  })
}

/**
 * Of a query of `cash_entries`: money that changed hands. What was taken back is none, and neither is the
 * entry that takes it back.
 */
export const isMoney = sql<boolean>`cash_entries.counters_id is null and not exists (
  select from cash_entries as counter where counter.counters_id = cash_entries.id)`

/** The entries of an order that are money. */
export async function moneyEntriesOf({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<Entry[]> {
  return db
    .select()
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), isMoney))
}

/** The reference of an entry, wherever it was entered first; null for cash. */
export const referenceOfCash = sql<string | null>`coalesce(cash_entries.reference, (
  select first.reference from cash_entries as first where first.id = cash_entries.reference_of))`
