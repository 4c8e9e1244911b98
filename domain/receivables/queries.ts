import { desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { cashEntries, orders, people, receivableAccounts, receivableEntries } from '#db/schema/index.ts'
import { admin, onDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { leftToWriteDown } from './rules.ts'

type Entry = typeof receivableEntries.$inferSelect

/** Something that was written down, taken off or paid. */
export interface ReceivableEntry extends Pick<
  Entry,
  'id' | 'kind' | 'amountPaise' | 'reference' | 'note' | 'at'
> {
  order: { id: string; number: number } | null
  /** It was entered by mistake, and taken back. */
  isTakenBack: boolean
  /** Who entered it; '' for the system itself. */
  by: string
}

/** What a person owes, with the newest of its entries first. */
export interface ReceivableView {
  limitPaise: number
  /** Below 0: the shop owes it. */
  balancePaise: number
  /** What more can be written down. */
  leftPaise: number
  /** Of the link by which it is paid. */
  payToken: string
  entries: ReceivableEntry[]
}

/** So many a page shows. */
const mostEntries = 100

/** What one owes oneself; null where nobody trusts them to pay later. @throws not_signed_in */
export async function myReceivables(ctx: Ctx): Promise<ReceivableView | null> {
  return receivablesOf(ctx, signedIn(ctx).id)
}

/** What a person owes; null where nobody trusts them. @throws not_signed_in, forbidden */
export async function personReceivables(ctx: Ctx, personId: string): Promise<ReceivableView | null> {
  onDuty(ctx, 'counter')
  return receivablesOf(ctx, personId)
}

async function receivablesOf({ db }: Ctx, personId: string): Promise<ReceivableView | null> {
  const [account] = await db
    .select()
    .from(receivableAccounts)
    .where(eq(receivableAccounts.personId, personId))
  if (!account) return null
  const counters = alias(receivableEntries, 'counters')
  const rows = await db
    .select({
      entry: receivableEntries,
      counterId: counters.id,
      orderId: orders.id,
      orderNumber: orders.number,
      by: people.name,
    })
    .from(receivableEntries)
    .leftJoin(counters, eq(counters.countersId, receivableEntries.id))
    .leftJoin(cashEntries, eq(cashEntries.id, receivableEntries.cashEntryId))
    .leftJoin(orders, eq(orders.id, cashEntries.orderId))
    .leftJoin(people, eq(people.id, receivableEntries.actorId))
    .where(eq(receivableEntries.accountId, account.id))
    .orderBy(desc(receivableEntries.id))
    .limit(mostEntries)
  return {
    limitPaise: account.limitPaise,
    balancePaise: account.balancePaise,
    leftPaise: leftToWriteDown(account),
    payToken: account.payToken,
    entries: rows.map(({ entry, counterId, orderId, orderNumber, by }) => ({
      id: entry.id,
      kind: entry.kind,
      amountPaise: entry.amountPaise,
      reference: entry.reference,
      note: entry.note,
      at: entry.at,
      order: orderId === null ? null : { id: orderId, number: orderNumber! },
      isTakenBack: counterId !== null,
      by: by ?? '',
    })),
  }
}

/** Somebody who owes the shop, or whom the shop owes. */
export interface Debtor {
  person: { id: string; name: string; mobile: string | null }
  balancePaise: number
  limitPaise: number
  /** When they last paid some of it; null: never. */
  lastPaidAt: Date | null
}

/** So many are shown; those who owe most come first. */
const mostDebtors = 500

/** Who owes what, with the sum of all. @throws not_signed_in, forbidden */
export async function whoOwes(ctx: Ctx): Promise<{ debtors: Debtor[]; owedPaise: number }> {
  admin(ctx)
  const { balancePaise, limitPaise } = receivableAccounts
  const isOwed = ne(balancePaise, 0)
  const lastPaid = sql<string | null>`(select max(at)::text from receivable_entries
    where account_id = ${receivableAccounts.id} and kind in ('cash', 'upi', 'bank', 'online')
      and amount_paise < 0)`
  const rows = await ctx.db
    .select({
      person: { id: people.id, name: people.name, mobile: people.mobile },
      balancePaise,
      limitPaise,
      lastPaid,
    })
    .from(receivableAccounts)
    .innerJoin(people, eq(people.id, receivableAccounts.personId))
    .where(isOwed)
    .orderBy(desc(balancePaise), people.id)
    .limit(mostDebtors)
  const [all] = await ctx.db
    .select({ paise: sql`coalesce(sum(${balancePaise}), 0)`.mapWith(Number) })
    .from(receivableAccounts)
    .where(isOwed)
  return {
    debtors: rows.map(({ lastPaid: at, ...row }) => ({
      ...row,
      lastPaidAt: at === null ? null : new Date(at),
    })),
    owedPaise: all?.paise ?? 0,
  }
}

/** What more can be written down for whose order it is; null where nobody trusts them. */
export async function leftForPerson({ db }: Ctx, personId: string | null): Promise<number | null> {
  if (personId === null) return null
  const [account] = await db
    .select()
    .from(receivableAccounts)
    .where(eq(receivableAccounts.personId, personId))
  return account ? leftToWriteDown(account) : null
}
