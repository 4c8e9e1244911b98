import type { OrderStatus } from '#domain/orders/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { promiseWords } from '#words/shop/days/en.ts'

/** As much of an order as its link tells to whoever has it. */
export interface ToldOrder {
  status: OrderStatus
  duePaise: number
  isCollected: boolean
  needsAddress: boolean
  /** The Indian day for which its delivery was promised; null: none was. */
  promisedOn: string | null
  history: readonly { status: OrderStatus; at: string }[]
}

/** How an order stands and what comes next, in words that are right for whoever reads them. */
export function statusWords(order: ToldOrder): { says: string; next: string } {
  const { status, duePaise, isCollected, needsAddress } = order
  const due = duePaise > 0 && `${formatPaise(duePaise)} is still to be paid.`
  const pack = needsAddress ? 'It is packed as soon as we know where to bring it.' : 'We pack it next.'
  const day = !isCollected && !needsAddress && promiseWords(order.promisedOn)
  switch (status) {
    case 'placed':
    case 'paid':
      return { says: 'We have this order', next: sentences(pack, day, due) }
    case 'packed':
      return {
        says: 'This order is packed',
        next: sentences(
          isCollected ? 'It can be fetched at the market.' : 'It goes out for delivery next.',
          day,
          due,
        ),
      }
    case 'out_for_delivery':
      return { says: 'This order is on its way', next: sentences(day, due) }
    case 'delivered':
      return {
        says: isCollected ? 'This order was fetched' : 'This order is delivered',
        next: sentences(due),
      }
    case 'cancelled':
      return { says: 'This order is cancelled', next: '' }
    case 'refunded':
      return { says: 'The money for this order goes back', next: '' }
  }
}

/** What happened to it, as the list of steps says it. */
export const stepWords: Record<OrderStatus, string> = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** What is still to come of an order that goes its way. */
export function stepsToCome({ status, isCollected }: ToldOrder): string[] {
  const done = { placed: 0, paid: 0, packed: 1, out_for_delivery: 2 }
  const way = ['Packed', 'Out for delivery', isCollected ? 'Fetched' : 'Delivered']
  const toCome = status in done ? way.slice(done[status as keyof typeof done]) : []
  return toCome.filter((step) => !isCollected || step !== 'Out for delivery')
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(' ')
}
