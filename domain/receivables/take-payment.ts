import { receivableEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { holdReference, refusePaidOrder, refusePaidReceivable } from '#domain/orders/upi-references.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

import { lockAccount } from './lock-account.ts'
import type { PaidBy } from './rules.ts'

export interface ReceivablePaid {
  personId: string
  way: PaidBy
  /** The other way round: the shop gives what it owes them, as after an order that was called off. */
  isBack?: boolean | undefined
  /** What was taken, as it was sent; anything but whole paise above 0, up to what is owed, is refused. */
  amountPaise: number
  /** Of UPI and of a bank, and of no other. */
  reference?: string | undefined
  /** For the customer to read. At most 500 characters. */
  note?: string | undefined
}

/**
 * Takes what somebody pays of what they owe, or gives what the shop owes them, once under one idempotency
 * key. Cash, and UPI to or from the shop's own id, are in the open till of who does it.
 * @throws not_signed_in, forbidden, not_found, invalid_input with what is owed, upi_reference_used,
 *   reference_used, key_reused
 */
export async function takePayment(ctx: Ctx, paid: ReceivablePaid, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = onDuty(ctx, 'counter')
  const { personId, way, isBack = false, amountPaise, note } = paid
  const takenPaise = isBack ? -amountPaise : amountPaise
  await once(ctx, { key: idempotencyKey, request: ['take receivable', paid] }, async (tx) => {
    const account = await lockAccount(tx, personId)
    if (!account) throw new DomainError('not_found', { what: 'user' })
    const problem = problemOf(paid, isBack ? -account.balancePaise : account.balancePaise)
    if (problem) throw new DomainError('invalid_input', { fields: problem })
    const reference = way === 'cash' ? null : (paid.reference ?? null)
    if (reference !== null) {
      await holdReference(tx, reference)
      await refusePaidReceivable(tx, reference)
      await refusePaidOrder(tx, reference)
    }
    const [entry] = await tx.db
      .insert(receivableEntries)
      .values({
        accountId: account.id,
        kind: way,
        amountPaise: -takenPaise,
        reference,
        note: note ?? null,
        actorId,
        at: tx.now(),
      })
      .returning({ id: receivableEntries.id })
    if (way !== 'bank')
      await enterInTill(tx, {
        way,
        cause: 'receivable',
        amountPaise: takenPaise,
        receivableEntryId: entry!.id,
      })
    await writeAudit(tx, {
      action: 'receivable_paid',
      objectId: personId,
      before: null,
      after: { amountPaise: takenPaise, way },
    })
    tx.log.info({ personId, amountPaise: takenPaise, way, actorId }, 'receivable paid')
    return {}
  })
}

function problemOf(
  { way, amountPaise, reference }: ReceivablePaid,
  owedPaise: number,
): Record<string, FieldProblem> | undefined {
  if (way === 'cash' && reference !== undefined) return { reference: { problem: 'unexpected' } }
  if (way !== 'cash' && reference === undefined) return { reference: { problem: 'missing' } }
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) return { amount: { problem: 'bad_rupees' } }
  return amountPaise > owedPaise
    ? { amount: { problem: 'more_than_due', duePaise: Math.max(0, owedPaise) } }
    : undefined
}
