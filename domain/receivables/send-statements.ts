import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm'

import { cashEntries, orders, receivableAccounts, receivableEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { indianDay, indianHour, weekdayOf } from '#domain/time/rules.ts'

import type { Account } from './lock-account.ts'
import { statementHours } from './rules.ts'

const saturday = 6
const atOnce = 50
const weekSeconds = 7 * 24 * 60 * 60
/** So many lines a statement has; who bought more often reads the rest on their page. */
const mostLines = 40

/**
 * Tells everybody who owes something on Saturday what it is, once a Saturday and person: the day is written
 * into the account under its row lock, in the transaction that queues the message. A Saturday on which the
 * shop was down is not made up for.
 */
export async function sendStatements(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const day = indianDay(now)
  const hour = indianHour(now)
  if (weekdayOf(day) !== saturday || hour < statementHours.from || hour >= statementHours.until) return
  while (await inTransaction(ctx, (tx) => tellSome(tx, day)));
}

/** Answers whether there may be more. */
async function tellSome(tx: Ctx, day: string): Promise<boolean> {
  const { balancePaise, toldOn } = receivableAccounts
  const due = await tx.db
    .select()
    .from(receivableAccounts)
    .where(and(gt(balancePaise, 0), or(isNull(toldOn), lt(toldOn, day))))
    .orderBy(asc(receivableAccounts.id))
    .limit(atOnce)
    .for('no key update', { skipLocked: true })
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  await tx.db.update(receivableAccounts).set({ toldOn: day }).where(inArray(receivableAccounts.id, ids))
  for (const account of due) {
    const { id, personId, payToken, balancePaise: owedPaise } = account
    const since = await linesSince(tx, account)
    await happened(tx, 'khata_is_due', { personId, cause: `${id} ${day}`, owedPaise, payToken, since })
  }
  tx.log.info({ people: due.length, day }, 'statements of receivables sent')
  return due.length === atOnce
}

async function linesSince({ db, now }: Ctx, { id }: Account) {
  const { accountId, kind, amountPaise, at } = receivableEntries
  const rows = await db
    .select({ kind, amountPaise, orderNumber: orders.number })
    .from(receivableEntries)
    .leftJoin(cashEntries, eq(cashEntries.id, receivableEntries.cashEntryId))
    .leftJoin(orders, eq(orders.id, cashEntries.orderId))
    .where(and(eq(accountId, id), gte(at, secondsAfter(now(), -weekSeconds))))
    .orderBy(asc(receivableEntries.id))
    .limit(mostLines)
  return rows.map(({ kind: of, ...line }) => ({ what: whatOf(of, line.amountPaise), ...line }))
}

function whatOf(kind: string, amountPaise: number): 'order' | 'off' | 'paid' {
  if (kind !== 'order') return 'paid'
  return amountPaise > 0 ? 'order' : 'off'
}
