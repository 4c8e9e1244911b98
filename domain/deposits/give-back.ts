import { eq, inArray } from 'drizzle-orm'

import { depositEntries, orders, people, receivableEntries, walletEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'
import { openWallet } from '#domain/wallets/lock-wallet.ts'
import { maxWalletPaise } from '#domain/wallets/rules.ts'

import { readEmpties, whoseOrders } from './queries.ts'
import type { EmptiesOf, EmptiesOut } from './queries.ts'

/** How a deposit is given back: out of the till, into the wallet, or off what is owed. */
type DepositWay = 'cash' | 'wallet' | 'receivable'

export interface EmptiesBack {
  /** Whose they are; of who gave no name the order that they were bought with. */
  of: EmptiesOf
  /** Each product and deposit once. */
  empties: readonly Brought[]
  way: DepositWay
}

export interface Brought {
  productId: string
  eachPaise: number
  /** From 1. */
  pieces: number
}

/**
 * Takes empty bottles and crates back and gives back their deposit, once under one idempotency key: those of
 * the oldest order first, and no more than are out. The rows of the orders that have some out let one after
 * the other in.
 * Answers what was given back, in paise.
 * @throws not_signed_in, forbidden, not_found, invalid_input with what is out or due, wallet_full, key_reused
 */
export async function giveDepositBack(ctx: Ctx, back: EmptiesBack, idempotencyKey?: string): Promise<number> {
  onAnyDuty(ctx)
  const { paise } = await once(ctx, { key: idempotencyKey, request: ['empties', back] }, async (tx) => ({
    paise: (await takeEmpties(tx, back))!.amountPaise,
  }))
  return paise
}

interface TakenEmpties extends EmptiesBack {
  /** The till that the cash is out of; left out: the open one of who does it. */
  tillId?: number | undefined
  /** No more are taken than are out, and nobody is refused. */
  isCapped?: boolean
}

/**
 * The same in the transaction of who has asked whether it may be done. Locks orders, account and wallet.
 * Answers the press and what was given back; null where nothing was.
 */
export async function takeEmpties(
  tx: Ctx,
  { of, empties: said, way, tillId, isCapped = false }: TakenEmpties,
): Promise<{ backId: string; amountPaise: number } | null> {
  await holdOwners(tx, of)
  // Of years of milk only what is out: it is read again once its orders are locked, and nothing else is
  // taken.
  const seen = await readEmpties(tx, whoseOrders(of))
  const theirs = inArray(orders.id, [...new Set(seen.map(({ orderId }) => orderId))])
  const locked = await tx.db
    .select({ personId: orders.personId })
    .from(orders)
    .where(theirs)
    .orderBy(orders.id)
    .for('no key update')
  const out = await readEmpties(tx, theirs)
  const empties = isCapped ? capped(out, said) : said
  if (isCapped && empties.length === 0) return null
  const rows = allotted(out, empties)
  const personId = locked[0]?.personId ?? null
  const amountPaise = empties.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0)
  const backId = newId()
  await tx.db.insert(depositEntries).values(
    rows.map(({ orderId, productId, eachPaise, pieces }) => ({
      orderId,
      productId,
      kind: 'empties' as const,
      eachPaise,
      pieces: -pieces,
      key: `empties ${backId} ${orderId} ${productId} ${eachPaise}`,
      backId,
      actorId: tx.actor?.id ?? null,
      at: tx.now(),
    })),
  )
  await give(tx, { way, personId, amountPaise, backId, tillId })
  await writeAudit(tx, {
    action: 'deposit_given_back',
    objectId: rows[0]!.orderId,
    before: null,
    after: { amountPaise, way, pieces: empties.reduce((sum, { pieces }) => sum + pieces, 0) },
  })
  tx.log.info({ backId, amountPaise, way, actorId: tx.actor?.id }, 'deposit given back')
  return { backId, amountPaise }
}

/** Who has deleted their account gets cash. */
async function isThere({ db }: Ctx, personId: string): Promise<boolean> {
  const [person] = await db
    .select({ deletedAt: people.deletedAt })
    .from(people)
    .where(eq(people.id, personId))
  return person?.deletedAt === null
}

/** An account is not deleted beside money that is given to it. */
async function holdOwners({ db }: Ctx, of: EmptiesOf): Promise<void> {
  const owner =
    'personId' in of ? [of.personId] : db.select({ id: orders.personId }).from(orders).where(whoseOrders(of))
  await db.select({ id: people.id }).from(people).where(inArray(people.id, owner)).for('key share')
}

/** As many of what was said as are out. */
function capped(out: readonly EmptiesOut[], said: readonly Brought[]): Brought[] {
  return said.flatMap(({ productId, eachPaise, pieces }) => {
    const its = out.filter((row) => row.productId === productId && row.eachPaise === eachPaise)
    const most = Math.min(
      pieces,
      its.reduce((sum, row) => sum + row.pieces, 0),
    )
    return most > 0 ? [{ productId, eachPaise, pieces: most }] : []
  })
}

/** Which orders they are of, the oldest first. @throws invalid_input */
function allotted(out: readonly EmptiesOut[], empties: readonly Brought[]): EmptiesOut[] {
  const names = new Set(empties.map(({ productId, eachPaise }) => `${productId} ${eachPaise}`))
  if (empties.length === 0 || names.size < empties.length) throw refused('missing')
  return empties.flatMap(({ productId, eachPaise, pieces }) => {
    const its = out.filter((row) => row.productId === productId && row.eachPaise === eachPaise)
    const most = its.reduce((sum, row) => sum + row.pieces, 0)
    if (pieces > most)
      throw new DomainError('invalid_input', { fields: { empties: { problem: 'more_than_out', out: most } } })
    let left = pieces
    return its.flatMap((row) => {
      const taken = Math.min(left, row.pieces)
      left -= taken
      return taken > 0 ? [{ ...row, pieces: taken }] : []
    })
  })
}

function refused(problem: 'missing' | 'unexpected', field = 'empties'): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { [field]: { problem } } })
}

interface Given {
  way: DepositWay
  personId: string | null
  amountPaise: number
  backId: string
  tillId: number | undefined
}

/** @throws invalid_input, wallet_full */
async function give(
  tx: Ctx,
  { way, personId, amountPaise, backId: depositBackId, tillId }: Given,
): Promise<void> {
  if (way === 'cash') {
    await enterInTill(tx, { tillId, way, cause: 'deposit', amountPaise: -amountPaise, depositBackId })
    return
  }
  if (personId === null || !(await isThere(tx, personId))) throw refused('unexpected', 'way')
  const entry = { kind: 'deposit' as const, depositBackId, actorId: tx.actor?.id ?? null, at: tx.now() }
  if (way === 'receivable') {
    const account = await lockAccount(tx, personId)
    const duePaise = Math.max(0, account?.balancePaise ?? 0)
    if (!account || amountPaise > duePaise)
      throw new DomainError('invalid_input', { fields: { way: { problem: 'more_than_due', duePaise } } })
    await tx.db
      .insert(receivableEntries)
      .values({ ...entry, accountId: account.id, amountPaise: -amountPaise })
    return
  }
  const wallet = await openWallet(tx, personId)
  const roomPaise = Math.max(0, maxWalletPaise - wallet.balancePaise)
  if (amountPaise > roomPaise) throw new DomainError('wallet_full', { roomPaise })
  await tx.db.insert(walletEntries).values({ ...entry, walletId: wallet.id, amountPaise })
}
