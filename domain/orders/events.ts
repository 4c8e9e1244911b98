import type { DeliveryAddress, SnapshotLine } from '#db/schema/orders.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /** An order stands, with its first event and its lines. Not told of one whose money came too late. */
    order_placed: {
      orderId: string
      orderNumber: number
      placedAt: Date
      bought: {
        personId: string
        lines: readonly SnapshotLine[]
        shippingPaise: number
        totalPaise: number
        deliveryAddress: DeliveryAddress | null
        isCollected: boolean
      }
      isPaid: boolean
    }
  }
}
