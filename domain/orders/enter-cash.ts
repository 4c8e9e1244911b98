import { cashEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { tellMoneyBack } from '#domain/mails/order-mails.ts'

export interface CashEntered {
  orderId: string
  /** What was taken; negative for what was given back. */
  amountPaise: number
  /** delivered, cancelled, returned, or the id of what else caused it. */
  cause: string
  note?: string | undefined
}

/** Writes down cash that changed hands; what was given back is told to the customer. Runs in a transaction that has locked the order. */
export async function enterCash(tx: Ctx, { orderId, amountPaise, cause, note }: CashEntered): Promise<void> {
  await tx.db.insert(cashEntries).values({
    orderId,
    amountPaise,
    cause,
    actorId: tx.actor?.id ?? null,
    note: note ?? null,
    at: tx.now(),
  })
  await writeAudit(tx, {
    action: amountPaise > 0 ? 'cash_taken' : 'cash_given_back',
    objectId: orderId,
    before: null,
    after: { amountPaise: Math.abs(amountPaise) },
  })
  if (amountPaise > 0) return
  const why = cause === 'cancelled' || cause === 'returned' ? cause : 'by_hand'
  const back = { orderId, amountPaise: -amountPaise, way: 'cash', why, note: note ?? null } as const
  await tellMoneyBack(tx, { ...back, cause: `${orderId} ${cause}` })
}
