import { inArray } from 'drizzle-orm'

import { depositEntries, orders, people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'

import { giveMoney } from './give-money.ts'
import type { DepositWay } from './give-money.ts'
import { readEmpties, whoseOrders } from './queries.ts'
import type { EmptiesOf, EmptiesOut } from './queries.ts'
import { unpaidOf } from './unpaid.ts'
import type { Unpaid } from './unpaid.ts'

export interface EmptiesBack {
  /** Whose they are; of who gave no name the order that they were bought with. */
  of: EmptiesOf
  /** Each product and deposit once. */
  empties: readonly Brought[]
  way: DepositWay
  /**
   * What the page said goes off what was never paid, in paise; left out: nothing. Of what goes off what is
   * owed nothing is asked.
   */
  offPaise?: number | undefined
}

export interface Brought {
  productId: string
  eachPaise: number
  /** From 1. */
  pieces: number
}

/**
 * Takes empty bottles and crates back and gives back their deposit, once under one idempotency key: those
 * that were never paid first, then those of the oldest order, and no more than are out. What was never paid
 * goes off that, and only the rest is cash or in the wallet. The rows of the orders that have some out let
 * one after the other in.
 * Answers what was given back, in paise.
 * @throws not_signed_in, forbidden, not_found, invalid_input with what is out or due, deposit_unpaid,
 *   wallet_full, key_reused
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
  /** At a door: no more are taken than are out, nobody is refused, and what was said goes off. */
  isCapped?: boolean
}

/**
 * The same in the transaction of who has asked whether it may be done. Locks orders, account and wallet.
 * Answers the press and what was given back; null where nothing was.
 */
export async function takeEmpties(
  tx: Ctx,
  { of, empties: said, way, offPaise: saidOffPaise = 0, tillId, isCapped = false }: TakenEmpties,
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
  const personId = locked[0]?.personId ?? null
  if (personId !== null) await lockAccount(tx, personId)
  const unpaid = await unpaidOf(tx, out)
  const rows = allotted(unpaidFirst(out, unpaid), empties)
  const amountPaise = empties.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0)
  const offPaise = way === 'receivable' ? 0 : Math.min(amountPaise, isCapped ? saidOffPaise : unpaid.paise)
  if (!isCapped && way !== 'receivable' && offPaise !== saidOffPaise)
    throw new DomainError('deposit_unpaid', { offPaise, backPaise: amountPaise - offPaise })
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
  await giveMoney(tx, { way, personId, amountPaise, offPaise, unpaid, backId, tillId })
  await writeAudit(tx, {
    action: 'deposit_given_back',
    objectId: rows[0]!.orderId,
    before: null,
    after: { amountPaise, way, pieces: empties.reduce((sum, { pieces }) => sum + pieces, 0) },
  })
  tx.log.info({ backId, amountPaise, way, actorId: tx.actor?.id }, 'deposit given back')
  return { backId, amountPaise }
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

/** Otherwise the same sum would go off once more for what comes back later. */
function unpaidFirst(out: readonly EmptiesOut[], { orderIds }: Unpaid): EmptiesOut[] {
  const isUnpaid = ({ orderId }: EmptiesOut) => orderIds.has(orderId)
  return [...out.filter(isUnpaid), ...out.filter((row) => !isUnpaid(row))]
}

/** Which orders they are of, in the order of what is out. @throws invalid_input */
function allotted(out: readonly EmptiesOut[], empties: readonly Brought[]): EmptiesOut[] {
  const names = new Set(empties.map(({ productId, eachPaise }) => `${productId} ${eachPaise}`))
  if (empties.length === 0 || names.size < empties.length)
    throw new DomainError('invalid_input', { fields: { empties: { problem: 'missing' } } })
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
