import { and, eq } from 'drizzle-orm'

import { orderLines, orders, returnLines, returns } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { endOfReturns, returnablePieces } from './queries.ts'

export interface ReturnAsked {
  orderId: string
  /** So many pieces of a line; its place in the order from 0, each line once. */
  lines: { position: number; quantity: number }[]
  wish: 'money' | 'replacement'
  /** At most 500 characters. */
  reason: string
}

/**
 * Asks to send goods of one's own delivered order back, within seven days, once under one idempotency key.
 * The order's row lock lets one after the other in, so never more pieces come back than were delivered.
 * @throws not_signed_in, not_found, order_moved when it is not delivered, return_too_late, return_too_many,
 *   key_reused
 */
export async function askReturn(
  ctx: Ctx,
  input: ReturnAsked,
  idempotencyKey?: string,
): Promise<{ id: string }> {
  const { id: personId } = signedIn(ctx)
  const { orderId, lines, wish, reason } = input
  return once(ctx, { key: idempotencyKey, request: ['ask return', input] }, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (order?.personId !== personId) throw new DomainError('not_found', { what: 'order' })
    if (order.status !== 'delivered') throw new DomainError('order_moved', { orderId, status: order.status })
    await refuseLate(tx, orderId)
    await refuseTooMany(tx, orderId, lines)
    const id = newId()
    await tx.db.insert(returns).values({ id, orderId, wish, reason, createdAt: tx.now() })
    await tx.db.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: id, orderId })))
    tx.log.info({ orderId, returnId: id }, 'return asked for')
    return { id }
  })
}

async function refuseLate(ctx: Ctx, orderId: string): Promise<void> {
  const until = await endOfReturns(ctx, orderId)
  if (until && ctx.now() > until) throw new DomainError('return_too_late', { until })
}

async function refuseTooMany(ctx: Ctx, orderId: string, lines: ReturnAsked['lines']): Promise<void> {
  const left = await returnablePieces(ctx, orderId)
  for (const { position, quantity } of lines) {
    const pieces = left[position]
    if (pieces === undefined) throw new DomainError('not_found', { what: 'order line' })
    if (quantity <= pieces) continue
    const productName = await nameOfLine(ctx, { orderId, position })
    throw new DomainError('return_too_many', { productName, left: pieces })
  }
}

async function nameOfLine({ db }: Ctx, { orderId, position }: { orderId: string; position: number }) {
  const [line] = await db
    .select({ name: orderLines.productName })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  return line?.name ?? ''
}
