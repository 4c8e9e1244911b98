import type { orders } from '#db/schema/index.ts'
import type { OrderGoods } from '#db/schema/order-edits.ts'
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
        discountPaise: number
        shippingPaise: number
        depositPaise: number
        totalPaise: number
        deliveryAddress: DeliveryAddress | null
        isCollected: boolean
        promisedOn: string | null
        slotId: string | null
        slotAskedId?: string | null
      }
      isPaid: boolean
    }
    /** Goods were paid and taken along at the stall. personId: null for who gave no name. */
    sold_at_stall: { orderId: string; orderNumber: number; personId: string | null; returnDays: number }
    /**
     * The lines of an order were changed. `order` is the row as it was before. backOnlinePaise: what goes
     * back by itself. backByHandPaise: what is to be given back by a hand, with what was so before.
     */
    order_changed: {
      order: typeof orders.$inferSelect
      editId: string
      before: OrderGoods
      after: OrderGoods
      note: string | null
      actorId: string
      duePaise: number
      backOnlinePaise: number
      backByHandPaise: number
    }
  }
}
