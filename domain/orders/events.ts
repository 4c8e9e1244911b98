import type { DeliveryAddress, SnapshotLine } from '#db/schema/orders.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** An order stands, with its first event and its lines. Not told of one whose money came too late. */
    order_placed: {
      orderId: string
      orderNumber: number
      placedAt: Date
      bought: {
        personId: string | null
        lines: readonly SnapshotLine[]
        shippingPaise: number
        totalPaise: number
        deliveryAddress: DeliveryAddress | null
        isCollected: boolean
      }
      isPaid: boolean
    }
    /** Goods were paid and taken along at the stall. personId: null for who gave no name. */
    sold_at_stall: { orderId: string; orderNumber: number; personId: string | null }
  }
}
