import { createHash } from 'node:crypto'

import { and, eq, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { idempotencyKeys } from '#db/schema/index.ts'

import type { Ctx } from './context.ts'
import { DomainError } from './errors.ts'
import { deleteBatch } from './in-batches.ts'
import { inTransaction } from './transaction.ts'

/** Keys are forgotten after so long: nobody repeats a request of last week. */
const keptMs = 7 * 24 * 60 * 60 * 1000

export interface Repeatable {
  /** The client's own name for this request; without one every request is a new one. */
  key: string | undefined
  /** What is asked for: the same key for something else is refused. */
  request: unknown
  /** Done before the transaction and unless the request is a repetition: what talks to the outside world. */
  before?: () => Promise<void>
}

/**
 * Does work once a key, in one transaction with the key: a repetition answers what the first one answered,
 * and one that comes while the first is still at it waits for its end. Work that fails leaves no key behind,
 * so it may be tried again. The result must survive JSON.
 * @throws key_reused, not_signed_in
 */
export async function once<Result>(
  ctx: Ctx,
  { key, request, before }: Repeatable,
  work: (tx: Ctx) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) {
    await before?.()
    return inTransaction(ctx, work)
  }
  const personId = ctx.actor?.id
  if (personId === undefined) throw new DomainError('not_signed_in', {})
  const own = and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key))
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  if (before) {
    const earlier = await earlierAnswer(ctx, own, hash)
    if (earlier) return earlier.result as Result
    await before()
  }
  return inTransaction(ctx, async (tx) => {
    // Another process that has just written this key is waited for here, by the primary key.
    const [mine] = await tx.db
      .insert(idempotencyKeys)
      .values({ personId, key, request: hash, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (!mine) return (await earlierAnswer(tx, own, hash))?.result as Result
    const result = await work(tx)
    await tx.db.update(idempotencyKeys).set({ result }).where(own)
    return result
  })
}

async function earlierAnswer(
  { db }: Ctx,
  own: SQL | undefined,
  hash: string,
): Promise<{ result: unknown } | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(own)
  if (earlier && earlier.request !== hash) throw new DomainError('key_reused', {})
  return earlier
}

/** Forgets the keys of before last week. */
export async function pruneIdempotencyKeys(ctx: Ctx): Promise<boolean> {
  const isOld = lt(idempotencyKeys.createdAt, new Date(ctx.now().getTime() - keptMs))
  return deleteBatch(ctx, idempotencyKeys, isOld)
}
