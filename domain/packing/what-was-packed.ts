import { and, desc, eq, isNotNull } from 'drizzle-orm'

import { orderEdits, orders, packings } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { changeWords } from '#domain/orders/change-words.ts'
import { duePaise, packedNote } from '#domain/orders/rules.ts'

/** How an order was packed the last time. @throws not_signed_in, forbidden, not_found */
export async function whatWasPacked(ctx: Ctx, orderId: string) {
  onDuty(ctx, 'packs')
  const [found] = await ctx.db
    .select({ order: orders, packing: packings })
    .from(packings)
    .innerJoin(orders, eq(orders.id, packings.orderId))
    .where(and(eq(packings.orderId, orderId), isNotNull(packings.eventId)))
    .orderBy(desc(packings.eventId))
    .limit(1)
  if (!found) throw new DomainError('not_found', { what: 'order' })
  const { order, packing } = found
  const [edit] = await ctx.db
    .select()
    .from(orderEdits)
    .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.version, order.version)))
  // The change of this very packing, and not one of before.
  const isOfPacking = edit?.note === packedNote && edit.at >= packing.begunAt
  return {
    number: order.number,
    changed: edit && isOfPacking ? changeWords(edit.before, edit.after) : [],
    lessPaise: edit && isOfPacking ? edit.before.totalPaise - edit.after.totalPaise : 0,
    duePaise: duePaise(order),
    eventId: packing.eventId!,
  }
}
