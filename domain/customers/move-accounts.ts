import { eq, inArray, sql } from 'drizzle-orm'

import { receivableAccounts, receivableEntries, walletEntries, wallets } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

// What one owes, and what the shop keeps of them, goes along when people are joined. Two of a kind are no sum
// that anybody has seen, so nobody puts them together; one into which nothing was ever written is no sum.

interface Move {
  fromId: string
  toId: string
}

interface Account {
  id: string
  personId: string
  isWritten: boolean
}

/**
 * Moves what one person owes to the other, where there is something; answers whether it moved. An account of
 * the other one that was never written in changes places with it. @throws both_owe
 */
export async function moveReceivable({ db }: Ctx, { fromId, toId }: Move): Promise<boolean> {
  const { personId } = receivableAccounts
  const entries = sql`select from ${receivableEntries} where ${receivableEntries.accountId} = ${receivableAccounts.id}`
  const found = await db
    .select({ account: receivableAccounts, isWritten: sql<boolean>`exists (${entries})` })
    .from(receivableAccounts)
    .where(inArray(personId, [fromId, toId]))
    .for('no key update')
  const moving = toMove(found.map(flat), { fromId, toId })
  if (!moving) return false
  const other = found.find(({ account }) => account.personId === toId)?.account
  if (other) await db.delete(receivableAccounts).where(eq(receivableAccounts.id, other.id))
  await db.update(receivableAccounts).set({ personId: toId }).where(eq(receivableAccounts.id, moving.id))
  if (other) await db.insert(receivableAccounts).values({ ...other, personId: fromId })
  return true
}

/** So does what the shop keeps of them. @throws both_owe */
export async function moveWallet({ db }: Ctx, { fromId, toId }: Move): Promise<boolean> {
  const { personId } = wallets
  const entries = sql`select from ${walletEntries} where ${walletEntries.walletId} = ${wallets.id}`
  const found = await db
    .select({ account: wallets, isWritten: sql<boolean>`exists (${entries})` })
    .from(wallets)
    .where(inArray(personId, [fromId, toId]))
    .for('no key update')
  const moving = toMove(found.map(flat), { fromId, toId })
  if (!moving) return false
  const other = found.find(({ account }) => account.personId === toId)?.account
  if (other) await db.delete(wallets).where(eq(wallets.id, other.id))
  await db.update(wallets).set({ personId: toId }).where(eq(wallets.id, moving.id))
  if (other) await db.insert(wallets).values({ ...other, personId: fromId })
  return true
}

/** Whether something was written into an account of each of the two, or into a wallet of each. */
export async function bothOwe({ db }: Ctx, { fromId, toId }: Move): Promise<boolean> {
  const either = [fromId, toId]
  const owing = db
    .selectDistinct({ id: receivableEntries.accountId })
    .from(receivableEntries)
    .innerJoin(receivableAccounts, eq(receivableAccounts.id, receivableEntries.accountId))
    .where(inArray(receivableAccounts.personId, either))
  const keeping = db
    .selectDistinct({ id: walletEntries.walletId })
    .from(walletEntries)
    .innerJoin(wallets, eq(wallets.id, walletEntries.walletId))
    .where(inArray(wallets.personId, either))
  return (await owing).length > 1 || (await keeping).length > 1
}

function flat({ account, isWritten }: { account: Omit<Account, 'isWritten'>; isWritten: boolean }): Account {
  return { id: account.id, personId: account.personId, isWritten }
}

/** The account that goes along; undefined where none does. @throws both_owe */
function toMove(found: readonly Account[], { fromId, toId }: Move): Account | undefined {
  const ofBoth = found.length > 1
  if (ofBoth && found.every(({ isWritten }) => isWritten)) throw new DomainError('both_owe', {})
  const from = found.find(({ personId }) => personId === fromId)
  // One that was never written in stays where it is, if the other has one.
  return ofBoth && !from?.isWritten && found.some(({ personId }) => personId === toId) ? undefined : from
}
