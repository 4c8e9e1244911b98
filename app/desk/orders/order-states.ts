import type { Filter } from '#app/desk/list/list-place.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

/** A state by which panel and stall narrow their orders. */
export interface OrderState {
  label: string
  /** The order's own states that it stands for: whether it is paid is said beside a new one. */
  statuses: readonly OrderStatus[]
}

/** What is yet to be packed. */
export const newOrders: OrderState = { label: 'New', statuses: ['placed', 'paid'] }

/** The one list of states, in the order of an order's way. */
export const orderStates: readonly OrderState[] = [
  newOrders,
  { label: 'Packed', statuses: ['packed'] },
  { label: 'Out for delivery', statuses: ['out_for_delivery'] },
  { label: 'Delivered', statuses: ['delivered'] },
  { label: 'Cancelled', statuses: ['cancelled'] },
  { label: 'Refunded', statuses: ['refunded'] },
]

/** What narrows a list to it, as the address has it. */
export function filtersOf({ statuses }: OrderState): Filter[] {
  return statuses.map((status) => ['status', status])
}
