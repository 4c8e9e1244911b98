import type { OrderStatus } from './rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The order does not stand where this could be done with it; somebody may have moved it meanwhile. */
    order_moved: { orderId: string; status: OrderStatus }
    /** Somebody has changed the order's lines since they were looked at. */
    order_changed: { orderId: string; version: number; totalPaise: number }
    /** The order was to go on, and all of its money went back at the gateway's dashboard. */
    refunded_at_gateway: object
    /** Somebody packs the order just now. */
    packing_began: { name: string }
    /** So much of the order's money came in cash or to the shop's own UPI id, and goes back only by hand. */
    paid_by_hand: { leftPaise: number }
    /** All of the order is paid. */
    nothing_due: object
    /** Another order was paid with this UPI reference. */
    upi_reference_used: { orderNumber: number }
    /** Somebody paid what they owe with this reference. */
    reference_used: object
    /** It is known already where the order is brought, or that it is fetched. */
    address_given: object
    /** Nobody has said yet where the order is to be brought. */
    needs_address: object
    /** The order is fetched at the market, so nobody brings it. */
    order_collected: object
  }

  interface FieldProblems {
    /** More cash than the order has due. */
    more_than_due: { duePaise: number }
  }
}
