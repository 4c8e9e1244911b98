import { eq } from 'drizzle-orm'

import { people, receivableEntries, walletEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'
import type { Account } from '#domain/receivables/lock-account.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'
import { openWallet } from '#domain/wallets/lock-wallet.ts'
import type { Wallet } from '#domain/wallets/lock-wallet.ts'
import { maxWalletPaise } from '#domain/wallets/rules.ts'

import type { Unpaid } from './unpaid.ts'

/** How a deposit is given back: out of the till, into the wallet, or off what is owed. */
export type DepositWay = 'cash' | 'wallet' | 'receivable'

interface Given {
  way: DepositWay
  personId: string | null
  amountPaise: number
  /** So much of it was never paid and goes off that; 0 where all of it goes off what is owed. */
  offPaise: number
  unpaid: Unpaid
  backId: string
  /** The till that the cash is out of; left out: the open one of who does it. */
  tillId: number | undefined
}

/** The cause of what a press took off what is due for an order. */
export function causeOfPress(backId: string): string {
  return `empties ${backId}`
}

/**
 * Gives the money of a press that took empties back, in each place that it goes to by the name of the press.
 * Runs in a transaction that has locked the orders. @throws invalid_input, wallet_full
 */
export async function giveMoney(tx: Ctx, given: Given): Promise<void> {
  const { way, personId, backId, amountPaise, offPaise, tillId } = given
  if (way !== 'cash' && (personId === null || !(await isThere(tx, personId))))
    throw new DomainError('invalid_input', { fields: { way: { problem: 'unexpected' } } })
  if (way === 'receivable') return takeOffOwed(tx, given)
  const duePaise = await takeOffDue(tx, given)
  const owedPaise = await takeOffKhata(tx, given, offPaise - duePaise)
  const keptPaise = way === 'cash' ? await keepUngiven(tx, given, offPaise - duePaise - owedPaise) : 0
  const leftPaise = amountPaise - duePaise - owedPaise - keptPaise
  if (way === 'wallet' && leftPaise > 0) await putInWallet(tx, given, leftPaise)
  // What goes off an order is out of the till as a deposit, and in it as money of that order.
  const outPaise = duePaise + (way === 'cash' ? leftPaise : 0)
  const entry = { tillId, way: 'cash', cause: 'deposit', depositBackId: backId } as const
  if (outPaise > 0) await enterInTill(tx, { ...entry, amountPaise: -outPaise })
}

/** Who has deleted their account gets cash. */
async function isThere({ db }: Ctx, personId: string): Promise<boolean> {
  const [person] = await db
    .select({ deletedAt: people.deletedAt })
    .from(people)
    .where(eq(people.id, personId))
  return person?.deletedAt === null
}

/** Off what is due for the orders of the empties, as cash that was taken for them; answers how much. */
async function takeOffDue(tx: Ctx, { offPaise, unpaid, backId, tillId }: Given): Promise<number> {
  let leftPaise = offPaise
  for (const [orderId, duePaise] of unpaid.dueOf) {
    const amountPaise = Math.min(leftPaise, duePaise)
    if (amountPaise === 0) continue
    leftPaise -= amountPaise
    const ourNote = 'Off for empty bottles and crates.'
    await enterCash(tx, { orderId, amountPaise, cause: causeOfPress(backId), ourNote, tillId })
  }
  return offPaise - leftPaise
}

/**
 * The rest of it off the khata of who has one, also where it was paid since a rider read of it: then they
 * have it in their favour. Answers how much.
 */
async function takeOffKhata(tx: Ctx, given: Given, amountPaise: number): Promise<number> {
  const account =
    amountPaise > 0 && given.personId !== null ? await lockAccount(tx, given.personId) : undefined
  if (!account) return 0
  await enterOnAccount(tx, given, account, amountPaise)
  return amountPaise
}

/**
 * Into the wallet what a rider did not give in cash, because it was to go off what is paid by now. What has
 * no room there is left in the cash of the run. Answers how much.
 */
async function keepUngiven(tx: Ctx, given: Given, amountPaise: number): Promise<number> {
  const { personId } = given
  if (amountPaise === 0 || personId === null || !(await isThere(tx, personId))) return 0
  const wallet = await openWallet(tx, personId)
  const keptPaise = Math.min(amountPaise, roomOf(wallet))
  if (keptPaise > 0) await enterInWallet(tx, given, wallet, keptPaise)
  return keptPaise
}

async function takeOffOwed(tx: Ctx, given: Given): Promise<void> {
  const { personId, amountPaise } = given
  const account = await lockAccount(tx, personId!)
  const duePaise = Math.max(0, account?.balancePaise ?? 0)
  if (!account || amountPaise > duePaise)
    throw new DomainError('invalid_input', { fields: { way: { problem: 'more_than_due', duePaise } } })
  await enterOnAccount(tx, given, account, amountPaise)
}

async function enterOnAccount(tx: Ctx, { backId }: Given, account: Account, paise: number): Promise<void> {
  const entry = { kind: 'deposit', depositBackId: backId, actorId: tx.actor?.id ?? null } as const
  await tx.db
    .insert(receivableEntries)
    .values({ ...entry, accountId: account.id, amountPaise: -paise, at: tx.now() })
}

async function putInWallet(tx: Ctx, given: Given, amountPaise: number): Promise<void> {
  const wallet = await openWallet(tx, given.personId!)
  const roomPaise = roomOf(wallet)
  if (amountPaise > roomPaise) throw new DomainError('wallet_full', { roomPaise })
  await enterInWallet(tx, given, wallet, amountPaise)
}

function roomOf({ balancePaise }: Wallet): number {
  return Math.max(0, maxWalletPaise - balancePaise)
}

async function enterInWallet(tx: Ctx, { backId }: Given, { id }: Wallet, amountPaise: number): Promise<void> {
  const entry = { kind: 'deposit', depositBackId: backId, actorId: tx.actor?.id ?? null } as const
  await tx.db.insert(walletEntries).values({ ...entry, walletId: id, amountPaise, at: tx.now() })
}
