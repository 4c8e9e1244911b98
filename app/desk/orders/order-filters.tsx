import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { DayFields } from '#app/desk/list/day-fields.tsx'
import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import type { Filter } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { orderToDoLabels } from '#domain/orders/rules.ts'
import type { OrderToDo } from '#domain/orders/rules.ts'

import { filtersOf, orderStates } from './order-states.ts'

/**
 * Narrows the list to some states, to what needs an address and to Indian days. What is chosen stands in the
 * address.
 */
export function OrderFilters() {
  const [isOpen, setIsOpen] = useState(false)
  const daysId = useId()
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  const isThere = (wanted: Filter) => filters.some((one) => isSame(one, wanted))
  const isOn = (wanted: readonly Filter[]) => wanted.every(isThere)

  function show(next: readonly Filter[]) {
    void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
  }

  function toggle(wanted: readonly Filter[]) {
    const others = filters.filter((one) => !wanted.some((each) => isSame(one, each)))
    show(isOn(wanted) ? others : [...others, ...wanted])
  }

  return (
    <div className="mt-3 items-center gap-x-5 gap-y-2 text-sm max-sm:space-y-2 sm:flex sm:flex-wrap">
      {/* One line on a phone, moved sideways: orders are what one is here for. */}
      <div
        role="group"
        aria-label="Status"
        className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={daysId}
          onClick={() => setIsOpen(!isOpen)}
          className={`flex items-center gap-1.5 whitespace-nowrap sm:hidden ${filterClass}`}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          {filters.length > 0 ? `Filters · ${filters.length}` : 'Filters'}
        </button>
        {orderStates.map((state) => (
          <button
            key={state.label}
            type="button"
            aria-pressed={isOn(filtersOf(state))}
            onClick={() => toggle(filtersOf(state))}
            className={filterClass}
          >
            {state.label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isOn(withoutPlace)}
          onClick={() => toggle(withoutPlace)}
          className={filterClass}
        >
          Needs an address
        </button>
        {/* Where To do has led; a press takes it away. */}
        {filters.filter(isToDo).map((filter) => (
          <button
            key={filter[1]}
            type="button"
            aria-pressed="true"
            onClick={() => toggle([filter])}
            className={filterClass}
          >
            {orderToDoLabels[filter[1] as OrderToDo]}
          </button>
        ))}
      </div>
      <div id={daysId} className={isOpen ? '' : 'max-sm:hidden'}>
        <DayFields filters={filters} onChange={show} />
      </div>
    </div>
  )
}

const withoutPlace: readonly Filter[] = [['needsAddress', 'yes']]

function isToDo([name, value]: Filter): boolean {
  return name === 'toDo' && value in orderToDoLabels
}

function isSame(one: Filter, other: Filter): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

const filterClass =
  'desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong'
