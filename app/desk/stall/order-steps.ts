import { listSearch } from '#app/desk/list/list-place.ts'
import type { Filter } from '#app/desk/list/list-place.ts'
import { filtersOf, newOrders, orderStates } from '#app/desk/orders/order-states.ts'
import type { OrderState } from '#app/desk/orders/order-states.ts'
import { all } from '#words/desk/orders/en.ts'

/** A state as a part of the stall's list: what stands behind the address. */
interface OrderStep {
  label: string
  filters: Filter[]
  search: string
}

/** What waits to be packed: the list that somebody who packs begins with. */
export const toPack = stepOf(newOrders)

/** The states of the list, one at a time, and all of them. */
export const orderSteps: OrderStep[] = [...orderStates.map(stepOf), stepOf({ label: all, statuses: [] })]

function stepOf(state: OrderState): OrderStep {
  const filters = filtersOf(state)
  return { label: state.label, filters, search: listSearch({ q: '', filters }) }
}
