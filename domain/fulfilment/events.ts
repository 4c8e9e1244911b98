import type { orders } from '#db/schema/index.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import type { OrderAction, TakenBackAction } from '#domain/orders/transitions.ts'
import type { SlotView } from '#domain/slots/queries.ts'

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
     * The shop is closed on the day of an order, or came with it and found nobody. It has another slot by
     * now, or without slots another day; null: none can be had, and the shop calls. `order` is the row as it
     * was before, `words` why the shop is closed, or nothing.
     */
    order_put_off: {
      order: typeof orders.$inferSelect
      /** closedSlot: the slot that nothing is brought in. missedBy: the move that brought it back. */
      why: { closedSlot: string } | { missedBy: number }
      slot: SlotView | null
      day?: string | null
      words: string
    }
    /**
     * The goods leave the shop, or are handed over: told last in the transaction of the move. isHandedOver:
     * at the market, wherever they were to be brought. wasHere: they were in the shop until now.
     */
    goods_leave: { orderId: string; isHandedOver: boolean; wasHere: boolean }
    /**
     * A move or a sale at the stall was taken back, and the order stands as it did before (`from`); `order`
     * is the row of after the move. isFresh: within the minute in which its customer has been told nothing.
     */
    move_taken_back: {
      order: typeof orders.$inferSelect
      eventId: number
      action: TakenBackAction
      from: OrderStatus
      isFresh: boolean
    }
  }
}
