import { sql } from 'drizzle-orm'

import { tillEntries, tills } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { indianDay } from '#domain/time/rules.ts'

import type { TillCause, TillWay } from './rules.ts'

export interface TillEntered {
  /** Left out: the open till of who enters it, which is opened where there is none. */
  tillId?: number | undefined
  way: TillWay
  cause: TillCause
  /** In paise; negative where it went out. Not 0. */
  amountPaise: number
  /** Why; only a float, the difference of a sale, what was owed and a deposit may have none. */
  note?: string | undefined
  /** Of the difference of a sale: its order, which has one at most. */
  orderId?: string | undefined
  /** Of what somebody paid of what they owe, and of what takes it back. */
  receivableEntryId?: number | undefined
  /** Of a deposit, and of what takes it back: the press that took the empties back, or that counters it. */
  depositBackId?: string | undefined
}

/**
 * Writes into a till what is no money of an order, in the transaction of its cause. An open till stays open
 * until that transaction has ended. Only a counter-entry goes into a closed one: the database refuses the
 * rest.
 */
export async function enterInTill(
  tx: Ctx,
  { tillId, note, orderId, receivableEntryId, depositBackId, ...entry }: TillEntered,
): Promise<{ tillId: number; entryId: number }> {
  const { id: actorId } = signedIn(tx)
  const into = tillId ?? (await openTillOf(tx, actorId))
  const [written] = await tx.db
    .insert(tillEntries)
    .values({
      ...entry,
      tillId: into,
      note: note ?? null,
      orderId: orderId ?? null,
      receivableEntryId: receivableEntryId ?? null,
      depositBackId: depositBackId ?? null,
      actorId,
      at: tx.now(),
    })
    .returning({ id: tillEntries.id })
  const { cause, way, amountPaise } = entry
  await writeAudit(tx, {
    action: 'till_entered',
    objectId: String(into),
    before: null,
    after: { cause, amountPaise, ...(way === 'upi' && { way: 'UPI' }) },
  })
  return { tillId: into, entryId: written!.id }
}

/** The id of somebody's open till, opened where there is none; it stays open until the transaction ends. */
export async function openTillOf({ db, now }: Pick<Ctx, 'db' | 'now'>, personId: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select open_till(${personId}, ${now().toISOString()}::timestamptz)::text as id`,
  )
  return Number(rows[0]!.id)
}

/** Opens the till of a trip, of who sends it out; answers its id. */
export async function openTripTill(tx: Ctx): Promise<number> {
  const { id: personId } = signedIn(tx)
  const at = tx.now()
  const [opened] = await tx.db
    .insert(tills)
    .values({ personId, isTrip: true, day: indianDay(at), openedAt: at })
    .returning({ id: tills.id })
  return opened!.id
}
