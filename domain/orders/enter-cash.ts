import { eq, or, sql } from 'drizzle-orm'

import { cashEntries, orders } from '#db/schema/index.ts'
import type { AuditAction } from '#domain/audit/actions.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'

import { holdReference, refusePaidReceivable } from './upi-references.ts'

export interface CashEntered {
  orderId: string
  /** What was taken; negative for what was given back. */
  amountPaise: number
  /** As the table says it. */
  cause: string
  /** For the customer to read. */
  note?: string | undefined
  /** For the desk alone. */
  ourNote?: string | undefined
  /** What the customer handed over in cash; left out where nobody typed it. */
  givenPaise?: number | undefined
  /** It came to the shop's own UPI id, or went back by UPI, with this reference; left out for cash. */
  upiReference?: string | undefined
  /** No money changed hands: its person owes it, or owes it no more. Of `writeDown` and `takeOff` alone. */
  isWrittenDown?: boolean
  /** Left out: the till of the trip or of who enters it. */
  tillId?: number | undefined
}

/**
 * Enters cash, or UPI without the gateway, that changed hands, in the till of the trip or of who enters
 * it; what was given back is told to the customer. Runs in a transaction that has locked the order.
 * @throws upi_reference_used, reference_used
 */
export async function enterCash(tx: Ctx, entered: CashEntered): Promise<void> {
  const { orderId, amountPaise, givenPaise, cause, note, ourNote, upiReference, isWrittenDown, tillId } =
    entered
  const isUpi = upiReference !== undefined
  const byHand = isUpi ? 'upi' : 'cash'
  const way: Way = isWrittenDown ? 'receivable' : byHand
  if (isUpi) {
    await holdReference(tx, upiReference)
    await refusePaidReceivable(tx, upiReference)
  }
  const entry = {
    orderId,
    way,
    amountPaise,
    givenPaise: givenPaise ?? null,
    cause,
    actorId: tx.actor?.id ?? null,
    note: note ?? null,
    ourNote: ourNote ?? null,
    ...(tillId !== undefined && { tillId }),
    at: tx.now(),
  }
  const written = await tx.db
    .insert(cashEntries)
    .values({ ...entry, reference: upiReference ?? null })
    // One reference pays for one order: a second one waits here for the first, and is refused.
    .onConflictDoNothing({ target: cashEntries.reference })
    .returning({ id: cashEntries.id })
  if (written.length === 0) {
    const referenceOf = await freedReference(tx, upiReference!)
    await tx.db.insert(cashEntries).values({ ...entry, referenceOf })
  }
  await writeAudit(tx, {
    action: auditActionOf(amountPaise, way),
    objectId: orderId,
    before: null,
    after: { amountPaise: Math.abs(amountPaise), ...(isUpi && { way: 'UPI' }) },
  })
  if (amountPaise > 0) return
  const why = cause === 'cancelled' || cause === 'returned' ? cause : 'by_hand'
  const back = { orderId, amountPaise: -amountPaise, way, why, note: note ?? null } as const
  await happened(tx, 'money_is_back', { ...back, cause: `${orderId} ${cause}${causeEnd[way]}` })
}

type Way = typeof cashEntries.$inferSelect.way

const causeEnd: Record<Way, string> = { cash: '', upi: ' upi', receivable: ' receivable' }

function auditActionOf(amountPaise: number, way: Way): AuditAction {
  if (way === 'receivable') return amountPaise > 0 ? 'written_down' : 'taken_off'
  return amountPaise > 0 ? 'cash_taken' : 'cash_given_back'
}

/**
 * The entry that has this reference, where all that was entered under it was taken back: then it is free for
 * another order. Who asks next waits. @throws upi_reference_used
 */
async function freedReference({ db }: Ctx, reference: string): Promise<number> {
  const [first] = await db
    .select({ id: cashEntries.id })
    .from(cashEntries)
    .where(eq(cashEntries.reference, reference))
    .for('no key update')
  const isUnderIt = or(eq(cashEntries.id, first!.id), eq(cashEntries.referenceOf, first!.id))
  const [last] = await db
    .select({ orderNumber: orders.number, sumPaise: sumOfReference })
    .from(cashEntries)
    .innerJoin(orders, eq(orders.id, cashEntries.orderId))
    .where(isUnderIt)
    .groupBy(orders.id)
    .having(sql`${sumOfReference} <> 0`)
  if (last) throw new DomainError('upi_reference_used', { orderNumber: last.orderNumber })
  return first!.id
}

const sumOfReference = sql<string>`sum(${cashEntries.amountPaise})`
