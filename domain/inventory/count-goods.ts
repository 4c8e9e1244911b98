import { and, gt, inArray, ne, sql } from 'drizzle-orm'

import { orders, stockEntries } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { beginCounting } from './begin-counting.ts'
import { changeStock } from './change-stock.ts'
import { heldOf } from './held.ts'
import { lockStock } from './lock-stock.ts'
import { orderedGoods } from './ordered-goods.ts'

/** A product that somebody has counted. */
export interface CountedGood {
  productId: string
  /** How many were there, with what is held for people who are paying, without what is sold. */
  pieces: number
  /** When they were counted: what was sold, came or went since then stays so. */
  countedAt: Date
  /** Whether nobody counted it until then, so that its counting begins. */
  begins: boolean
}

/** What became of one of them, or would become. */
export interface CountResult {
  productId: string
  /**
   * same: the shop knew as many. gone: there is no such product. ended, begun: its counting has ended or
   * begun meanwhile. counted_since: somebody else has counted or corrected it since. too_old: counted too
   * long ago. Only what is saved is changed.
   */
  outcome: 'saved' | 'same' | 'gone' | 'ended' | 'begun' | 'counted_since' | 'too_old'
  /** What the shop knew to be there when they were counted; null where nobody counted. */
  known: number | null
  /** What can be sold now; null where nobody counts. */
  left: number | null
  /** So many were sold since, and were not there. */
  missing: number
}

/** So far a device that keeps the shop's time may be ahead of it. */
const aheadMs = 5 * 60 * 1000

/** A sheet that was counted longer ago is counted again. */
const countedWithinMs = 7 * 24 * 60 * 60 * 1000

/**
 * Takes what was counted of many goods over into their stock: as the difference to what the shop knew at
 * that moment, so that what was sold meanwhile stays sold. All in one transaction, once under one
 * idempotency key; each product has a result of its own. `isTrial` changes nothing and answers what would
 * become of it.
 * @throws not_signed_in, forbidden, invalid_input for a moment that is still to come, key_reused
 */
export async function countGoods(
  ctx: Ctx,
  { goods, isTrial }: { goods: readonly CountedGood[]; isTrial: boolean },
  idempotencyKey?: string,
): Promise<CountResult[]> {
  admin(ctx)
  refuseToCome(ctx, goods)
  if (isTrial) return inTransaction(ctx, async (tx) => (await judge(tx, goods)).map(({ result }) => result))
  const repeatable = { key: idempotencyKey, request: ['count goods', goods] }
  const results = await once(ctx, repeatable, (tx) => save(tx, goods))
  const saved = results.filter(({ outcome }) => outcome === 'saved').map(({ productId }) => productId)
  ctx.log.info({ saved: saved.length, of: goods.length, actorId: ctx.actor?.id }, 'goods counted')
  await rankAfterSave(ctx, saved)
  await ctx.catalogChanged()
  return results
}

function refuseToCome({ now }: Ctx, goods: readonly CountedGood[]): void {
  const latest = now().getTime() + aheadMs
  const problems = goods.flatMap(({ countedAt }, place) =>
    countedAt.getTime() > latest
      ? [[`goods.${place}.countedAt`, { problem: 'date_to_come' } as const] as const]
      : [],
  )
  if (problems.length > 0) throw new DomainError('invalid_input', { fields: Object.fromEntries(problems) })
}

interface Judged {
  result: CountResult
  /** What can be sold before; null where nobody counts. */
  present: number | null
  /** Pieces that come onto the shelf; where its counting begins: that are there. */
  pieces: number
}

async function save(tx: Ctx, goods: readonly CountedGood[]): Promise<CountResult[]> {
  const judged = await judge(tx, goods)
  const saved = judged.filter(({ result }) => result.outcome === 'saved')
  const [begun, changed] = [true, false].map((isBegun) =>
    saved.filter(({ present }) => (present === null) === isBegun),
  )
  const cause = { why: 'count' } as const
  await changeStock(
    tx,
    cause,
    changed!.map(({ result: { productId }, pieces }) => ({ productId, change: pieces })),
  )
  await beginCounting(
    tx,
    cause,
    begun!.map(({ result: { productId }, pieces }) => ({ productId, pieces })),
  )
  const now = await lockStock(
    tx,
    saved.map(({ result }) => result.productId),
  )
  await writeAuditOfAll(
    tx,
    saved.map(({ result: { productId }, present }) => ({
      action: 'stock_counted',
      objectId: productId,
      before: { stock: present },
      after: { stock: now.get(productId) ?? null },
    })),
  )
  return judged.map(({ result }) => ({ ...result, left: now.get(result.productId) ?? result.left }))
}

