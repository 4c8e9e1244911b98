import { eq } from 'drizzle-orm'

import { cashEntries, orders } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'

export interface CashEntered {
  orderId: string
  /** What was taken; negative for what was given back. */
  amountPaise: number
  /** counter, delivered, cancelled, returned, or the id of what else caused it. */
  cause: string
  note?: string | undefined
  /** It came to the shop's own UPI id, or went back by UPI, with this reference; left out for cash. */
  upiReference?: string | undefined
}

/**
 * Writes down cash, or UPI without the gateway, that changed hands; what was given back is told to the
 * customer. Runs in a transaction that has locked the order.
 * @throws upi_reference_used
 */
export async function enterCash(
  tx: Ctx,
  { orderId, amountPaise, cause, note, upiReference }: CashEntered,
): Promise<void> {
  const isUpi = upiReference !== undefined
  const written = await tx.db
    .insert(cashEntries)
    .values({
      orderId,
      way: isUpi ? 'upi' : 'cash',
      reference: upiReference ?? null,
      amountPaise,
      cause,
      actorId: tx.actor?.id ?? null,
      note: note ?? null,
      at: tx.now(),
    })
    // One reference pays for one order: a second one waits here for the first, and is refused.
    .onConflictDoNothing({ target: cashEntries.reference })
    .returning({ id: cashEntries.id })
  if (written.length === 0) throw await referenceUsed(tx, upiReference!)
  await writeAudit(tx, {
    action: amountPaise > 0 ? 'cash_taken' : 'cash_given_back',
    objectId: orderId,
    before: null,
    after: { amountPaise: Math.abs(amountPaise), ...(isUpi && { way: 'UPI' }) },
  })
  if (amountPaise > 0) return
  const why = cause === 'cancelled' || cause === 'returned' ? cause : 'by_hand'
  const way = isUpi ? 'upi' : 'cash'
  const back = { orderId, amountPaise: -amountPaise, way, why, note: note ?? null } as const
  await happened(tx, 'money_is_back', { ...back, cause: `${orderId} ${cause}${isUpi ? ' upi' : ''}` })
}

async function referenceUsed({ db }: Ctx, reference: string): Promise<DomainError<'upi_reference_used'>> {
  const [paid] = await db
    .select({ orderNumber: orders.number })
    .from(cashEntries)
    .innerJoin(orders, eq(orders.id, cashEntries.orderId))
    .where(eq(cashEntries.reference, reference))
  return new DomainError('upi_reference_used', { orderNumber: paid!.orderNumber })
}
