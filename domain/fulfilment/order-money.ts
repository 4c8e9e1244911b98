import { and, asc, eq, inArray } from 'drizzle-orm'

import type { RefundedLine } from '#db/schema/checkout.ts'
import { cashEntries, payments, people, refunds, tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isMoney, referenceOfCash } from '#domain/orders/counter-cash.ts'
import { refundStanding } from '#domain/payments/rules.ts'
import type { RefundReason, RefundStanding } from '#domain/payments/rules.ts'

/** For the shopkeeper everybody by name, for its owner only themselves. null: the shop, or not to be told. */
export type Doer = { id: string; name: string }

export interface OrderMoney {
  /** The gateway's id of the payment. */
  transactionId: string
  method: string
  amountPaise: number
  /** What of it has not been given back. */
  leftPaise: number
  at: Date
}

export interface OrderRefund {
  id: string
  transactionId: string
  amountPaise: number
  reason: RefundReason
  note: string | null
  lines: RefundedLine[]
  standing: RefundStanding
  /** Why the gateway refused it, in its words; for admins, null where it did not. */
  refusal: string | null
  /** When it was decided. */
  at: Date
  /** null until it is. */
  givenBackAt: Date | null
  by: Doer | null
}

export interface OrderCash {
  id: number
  /** Negative where it was given back. */
  amountPaise: number
  way: 'cash' | 'upi' | 'receivable'
  reference: string | null
  at: Date
  /** For the customer to read. */
  note: string | null
  /** For the desk alone. */
  ourNote: string | null
  /** It takes back an entry that was made by mistake, or is such an entry: no money changed hands. */
  isMistake: boolean
  by: Doer | null
}

export async function moneyOf({ db }: Ctx, orderId: string): Promise<OrderMoney[]> {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return paid.map(({ id, method, amountPaise, refundedPaise, createdAt }) => ({
    transactionId: id,
    method,
    amountPaise,
    leftPaise: amountPaise - refundedPaise,
    at: createdAt,
  }))
}

export async function refundsOf({ db, actor }: Ctx, paymentIds: string[]): Promise<OrderRefund[]> {
  if (paymentIds.length === 0) return []
  const found = await db
    .select({ refund: refunds, name: people.name })
    .from(refunds)
    .leftJoin(people, eq(people.id, refunds.actorId))
    .where(inArray(refunds.paymentId, paymentIds))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  return found.map(({ refund, name }) => ({
    id: refund.id,
    transactionId: refund.paymentId,
    amountPaise: refund.amountPaise,
    reason: refund.reason,
    note: refund.note,
    lines: refund.lines,
    standing: refundStanding(refund),
    refusal: actor?.role === 'ADMIN' ? refund.refusal : null,
    at: refund.requestedAt,
    givenBackAt: refund.refundedAt,
    by: doerOf(actor, refund.actorId, name),
  }))
}

/** Money that changed hands; for the desk also what was entered by mistake, with what takes it back. */
export async function cashOf({ db, actor }: Ctx, orderId: string, isForCustomer: boolean) {
  const entries = await db
    .select({ entry: cashEntries, reference: referenceOfCash, isMoney, name: people.name })
    .from(cashEntries)
    .leftJoin(people, eq(people.id, cashEntries.actorId))
    .where(and(eq(cashEntries.orderId, orderId), isForCustomer ? isMoney : undefined))
    .orderBy(asc(cashEntries.id))
  return entries.map(({ entry, reference, isMoney: isReal, name }) => ({
    id: entry.id,
    amountPaise: entry.amountPaise,
    cause: entry.cause,
    way: entry.way,
    reference,
    at: entry.at,
    note: entry.note,
    ourNote: isForCustomer ? null : entry.ourNote,
    isMistake: !isReal,
    by: doerOf(actor, entry.actorId, name),
  }))
}

/**
 * What a sale without a line took above what its order costs, in paise; negative: below. 0 for all others.
 */
export async function saleDifferencePaise({ db }: Ctx, orderId: string): Promise<number> {
  const isOfSale = and(eq(tillEntries.orderId, orderId), eq(tillEntries.cause, 'sale_difference'))
  const [entry] = await db.select().from(tillEntries).where(isOfSale)
  return entry?.amountPaise ?? 0
}

/** Who did it, as far as the one who asks is told. */
export function doerOf(actor: Ctx['actor'], id: string | null, name: string | null): Doer | null {
  const isTold = actor?.role === 'ADMIN' || actor?.id === id
  return id !== null && isTold ? { id, name: name ?? '' } : null
}
