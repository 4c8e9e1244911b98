import type { Filter } from '#app/desk/list/list-place.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import * as words from '#words/desk/orders/en.ts'

/** A state by which panel and stall narrow their orders. */
export interface OrderState {
  label: string
  /** The order's own states that it stands for: whether it is paid is said beside a new one. */
  statuses: readonly OrderStatus[]
}

/** What is yet to be packed. */
export const newOrders: OrderState = { label: words.states.new, statuses: ['placed', 'paid'] }

/** The one list of states, in the order of an order's way. */
export const orderStates: readonly OrderState[] = [
  newOrders,
  { label: words.states.packed, statuses: ['packed'] },
  { label: words.states.out, statuses: ['out_for_delivery'] },
  { label: words.states.delivered, statuses: ['delivered'] },
  { label: words.states.cancelled, statuses: ['cancelled'] },
  { label: words.states.refunded, statuses: ['refunded'] },
]

/** What narrows a list to it, as the address has it. */
export function filtersOf({ statuses }: OrderState): Filter[] {
  return statuses.map((status) => ['status', status])
}

/** Whether a list that is narrowed so has what is ordered on this Indian day, as it comes. */
export function holdsNewOrders(filters: readonly Filter[], today: string): boolean {
  const statuses = filters.filter(([name]) => name === 'status')
  const isNew =
    statuses.length === 0 ||
    filtersOf(newOrders).some(([, one]) => statuses.some(([, value]) => value === one))
  const others = filters.filter(([name]) => name !== 'status')
  return (
    isNew &&
    others.every(([name, day]) => (name === 'from' && day <= today) || (name === 'to' && day >= today))
  )
}
