import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { cashEntries, orders, payments, people, refunds, waitingRefunds } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { hasOtherAdmin } from '#domain/shop/other-admin.ts'
import { readShopSettings } from '#domain/shop/settings.ts'

declare module '#domain/ground/context.ts' {
  interface Ctx {
    /** What a second administrator has allowed to be given back in this transaction, in paise. */
    allowedPaise?: number
  }
}

type Request = typeof waitingRefunds.$inferSelect.request

/**
 * Asked in each command of the desk that gives money of an order back, under the order's row lock and before
 * anything is given: whether it has to wait. What one person asked for one order counts together, so that
 * many small refunds are one large one. Customers who call off their own order wait for nobody.
 * @throws refund_waits, which undoes the command's transaction (`orWaits`); refund_changed
 */
export async function refuseToWait(
  tx: Ctx,
  { orderId, amountPaise }: { orderId: string; amountPaise: number },
): Promise<void> {
  const { actor, allowedPaise } = tx
  if (allowedPaise !== undefined) {
    if (allowedPaise !== amountPaise)
      throw new DomainError('refund_changed', { wasPaise: allowedPaise, isPaise: amountPaise })
    return
  }
  if (!actor || amountPaise <= 0 || !(await isAtDesk(tx, actor, orderId))) return
  const { refundLimitPaise } = await readShopSettings(tx)
  if (refundLimitPaise === null) return
  const beforePaise = await givenBackBy(tx, actor, orderId)
  if (beforePaise + amountPaise > refundLimitPaise)
    throw new DomainError('refund_waits', { orderId, amountPaise })
}

/** Who gives back: somebody at the desk, or nobody where its customer calls it off. */
export async function isAtDesk({ db }: Ctx, actor: Actor, orderId: string): Promise<boolean> {
  if (isAdmin(actor)) return true
  const [order] = await db.select({ personId: orders.personId }).from(orders).where(eq(orders.id, orderId))
  return order?.personId !== actor.id
}

/**
 * What this person gave back of an order, in paise: online as far as it was not refused, by hand, and what
 * waits for a second administrator.
 */
async function givenBackBy({ db }: Ctx, { id }: Actor, orderId: string): Promise<number> {
  const [online] = await db
    .select({ paise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(refunds.actorId, id), isNull(refunds.refusedAt)))
  const { amountPaise, actorId, countersId } = cashEntries
  const isBack = and(lt(amountPaise, 0), isNull(countersId))
  const [byHand] = await db
    .select({ paise: sql<number>`coalesce(-sum(${amountPaise}), 0)`.mapWith(Number) })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), eq(actorId, id), isBack))
  const [waiting] = await db
    .select({ paise: sql<number>`coalesce(sum(${waitingRefunds.amountPaise}), 0)`.mapWith(Number) })
    .from(waitingRefunds)
    .where(
      and(
        eq(waitingRefunds.orderId, orderId),
        eq(waitingRefunds.askedBy, id),
        isNull(waitingRefunds.answeredAt),
      ),
    )
  return (online?.paise ?? 0) + (byHand?.paise ?? 0) + (waiting?.paise ?? 0)
}

/**
 * Does a command that may have to wait for a second administrator: then nothing of it is done, and what was
 * asked is kept, for `answerWaitingRefund` to do. The same request once more is the same one.
 * @throws refund_waits once it is kept, refund_waits_already, only_administrator, and what the work throws
 */
export async function orWaits<Result>(
  ctx: Ctx,
  asked: { request: Request; note: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (hasCode(error, 'refund_waits'))
      await inTransaction(ctx, (tx) => keep(tx, { ...asked, ...error.details }))
    throw error
  }
}

async function keep(
  tx: Ctx,
  {
    orderId,
    amountPaise,
    request,
    note,
  }: { orderId: string; amountPaise: number; request: Request; note: string | undefined },
): Promise<void> {
  const askedBy = tx.actor!.id
  if (!(await hasOtherAdmin(tx, askedBy))) throw new DomainError('only_administrator', {})
  const row = { id: newId(), orderId, amountPaise, request, note: note ?? null, askedBy, askedAt: tx.now() }
  const kept = await tx.db
    .insert(waitingRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: waitingRefunds.id })
  if (kept.length === 0) return refuseAnother(tx, row)
  await writeAudit(tx, {
    action: 'refund_asked',
    objectId: orderId,
    before: null,
    after: { amountPaise, note: row.note },
  })
  await happened(tx, 'refund_waits', { id: row.id, orderId, amountPaise })
  tx.log.info({ orderId, amountPaise, actorId: askedBy }, 'refund waits for a second administrator')
}

/** The same press once more has done it already; another one has to wait for the answer to the first. */
async function refuseAnother(
  { db }: Ctx,
  { orderId, request, askedBy }: { orderId: string; request: Request; askedBy: string },
): Promise<void> {
  const isOpen = and(eq(waitingRefunds.orderId, orderId), isNull(waitingRefunds.answeredAt))
  const isSame = sql`${waitingRefunds.request} = ${JSON.stringify(request)}::jsonb`
  const [open] = await db
    .select({ askedBy: waitingRefunds.askedBy, isSame })
    .from(waitingRefunds)
    .where(isOpen)
  if (open?.askedBy !== askedBy || !open.isSame) throw new DomainError('refund_waits_already', {})
}

/** A refund that waits or waited for a second administrator. */
export type WaitingRefundView = Pick<
  typeof waitingRefunds.$inferSelect,
  'id' | 'amountPaise' | 'note' | 'askedAt' | 'isAllowed' | 'answeredAt' | 'answer'
> & {
  kind: Request['kind']
  by: { id: string; name: string }
  answeredBy: { id: string; name: string } | null
}

/** Those of an order, the newest first. */
export async function waitingRefundsOf(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
): Promise<WaitingRefundView[]> {
  const second = alias(people, 'second')
  const rows = await db
    .select({ row: waitingRefunds, name: people.name, secondName: second.name })
    .from(waitingRefunds)
    .innerJoin(people, eq(people.id, waitingRefunds.askedBy))
    .leftJoin(second, eq(second.id, waitingRefunds.answeredBy))
    .where(eq(waitingRefunds.orderId, orderId))
    .orderBy(desc(waitingRefunds.askedAt), desc(waitingRefunds.id))
  return rows.map(({ row, name, secondName }) => ({
    ...row,
    kind: row.request.kind,
    by: { id: row.askedBy, name },
    answeredBy: row.answeredBy === null ? null : { id: row.answeredBy, name: secondName ?? '' },
  }))
}
