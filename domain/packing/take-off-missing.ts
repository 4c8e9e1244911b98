import { and, eq } from 'drizzle-orm'

import { batchEntries, batches, orderLines, products, stockEntries } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { weighed } from '#domain/pricing/weighing/rules.ts'

import type { AnsweredLine } from './answers-of.ts'
import type { Order } from './open-packing.ts'

interface Missing {
  order: Order
  /** The change of the order by which these pieces came back onto the shelf. */
  editId: string
  lines: readonly AnsweredLine[]
  /** The products as they were before it, by their ids. */
  shelf: ReadonlyMap<string, { stock: number | null }>
}

/**
 * What was not found is not on the shelf either: what an order gave back leaves the stock again, from the
 * batches that it came back to, with the number of the order.
 */
export async function takeOffMissing(tx: Ctx, { order, editId, lines, shelf }: Missing): Promise<void> {
  const missing = new Map<string, number>()
  const back = new Map<string, number>()
  const added = new Map<string, number>()
  for (const { line, answer } of lines) {
    const steps = line.quantity - answer!.pieces
    add(back, line.productId, steps)
    // What was not needed of a weight lies on the shelf.
    if (answer!.weighedGrams === null) add(missing, line.productId, steps)
    if (answer!.insteadId !== null) add(added, answer!.insteadId, answer!.insteadPieces!)
  }
  const ids = [...missing.keys()].filter((id) => typeof shelf.get(id)?.stock === 'number')
  const now = await tx.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(anyOf(products.id, ids))
  const note = `Missing when #${order.number} was packed`
  for (const { id, stock } of now) {
    const wanted = missing.get(id)!
    const expected = shelf.get(id)!.stock! + back.get(id)! - (added.get(id) ?? 0)
    // What came back of a batch that is closed has left the shelf already.
    let rest = Math.min(wanted - (expected - stock!), stock!)
    for (const { batchId, pieces, left } of await cameBackTo(tx, editId, id)) {
      const part = Math.min(rest, pieces, left)
      if (part <= 0) continue
      await changeStock(tx, { why: 'correction', note }, [{ productId: id, change: -part, batchId }])
      rest -= part
    }
    if (rest > 0) await changeStock(tx, { why: 'correction', note }, [{ productId: id, change: -rest }])
  }
}

/**
 * Writes down what each line weighs. What is given along has left the shelf too, in whole steps, as far as
 * the shelf has them by the ledger; what was given along when it was packed before has left it already.
 */
export async function takeOffGifts(
  tx: Ctx,
  { order, lines }: Pick<Missing, 'order' | 'lines'>,
): Promise<void> {
  for (const { line, answer } of lines) {
    const { weighedGrams } = answer!
    if (weighedGrams === null) continue
    const isOfLine = and(eq(orderLines.orderId, order.id), eq(orderLines.position, line.position))
    await tx.db.update(orderLines).set({ weighedGrams }).where(isOfLine)
    const { giftGrams } = weighed({ ...line, costsPaise: 0 }, weighedGrams)
    const [product] = await tx.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, line.productId))
    if (typeof product?.stock !== 'number') continue
    const before = Math.max(0, (line.weighedGrams ?? 0) - line.quantity * line.netQuantity)
    const given = Math.floor(giftGrams / line.netQuantity) - Math.floor(before / line.netQuantity)
    const steps = Math.min(given, product.stock)
    const note = `Given along when #${order.number} was packed`
    if (steps !== 0)
      await changeStock(tx, { why: 'correction', note }, [{ productId: line.productId, change: -steps }])
  }
}

function add(sums: Map<string, number>, productId: string, pieces: number): void {
  if (pieces > 0) sums.set(productId, (sums.get(productId) ?? 0) + pieces)
}

function cameBackTo({ db }: Ctx, editId: string, productId: string) {
  return db
    .select({ batchId: batchEntries.batchId, pieces: batchEntries.pieces, left: batches.left })
    .from(stockEntries)
    .innerJoin(batchEntries, eq(batchEntries.stockEntryId, stockEntries.id))
    .innerJoin(batches, eq(batches.id, batchEntries.batchId))
    .where(
      and(
        eq(stockEntries.productId, productId),
        eq(stockEntries.why, 'cancel'),
        eq(stockEntries.cause, editId),
      ),
    )
}
