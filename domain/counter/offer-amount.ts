import { eq } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import type { Offer } from '#domain/checkout/open-at-gateway.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/** A payment order that holds no goods is looked up at the gateway after so long. */
const openMinutes = 30

interface Amount extends Pick<PaymentOrder, 'personId' | 'purpose' | 'deviceId'> {
  orderId?: string
  amountPaise: number
}

/**
 * Offers somebody an amount to pay online, in a transaction that has locked the person and what is offered
 * already. The same offer again as long as it is of this amount, so two tabs or a lost answer never charge
 * twice; else another one in its place.
 */
export async function offerAmount(
  tx: Ctx,
  open: PaymentOrder | undefined,
  { amountPaise, deviceId, ...of }: Amount,
): Promise<Offer> {
  if (open && open.totalPaise === amountPaise && isOfThisKey(tx, open)) {
    // What fails from now on is of the device that came last.
    if (deviceId !== null && deviceId !== open.deviceId)
      await tx.db.update(paymentOrders).set({ deviceId }).where(eq(paymentOrders.id, open.id))
    return { paymentOrder: open, isNew: false }
  }
  const id = newId()
  if (open)
    await tx.db
      .update(paymentOrders)
      .set({ status: 'superseded', supersededBy: id, nextCheckAt: null })
      .where(eq(paymentOrders.id, open.id))
  const [paymentOrder] = await tx.db
    .insert(paymentOrders)
    .values({
      id,
      ...of,
      lines: [],
      subtotalPaise: amountPaise,
      shippingPaise: 0,
      totalPaise: amountPaise,
      deviceId,
      createdAt: tx.now(),
      nextCheckAt: secondsAfter(tx.now(), openMinutes * 60),
    })
    .returning()
  return { paymentOrder: paymentOrder!, isNew: true }
}

function isOfThisKey(ctx: Ctx, { gatewayKeyId }: PaymentOrder): boolean {
  return gatewayKeyId === null || gatewayKeyId === ctx.gateways.payments.keyId
}

/** As the browser opens its checkout with it. */
export interface OpenedPayment {
  /** The gateway's id. */
  id: string
  amountPaise: number
  currency: string
  keyId: string
}

/** An offer that the gateway has opened. */
export function openedPayment(ctx: Ctx, offered: PaymentOrder): OpenedPayment {
  const { gatewayOrderId: id, gatewayKeyId, totalPaise: amountPaise, currency } = offered
  return { id: id!, amountPaise, currency, keyId: gatewayKeyId ?? ctx.gateways.payments.keyId }
}
