import { and, eq } from 'drizzle-orm'

import { batches, orderLines, packingAnswers, products } from '#db/schema/index.ts'
import { batchSoldNow } from '#domain/batches/queries.ts'
import { codeOf } from '#domain/batches/rules.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { weighed } from '#domain/pricing/weighing/rules.ts'

import { canGoInstead } from './instead.ts'
import { lockToPack, ownPacking } from './open-packing.ts'

interface Found {
  pieces: number
  /** Of its label, as it was scanned or typed; left out: the batch that was proposed. */
  batchCode?: string | undefined
}

export interface LineAnswer extends Found {
  orderId: string
  position: number
  /** What the scale said of goods by weight: then that says how many are there. */
  grams?: number | undefined
  /** What is above a tenth more than was ordered is given along. */
  isGift?: boolean | undefined
  /** What goes in place of those that are missing. */
  instead?: (Found & { productId: string }) | undefined
  /** Its customer was called, and agrees. */
  isAgreed?: boolean | undefined
}

/**
 * Keeps what was found of a line: the last answer holds. Something else goes instead only where its customer
 * wants that, or has agreed on the telephone.
 * @throws not_signed_in, forbidden, not_found, order_moved, needs_address, packing_over, packing_began,
 *   invalid_input, weighs_more, not_wanted_instead, not_like_it, batch_of_other, batch_not_open
 */
export async function answerLine(ctx: Ctx, answer: LineAnswer): Promise<void> {
  const { id: actorId } = onDuty(ctx, 'packs')
  const { orderId, position, grams, batchCode, instead, isAgreed = false } = answer
  await inTransaction(ctx, async (tx) => {
    await lockToPack(tx, orderId)
    const { id: packingId } = await ownPacking(tx, orderId)
    const isMeant = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position))
    const [line] = await tx.db.select().from(orderLines).where(isMeant)
    if (!line) throw new DomainError('not_found', { what: 'order line' })
    const pieces = grams === undefined ? answer.pieces : piecesOf(line, { ...answer, grams })
    if (pieces > line.quantity) throw wrong('pieces', line.quantity)
    if (instead) {
      if (pieces === line.quantity) throw wrong('pieces', line.quantity - 1)
      const { ifMissing: wish } = line
      if (wish !== 'similar' && !isAgreed) throw new DomainError('not_wanted_instead', { wish })
      await canGoInstead(tx, { line, ...instead })
    }
    const found = {
      ofPieces: line.quantity,
      pieces,
      weighedGrams: grams ?? null,
      batchId: pieces > 0 ? await batchOf(tx, line.productId, batchCode) : null,
      insteadId: instead?.productId ?? null,
      insteadPieces: instead?.pieces ?? null,
      insteadBatchId: instead ? await batchOf(tx, instead.productId, instead.batchCode) : null,
      isAgreed,
      actorId,
      at: tx.now(),
    }
    await tx.db
      .insert(packingAnswers)
      .values({ packingId, position, ...found })
      .onConflictDoUpdate({ target: [packingAnswers.packingId, packingAnswers.position], set: found })
  })
}

/** The steps that it is, of which none is for nothing. @throws invalid_input, weighs_more */
function piecesOf(
  line: typeof orderLines.$inferSelect,
  { grams, isGift, instead }: LineAnswer & { grams: number },
): number {
  if (!line.isByWeight || instead)
    throw new DomainError('invalid_input', { fields: { grams: { problem: 'unexpected' } } })
  const { orderedGrams, asks, stepsLeft } = weighed({ ...line, costsPaise: 0 }, grams)
  if (asks && !isGift) throw new DomainError('weighs_more', { orderedGrams, weighedGrams: grams })
  return line.quantity - stepsLeft
}

/**
 * The batch that was named; of goods that nobody counts the one that was proposed. null: what the ledger says
 * when it is packed. @throws invalid_input, not_found, batch_of_other, batch_not_open
 */
async function batchOf(tx: Ctx, productId: string, typed: string | undefined): Promise<string | null> {
  if (typed === undefined) {
    const [product] = await tx.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, productId))
    return product?.stock === null ? ((await batchSoldNow(tx, productId))?.id ?? null) : null
  }
  const code = codeOf(typed)
  if (code === null)
    throw new DomainError('invalid_input', { fields: { batchCode: { problem: 'no_batch' } } })
  const [batch] = await tx.db
    .select({ id: batches.id, state: batches.state, productId: batches.productId, product: products })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(eq(batches.code, code))
  if (!batch) throw new DomainError('invalid_input', { fields: { batchCode: { problem: 'no_batch' } } })
  if (batch.productId !== productId)
    throw new DomainError('batch_of_other', {
      code,
      productName: withPack(batch.product.name, batch.product),
    })
  if (batch.state !== 'open') throw new DomainError('batch_not_open', { code })
  return batch.id
}

function wrong(field: string, maximum: number): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', {
    fields: { [field]: { problem: 'too_big', maximum, origin: 'number' } },
  })
}
