import { and, eq, inArray, or, sql } from 'drizzle-orm'

import {
  cashEntries,
  depositEntries,
  orders,
  receivableEntries,
  tillEntries,
  walletEntries,
  wallets,
} from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { counterCash, moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { takenBackSeconds } from '#domain/orders/transitions.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'

import { causeOfPress } from './give-money.ts'

export interface PressTakenBack {
  /** The press that took empties back. */
  backId: string
  /** Why, for the desk. At most 500 characters. */
  reason?: string | undefined
}

/**
 * Takes back a press of `giveDepositBack` that was a mistake, whole and once: its bottles and crates are out
 * again, and its money is where it came from. For a minute by whoever has a duty, later by an admin.
 * @throws not_signed_in, forbidden, not_found, minute_over, invalid_input, wallet_short, order_moved,
 *   not_taken_back, key_reused
 */
export async function takeDepositBack(
  ctx: Ctx,
  { backId, reason }: PressTakenBack,
  idempotencyKey?: string,
): Promise<void> {
  const person = onAnyDuty(ctx)
  if (!reason) throw new DomainError('invalid_input', { fields: { reason: { problem: 'missing' } } })
  const request = ['take deposit back', backId, reason]
  await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const [first] = await heldPress(tx, backId)
    if (!first) throw new DomainError('not_found', { what: 'payment' })
    const isFresh = tx.now().getTime() < first.at.getTime() + takenBackSeconds * 1000
    if (!isFresh && !isAdmin(person)) throw new DomainError('minute_over', {})
    await counterPress(tx, backId, reason)
    return {}
  })
}

/**
 * The same in the transaction of who has asked whether it may be done, and nothing where it was done already.
 * @throws wallet_short, order_moved, not_taken_back
 */
export async function counterPress(tx: Ctx, backId: string, reason: string): Promise<void> {
  const rows = await heldPress(tx, backId)
  if (rows.length === 0) return
  const actorId = tx.actor?.id ?? null
  const counterId = newId()
  await tx.db.insert(depositEntries).values(
    rows.map(({ orderId, productId, eachPaise, pieces }) => ({
      orderId,
      productId,
      kind: 'counter' as const,
      eachPaise,
      pieces: -pieces,
      key: `counter ${backId} ${orderId} ${productId} ${eachPaise}`,
      backId: counterId,
      countersId: backId,
      note: reason,
      actorId,
      at: tx.now(),
    })),
  )
  await takeMoneyBack(tx, { backId, counterId, reason })
  const amountPaise = rows.reduce((sum, { pieces, eachPaise }) => sum - pieces * eachPaise, 0)
  await writeAudit(tx, {
    action: 'deposit_taken_back',
    objectId: rows[0]!.orderId,
    before: null,
    after: { amountPaise, reason },
  })
  tx.log.info({ backId, amountPaise, actorId }, 'deposit that was given back taken back')
}

/** The rows of a press, with their orders locked and those that it took money off; none where it is gone. */
async function heldPress({ db }: Ctx, backId: string) {
  const its = eq(depositEntries.backId, backId)
  const ids = db.select({ id: depositEntries.orderId }).from(depositEntries).where(its)
  const takenOff = db.select({ id: cashEntries.orderId }).from(cashEntries).where(isOfPress(backId))
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.id, ids), inArray(orders.id, takenOff)))
    .orderBy(orders.id)
    .for('no key update')
  const isTakenBack = sql`exists (select from deposit_entries as counter where counter.counters_id = ${backId})`
  return db
    .select()
    .from(depositEntries)
    .where(and(its, eq(depositEntries.kind, 'empties'), sql`not ${isTakenBack}`))
}

interface MoneyBack {
  backId: string
  counterId: string
  reason: string
}

/** Entries that took money of a press off what is due for an order: they are in its till. */
function isOfPress(backId: string) {
  const itsTill = sql`(select till_id from till_entries where deposit_back_id = ${backId})`
  return and(sql`${cashEntries.tillId} = ${itsTill}`, eq(cashEntries.cause, causeOfPress(backId)))
}

/**
 * Puts the money of a press back, wherever it went: an order that it was taken off is due again.
 * @throws wallet_short, order_moved, not_taken_back
 */
async function takeMoneyBack(tx: Ctx, { backId, counterId, reason: note }: MoneyBack): Promise<void> {
  await counterOff(tx, backId, note)
  const [inTill] = await tx.db.select().from(tillEntries).where(eq(tillEntries.depositBackId, backId))
  if (inTill) {
    const { tillId, way, amountPaise } = inTill
    const entry = { tillId, way, cause: 'correction', amountPaise: -amountPaise } as const
    await enterInTill(tx, { ...entry, note, depositBackId: counterId })
  }
  const entry = { kind: 'deposit', depositBackId: counterId, actorId: tx.actor!.id, at: tx.now() } as const
  const isOwed = eq(receivableEntries.depositBackId, backId)
  const [owed] = await tx.db.select().from(receivableEntries).where(isOwed)
  if (owed) {
    const { accountId, amountPaise } = owed
    await tx.db.insert(receivableEntries).values({ ...entry, accountId, amountPaise: -amountPaise, note })
  }
  const [kept] = await tx.db
    .select({ walletId: wallets.id, personId: wallets.personId, amountPaise: walletEntries.amountPaise })
    .from(walletEntries)
    .innerJoin(wallets, eq(wallets.id, walletEntries.walletId))
    .where(eq(walletEntries.depositBackId, backId))
  if (!kept) return
  const { walletId, personId, amountPaise } = kept
  const leftPaise = (await lockWallet(tx, personId))!.balancePaise
  if (amountPaise > leftPaise) throw new DomainError('wallet_short', { leftPaise })
  await tx.db.insert(walletEntries).values({ ...entry, walletId, amountPaise: -amountPaise })
}

/** @throws order_moved, not_taken_back where the order's money went back since */
async function counterOff(tx: Ctx, backId: string, reason: string): Promise<void> {
  const taken = await tx.db
    .select({ entry: cashEntries, status: orders.status })
    .from(cashEntries)
    .innerJoin(orders, eq(orders.id, cashEntries.orderId))
    .where(isOfPress(backId))
  for (const { entry, status } of taken) {
    const { orderId, amountPaise } = entry
    if (status === 'refunded') throw new DomainError('order_moved', { orderId, status })
    const left = (await moneyEntriesOf(tx, orderId)).reduce((sum, one) => sum + one.amountPaise, 0)
    if (left < amountPaise) throw new DomainError('not_taken_back', { why: 'money' })
    await counterCash(tx, entry, reason)
  }
}
