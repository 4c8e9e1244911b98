import { listSearch } from '#app/desk/list/list-place.ts'
import type { Filter } from '#app/desk/list/list-place.ts'

/** A step on an order's way, as a part of the list: what stands behind the address. */
interface OrderStep {
  label: string
  filters: Filter[]
  search: string
}

/** What waits to be packed: the list that somebody who packs begins with. */
export const toPack = step('To pack', 'placed', 'paid')

/** The way of an order through the hands of those who pack. */
export const orderSteps: OrderStep[] = [
  toPack,
  step('To send', 'packed'),
  step('On the way', 'out_for_delivery'),
  step('Delivered', 'delivered'),
  step('All'),
]

function step(label: string, ...statuses: string[]): OrderStep {
  const filters = statuses.map((status): Filter => ['status', status])
  return { label, filters, search: listSearch({ q: '', filters }) }
}
