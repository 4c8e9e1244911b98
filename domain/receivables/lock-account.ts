import { and, eq, sql } from 'drizzle-orm'

import { orders, receivableAccounts, receivableEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

export type Account = typeof receivableAccounts.$inferSelect

/**
 * Locks what a person owes until the transaction ends; undefined where nobody trusts them. In the order that
 * `settle` names it comes after the order and its slot, and before products.
 */
export async function lockAccount({ db }: Ctx, personId: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(receivableAccounts)
    .where(eq(receivableAccounts.personId, personId))
    .for('no key update')
  return account
}

/** The same of whose order it is, for who takes goods of it before its money. */
export async function lockAccountOfOrder({ db }: Ctx, orderId: string): Promise<void> {
  const owner = db.select({ id: orders.personId }).from(orders).where(eq(orders.id, orderId))
  await db
    .select({ id: receivableAccounts.id })
    .from(receivableAccounts)
    .where(sql`${receivableAccounts.personId} = (${owner})`)
    .for('no key update')
}

/** The same where a payment went into it, for who gives that back. */
export async function lockAccountOfPayment({ db }: Ctx, paymentId: string): Promise<void> {
  const paidInto = db
    .select({ id: receivableEntries.accountId })
    .from(receivableEntries)
    .where(and(eq(receivableEntries.paymentId, paymentId), eq(receivableEntries.paymentStep, 0)))
  await db
    .select({ id: receivableAccounts.id })
    .from(receivableAccounts)
    .where(sql`${receivableAccounts.id} = (${paidInto})`)
    .for('no key update')
}