/** What becomes of each, under the locks of all of them. */
async function judge(tx: Ctx, goods: readonly CountedGood[]): Promise<Judged[]> {
  const ids = goods.map(({ productId }) => productId)
  const stock = await lockStock(tx, ids)
  const held = await heldOf(tx, ids)
  const since = await changesSince(tx, goods)
  const sold = await soldSince(
    tx,
    goods.filter(({ begins }) => begins),
  )
  const oldest = tx.now().getTime() - countedWithinMs
  return goods.map(({ productId, pieces, countedAt, begins }) => {
    const present = stock.get(productId) ?? null
    const { net, isCounted } = since.get(productId) ?? { net: 0, isCounted: false }
    const known = present === null ? null : present + (held.get(productId) ?? 0) - net
    const refused = (outcome: CountResult['outcome']): Judged => ({
      result: { productId, outcome, known, left: present, missing: 0 },
      present,
      pieces: 0,
    })
    if (!stock.has(productId)) return refused('gone')
    if (countedAt.getTime() < oldest) return refused('too_old')
    if (begins !== (present === null)) return refused(begins ? 'begun' : 'ended')
    if (isCounted) return refused('counted_since')
    if (present === null || known === null) {
      const there = pieces - (sold.get(productId) ?? 0)
      return {
        result: {
          productId,
          outcome: 'saved',
          known,
          left: Math.max(0, there - (held.get(productId) ?? 0)),
          missing: Math.max(0, -there),
        },
        present,
        pieces: Math.max(0, there),
      }
    }
    const change = Math.max(pieces - known, -present)
    if (change === 0 && pieces === known) return refused('same')
    const missing = change - (pieces - known)
    return {
      result: { productId, outcome: 'saved', known, left: present + change, missing },
      present,
      pieces: change,
    }
  })
}

/**
 * By how much the pieces of goods that are there, with those that are held, have changed since they were
 * counted, and whether somebody has counted or corrected them since.
 */
async function changesSince({ db }: Ctx, goods: readonly CountedGood[]) {
  const { productId, why, shelfChange, heldChange } = stockEntries
  const rows = await db
    .select({
      productId,
      net: sql<number>`sum(${shelfChange} + ${heldChange})`.mapWith(Number),
      isCounted: sql<boolean>`bool_or(${why} in ('count', 'correction'))`,
    })
    .from(stockEntries)
    .innerJoin(sql`${momentsOf(goods)}`, sql`counted.id = ${productId} and ${stockEntries.at} > counted.at`)
    .groupBy(productId)
  return new Map(rows.map((row) => [row.productId, row]))
}

/** What was ordered of goods since they were counted, where no ledger says so. */
async function soldSince({ db }: Ctx, goods: readonly CountedGood[]): Promise<Map<string, number>> {
  if (goods.length === 0) return new Map()
  const first = new Date(Math.min(...goods.map(({ countedAt }) => countedAt.getTime())))
  const ids = goods.map(({ productId }) => productId)
  const rows = await db
    .select({
      productId: sql<string>`goods.product_id`,
      pieces: sql<number>`sum(goods.quantity)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderedGoods, sql`goods.order_id = ${orders.id}`)
    .innerJoin(
      sql`${momentsOf(goods)}`,
      sql`counted.id = goods.product_id and ${orders.createdAt} > counted.at`,
    )
    .where(
      and(gt(orders.createdAt, first), ne(orders.status, 'cancelled'), inArray(sql`goods.product_id`, ids)),
    )
    .groupBy(sql`goods.product_id`)
  return new Map(rows.map((row) => [row.productId, row.pieces]))
}

/** A table of the goods with the moment at which each was counted. */
function momentsOf(goods: readonly CountedGood[]) {
  const ids = sql.param(goods.map(({ productId }) => productId))
  const moments = sql.param(goods.map(({ countedAt }) => countedAt.toISOString()))
  return sql`unnest(${ids}::text[], ${moments}::timestamptz[]) as counted (id, at)`
}
