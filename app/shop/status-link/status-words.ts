import type { OrderStatus } from '#domain/orders/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { promiseWords } from '#words/shop/days/en.ts'
import * as words from '#words/shop/status-link/en.ts'
import { slotTime } from '#words/ui/hours/en.ts'

/** As much of an order as its link tells to whoever has it. */
export interface ToldOrder {
  status: OrderStatus
  duePaise: number
  isCollected: boolean
  needsAddress: boolean
  /** The Indian day for which its delivery was promised; null: none was. */
  promisedOn: string | null
  /** In which slot it is brought; null: in none. */
  slot: { day: string; from: string; to: string } | null
  history: readonly { status: OrderStatus; at: string }[]
}

/** How an order stands and what comes next, in words that are right for whoever reads them. */
export function statusWords(order: ToldOrder): { says: string; next: string } {
  const { status, duePaise, isCollected, needsAddress } = order
  const due = duePaise > 0 && words.stillToPay(formatPaise(duePaise))
  const pack = needsAddress ? words.packOnceTold : words.packNext
  const { slot, promisedOn } = order
  const day =
    !isCollected && !needsAddress && (slot ? words.promisedFor(slotTime(slot)) : promiseWords(promisedOn))
  switch (status) {
    case 'placed':
    case 'paid':
      return { says: words.haveOrder, next: sentences(pack, day, due) }
    case 'packed':
      return {
        says: words.isPacked,
        next: sentences(isCollected ? words.canBeFetched : words.goesOutNext, day, due),
      }
    case 'out_for_delivery':
      return { says: words.onItsWay, next: sentences(day, due) }
    case 'delivered':
      return {
        says: isCollected ? words.wasFetched : words.isDelivered,
        next: sentences(due),
      }
    case 'cancelled':
      return { says: words.isCancelled, next: '' }
    case 'refunded':
      return { says: words.moneyGoesBack, next: '' }
  }
}

/** What happened to it, as the list of steps says it. */
export const stepWords: Record<OrderStatus, string> = {
  placed: words.placed,
  paid: words.paid,
  packed: words.packed,
  out_for_delivery: words.outForDelivery,
  delivered: words.delivered,
  cancelled: words.cancelled,
  refunded: words.refunded,
}

/** What is still to come of an order that goes its way. */
export function stepsToCome({ status, isCollected }: ToldOrder): string[] {
  const done = { placed: 0, paid: 0, packed: 1, out_for_delivery: 2 }
  const way = [words.packed, words.outForDelivery, isCollected ? words.fetched : words.delivered]
  const toCome = status in done ? way.slice(done[status as keyof typeof done]) : []
  return toCome.filter((step) => !isCollected || step !== words.outForDelivery)
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(' ')
}
