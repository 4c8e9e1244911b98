import { eq } from 'drizzle-orm'

import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { returns } from '#db/schema/index.ts'
import { promisedTo, zoneOf } from '#domain/addresses/delivery-areas.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { withContents } from '#domain/boxes/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { refuseShortLines } from '#domain/inventory/refuse-short.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'

import { linesOfReturn } from './lines-of-return.ts'

/** An order of ₹0.00 with the returned pieces, whose stock is taken now. */
export async function sendAgain(
  tx: Ctx,
  { id: returnId, orderId }: typeof returns.$inferSelect,
): Promise<string> {
  const [first] = await tx.db.select().from(orders).where(eq(orders.id, orderId))
  const lines = await linesOfReturn(tx, returnId)
  const there = { deliveryAddress: first!.deliveryAddress, isCollected: first!.isCollected }
  const slot = await takeSlotOrNone(tx, {
    place: slotPlaceOf(there, await zoneOf(tx, there.deliveryAddress)),
  })
  const stock = await lockStock(
    tx,
    withContents(lines).map(({ productId }) => productId),
  )
  refuseShortLines(lines, (productId) => stock.get(productId) ?? null)
  const id = newId()
  const subtotalPaise = lines.reduce((total, line) => total + line.quantity * line.sellingPricePaise, 0)
  await tx.db.insert(orders).values({
    id,
    paymentWay: 'none',
    personId: first!.personId,
    status: 'placed',
    subtotalPaise,
    discountPaise: subtotalPaise,
    shippingPaise: 0,
    totalPaise: 0,
    ...there,
    promisedOn: slot?.day ?? (await promisedTo(tx, there.deliveryAddress)),
    slotId: slot?.id ?? null,
    terms: first!.terms,
    language: first!.language,
    createdAt: tx.now(),
  })
  await tx.db
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId: id, position, depositPaise: 0 })))
  await tx.db
    .insert(orderEvents)
    .values({ orderId: id, toStatus: 'placed', actorId: tx.actor?.id ?? null, at: tx.now() })
  await writeAudit(tx, {
    action: 'order_placed',
    objectId: id,
    before: null,
    after: { status: 'placed', totalPaise: 0, replacesOrderId: orderId },
  })
  await changeStock(
    tx,
    { why: 'replacement', orderId: id },
    withContents(lines).map(({ productId, quantity }) => ({ productId, change: -quantity })),
  )
  return id
}
