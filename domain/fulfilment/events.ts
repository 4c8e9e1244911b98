import type { orders } from '#db/schema/index.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /**
     * An order was moved, and its event is written. `order` is the row as it was before, and nothing of the
     * move's money has gone back yet.
     */
    order_moved: {
      order: typeof orders.$inferSelect
      action: OrderAction
      eventId: number
      note: string | undefined
    }
    /**
     * The goods leave the shop, or are handed over: told last in the transaction of the move. isHandedOver:
     * at the market, wherever they were to be brought.
     */
    goods_leave: { orderId: string; isHandedOver: boolean }
  }
}
