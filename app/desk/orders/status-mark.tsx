import { refundedAtGateway } from '#words/desk/orders/en.ts'
import { label } from '#words/shop/order-labels/en.ts'

/** Beside how an order stands: that it still goes its way, and its money is gone. */
export function RefundedMark({ order }: { order: { refundedAtGateway: boolean } }) {
  if (!order.refundedAtGateway) return null
  return (
    <span className="bg-terracotta-tint text-terracotta-strong inline-block rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap">
      {refundedAtGateway}
    </span>
  )
}

/** How an order stands, by the server's word for it. */
export function StatusMark({ status }: { status: string }) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[status] ?? 'bg-indigo-tint text-ink'}`}
    >
      {label(status)}
    </span>
  )
}

/** What is done, and what was called off; all else is under way. */
const tones: Record<string, string> = {
  Delivered: 'bg-leaf-tint text-leaf-strong',
  Cancelled: 'bg-terracotta-tint text-terracotta-strong',
  Refunded: 'bg-terracotta-tint text-terracotta-strong',
}
