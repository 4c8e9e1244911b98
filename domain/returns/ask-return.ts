import { and, eq, isNull } from 'drizzle-orm'

import { orderLines, orders, people, returnLines, returnPictures, returns } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { stepOf } from '#domain/inventory/refuse-short.ts'
import { bytesOfDataUrl } from '#domain/media/data-url.ts'

import { endOfReturns, returnablePieces } from './returnable.ts'

export interface ReturnAsked {
  orderId: string
  /** So many pieces of a line; its place in the order from 0, each line once. */
  lines: { position: number; quantity: number }[]
  wish: 'money' | 'replacement'
  /** At most 500 characters. */
  reason: string
  /** What the goods look like, as data URLs; at most `mostReturnPictures`. */
  pictures: string[]
}

/**
 * Asks to send goods of one's own delivered order back, within the days that held when it was placed, once
 * under one idempotency key. The order's row lock lets one after the other in, so never more pieces come
 * back than were delivered. The pictures are encoded before it is taken, and only for a return that can be.
 * @throws not_signed_in, not_found, order_moved when it is not delivered, return_too_late, return_too_many,
 *   bad_picture, too_large, busy, pictures_away, key_reused
 */
export async function askReturn(
  ctx: Ctx,
  input: ReturnAsked,
  idempotencyKey?: string,
): Promise<{ id: string }> {
  const { orderId, lines, wish, reason } = input
  signedInFor(ctx, orderId)
  const { pictures: store } = ctx.gateways
  const kept: Pick<typeof returnPictures.$inferInsert, 'webp' | 'storedAs'>[] = []
  const before = async () => {
    await refuseUnreturnable(ctx, input)
    for (const url of input.pictures) {
      const webp = await store.encodePrivate(bytesOfDataUrl(url))
      // What no return comes to refer to is taken away after a day.
      kept.push(store.keepsPrivate ? { storedAs: await store.keepPrivate(webp) } : { webp })
    }
  }
  return once(ctx, { key: idempotencyKey, request: ['ask return', input], before }, async (tx) => {
    await holdOneself(tx, orderId)
    await refuseUnreturnable(tx, input)
    const id = newId()
    await tx.db.insert(returns).values({ id, orderId, wish, reason, createdAt: tx.now() })
    await tx.db.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: id, orderId })))
    const pictures = kept.map((one, index) => ({ ...one, returnId: id, place: index + 1 }))
    if (pictures.length > 0) await tx.db.insert(returnPictures).values(pictures)
    await happened(tx, 'return_asked', { returnId: id, orderId })
    tx.log.info({ orderId, returnId: id, pictures: pictures.length }, 'return asked for')
    return { id }
  })
}

/**
 * Whose account is being deleted asks for nothing more, and it is not deleted beside.
 * @throws not_signed_in
 */
async function holdOneself(tx: Ctx, orderId: string): Promise<void> {
  const isThere = and(eq(people.id, signedInFor(tx, orderId).id), isNull(people.deletedAt))
  const [person] = await tx.db.select({ id: people.id }).from(people).where(isThere).for('key share')
  if (!person) throw new DomainError('not_signed_in', {})
}

/** Within a transaction nobody else asks for a return of the order until its end. */
async function refuseUnreturnable(ctx: Ctx, { orderId, lines }: ReturnAsked): Promise<void> {
  const own = and(eq(orders.id, orderId), eq(orders.personId, signedInFor(ctx, orderId).id))
  const [order] = await ctx.db.select().from(orders).where(own).for('no key update')
  if (!order) throw new DomainError('not_found', { what: 'order' })
  if (order.status !== 'delivered') throw new DomainError('order_moved', { orderId, status: order.status })
  await refuseLate(ctx, orderId)
  await refuseTooMany(ctx, orderId, lines)
}

async function refuseLate(ctx: Ctx, orderId: string): Promise<void> {
  const until = await endOfReturns(ctx, orderId)
  if (until && ctx.now() > until) throw new DomainError('return_too_late', { until })
}

async function refuseTooMany(ctx: Ctx, orderId: string, lines: ReturnAsked['lines']): Promise<void> {
  const left = await returnablePieces(ctx, orderId)
  for (const { position, quantity } of lines) {
    const pieces = left.find((line) => line.position === position)?.pieces
    if (pieces === undefined) throw new DomainError('not_found', { what: 'order line' })
    if (quantity <= pieces) continue
    const line = await lineNamed(ctx, { orderId, position })
    throw new DomainError('return_too_many', { ...line, left: pieces })
  }
}

async function lineNamed({ db }: Ctx, { orderId, position }: { orderId: string; position: number }) {
  const [line] = await db
    .select({
      name: orderLines.productName,
      netQuantity: orderLines.netQuantity,
      netUnit: orderLines.netUnit,
      isByWeight: orderLines.isByWeight,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  return { productName: line ? withPack(line.name, line) : '', ...(line && stepOf(line)) }
}
