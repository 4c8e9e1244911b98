import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { receivableEntries, tillEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { takenBackSeconds } from '#domain/orders/transitions.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

import { lockAccount } from './lock-account.ts'

export interface PaymentTakenBack {
  personId: string
  /** The entry of what was paid. */
  entryId: number
  /** Why, for the desk; needed once the minute is over. At most 500 characters. */
  reason?: string | undefined
}

/**
 * Takes back a payment that was entered by mistake, once under one idempotency key: for a minute whoever has
 * the counter, later an admin with a reason. It is owed again, and out of the till that it was entered in.
 * @throws not_signed_in, forbidden, not_found, minute_over, invalid_input, key_reused
 */
export async function takePaymentBack(
  ctx: Ctx,
  taken: PaymentTakenBack,
  idempotencyKey?: string,
): Promise<void> {
  const person = onDuty(ctx, 'counter')
  const { personId, entryId, reason } = taken
  await once(ctx, { key: idempotencyKey, request: ['take receivable back', taken] }, async (tx) => {
    const account = await lockAccount(tx, personId)
    const entry = account && (await standingPayment(tx, account.id, entryId))
    if (!entry) throw new DomainError('not_found', { what: 'payment' })
    const isFresh = tx.now().getTime() < entry.at.getTime() + takenBackSeconds * 1000
    if (!isFresh && !isAdmin(person)) throw new DomainError('minute_over', {})
    if (!isFresh && !reason)
      throw new DomainError('invalid_input', { fields: { reason: { problem: 'missing' } } })
    const { accountId, kind, amountPaise } = entry
    const [counter] = await tx.db
      .insert(receivableEntries)
      .values({
        accountId,
        kind: 'counter',
        amountPaise: -amountPaise,
        countersId: entryId,
        note: reason ?? null,
        actorId: person.id,
        at: tx.now(),
      })
      .returning({ id: receivableEntries.id })
    await takeOutOfTill(tx, { entryId, counterId: counter!.id, reason })
    await writeAudit(tx, {
      action: 'receivable_payment_taken_back',
      objectId: personId,
      before: null,
      after: { amountPaise: -amountPaise, way: kind },
    })
    tx.log.info({ personId, entryId, actorId: person.id }, 'payment of a receivable taken back')
    return {}
  })
}

async function standingPayment({ db }: Ctx, accountId: string, entryId: number) {
  const counter = sql`select from receivable_entries counter where counter.counters_id = ${receivableEntries.id}`
  const { id, kind, countersId } = receivableEntries
  const isPayment = and(
    inArray(kind, ['cash', 'upi', 'bank']),
    isNull(countersId),
    sql`not exists (${counter})`,
  )
  const [entry] = await db
    .select()
    .from(receivableEntries)
    .where(and(eq(id, entryId), eq(receivableEntries.accountId, accountId), isPayment))
  return entry
}

async function takeOutOfTill(
  tx: Ctx,
  { entryId, counterId, reason }: { entryId: number; counterId: number; reason: string | undefined },
): Promise<void> {
  const [inTill] = await tx.db.select().from(tillEntries).where(eq(tillEntries.receivableEntryId, entryId))
  if (!inTill) return
  const { tillId, way, amountPaise } = inTill
  const note = reason ?? 'Entered by mistake.'
  await enterInTill(tx, {
    tillId,
    way,
    cause: 'correction',
    amountPaise: -amountPaise,
    note,
    receivableEntryId: counterId,
  })
}
