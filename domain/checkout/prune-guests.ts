import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists } from 'drizzle-orm'

import { accountClaims, grievances, guests, offers, orders } from '#db/schema/index.ts'
import { paymentOrders, people, personNotes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

/** Of whoever has not ordered in a week the browser may begin anew. */
const keptDays = 7
/** Few, because the database looks through all books for each of them, whether a row there names them. */
const batchRows = 20

/**
 * Deletes guests who never ordered, with their cart, their address, and what the shop has written of them.
 * Whoever began to pay stays as long as that payment order, and whoever complained as long as they may go on.
 * Answers whether there may be more.
 */
export async function pruneGuests(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async ({ db, now }) => {
    const of = (table: typeof orders | typeof paymentOrders | typeof grievances) =>
      db.select({ id: table.id }).from(table).where(eq(table.personId, people.id))
    const isOver = and(
      lt(people.updatedAt, secondsAfter(now(), -keptDays * 24 * 60 * 60)),
      isNull(people.email),
      isNull(people.signInMobile),
      exists(db.select({ id: guests.personId }).from(guests).where(eq(guests.personId, people.id))),
      ...[orders, paymentOrders, grievances].map((table) => notExists(of(table))),
      notExists(
        db
          .select({ id: accountClaims.personId })
          .from(accountClaims)
          .where(and(eq(accountClaims.personId, people.id), gt(accountClaims.expiresAt, now()))),
      ),
    )
    const found = await db
      .select({ id: people.id })
      .from(people)
      .where(isOver)
      .orderBy(asc(people.createdAt))
      .limit(batchRows)
      .for('update', { of: people, skipLocked: true })
    if (found.length === 0) return false
    const ids = found.map(({ id }) => id)
    // Asked again: one of them may have ordered before they were locked.
    const over = await db
      .select({ id: people.id })
      .from(people)
      .where(and(inArray(people.id, ids), isOver))
    const overIds = over.map(({ id }) => id)
    await db.delete(personNotes).where(inArray(personNotes.personId, overIds))
    // For them alone, and never used.
    await db.delete(offers).where(inArray(offers.personId, overIds))
    await db.delete(people).where(inArray(people.id, overIds))
    return found.length === batchRows
  })
}
