import { asc, eq, sql } from 'drizzle-orm'

import { batches, orderLines, packedBatches, products } from '#db/schema/index.ts'
import { piecesOf } from '#domain/boxes/rules.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { swapBatches } from '#domain/inventory/swap-batches.ts'

import type { Answer } from './open-packing.ts'
import { shareOfBatches } from './rules.ts'
import type { BatchPieces } from './rules.ts'

/**
 * Writes down with which batches an order was packed: those that were named, and of counted goods else what
 * the ledger says. Where the packer took others than the ledger says, it is put right as far as their pieces
 * lie on the shelf by it. The products are locked already.
 * @throws batch_not_open where one was called back or has ended since it was named
 */
export async function writeBatches(
  tx: Ctx,
  { orderId, packingId, answers }: { orderId: string; packingId: string; answers: readonly Answer[] },
): Promise<void> {
  const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const packed = piecesOf(lines)
  const found = await tx.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(anyOf(products.id, [...packed.keys()]))
    .orderBy(asc(products.id))
  const goods = found.map(({ id: productId, stock }) => ({
    productId,
    pieces: packed.get(productId)!,
    isCounted: stock !== null,
  }))
  const named = await namedOf(tx, answers)
  const held = await heldBatches(tx, orderId)
  for (const { productId, pieces, isCounted } of goods) {
    const theirs = named.filter((one) => one.productId === productId)
    const share = shareOfBatches({
      total: pieces,
      named: theirs,
      ledger: isCounted ? held.filter((one) => one.productId === productId) : [],
      lying: new Map(isCounted ? theirs.map(({ batchId, left }) => [batchId, left]) : []),
    })
    if (share.out.length > 0) await swapBatches(tx, packingId, { productId, ...share })
    if (share.packed.length > 0)
      await tx.db.insert(packedBatches).values(share.packed.map((one) => ({ ...one, packingId })))
  }
}

type Named = BatchPieces & { productId: string; left: number }

/** @throws batch_not_open */
async function namedOf({ db }: Ctx, answers: readonly Answer[]): Promise<Named[]> {
  const named = answers.flatMap((answer) => [
    ...(answer.batchId ? [{ batchId: answer.batchId, pieces: answer.pieces }] : []),
    ...(answer.insteadBatchId ? [{ batchId: answer.insteadBatchId, pieces: answer.insteadPieces! }] : []),
  ])
  const found = await db
    .select()
    .from(batches)
    .where(
      anyOf(
        batches.id,
        named.map(({ batchId }) => batchId),
      ),
    )
  const closed = found.find(({ state }) => state !== 'open')
  if (closed) throw new DomainError('batch_not_open', { code: closed.code })
  return named.flatMap((one) => {
    const batch = found.find(({ id }) => id === one.batchId)
    return batch ? [{ ...one, productId: batch.productId, left: batch.left }] : []
  })
}

export interface HeldBatch extends BatchPieces {
  productId: string
  code: string
  bestBefore: string | null
}

/** Of which batches an order has pieces, what ends first before the rest. */
export async function heldBatches({ db }: Ctx, orderId: string): Promise<HeldBatch[]> {
  const { rows } = await db.execute<HeldBatch & Record<string, unknown>>(sql`
    select given.product_id as "productId", batches.id as "batchId", batches.code,
      batches.best_before::text as "bestBefore", given.pieces - given.restocked as pieces
    from batches_of_order(${orderId}) as given join ${batches} on ${batches.id} = given.batch_id
    where given.pieces > given.restocked
    order by ${batches.bestBefore} nulls last, ${batches.madeOn}, ${batches.id}`)
  return rows
}
