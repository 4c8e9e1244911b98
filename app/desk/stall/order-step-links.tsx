import { Link, useLocation } from 'react-router'

import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { whichOrders } from '#words/desk/orders/en.ts'

import { orderSteps } from './order-steps.ts'

/** Narrows the list of orders to a step on their way; what was searched for stays. */
export function OrderStepLinks() {
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const here = listSearch({ q: '', filters })
  return (
    <nav
      aria-label={whichOrders}
      className="mt-3 flex gap-1.5 text-sm max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {orderSteps.map((one) => (
        <Link
          key={one.label}
          to={{ pathname, search: listSearch({ q, filters: one.filters }) }}
          aria-current={one.search === here ? 'true' : undefined}
          preventScrollReset
          className="desk-row-button aria-[current]:border-leaf aria-[current]:bg-leaf-tint aria-[current]:text-leaf-strong inline-flex items-center"
        >
          {one.label}
        </Link>
      ))}
    </nav>
  )
}
