import { useLocation, useNavigate } from 'react-router'

import { DayFields } from '#app/desk/list/day-fields.tsx'
import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import type { Filter } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'

const statuses = Object.entries(orderStatusLabels)

/**
 * Narrows the list to some states, to what needs an address and to Indian days. What is chosen stands in the
 * address.
 */
export function OrderFilters() {
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  const isOn = (name: string, value: string) => filters.some((one) => one[0] === name && one[1] === value)

  function show(next: readonly Filter[]) {
    void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
  }

  function toggle(name: 'status' | 'needsAddress', value: string) {
    const others = filters.filter((one) => one[0] !== name || one[1] !== value)
    show(isOn(name, value) ? others : [...others, [name, value]])
  }

  return (
    <div className="mt-3 items-center gap-x-5 gap-y-2 text-sm max-sm:space-y-2 sm:flex sm:flex-wrap">
      {/* One line on a phone, moved sideways: orders are what one is here for. */}
      <div
        role="group"
        aria-label="Status"
        className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      >
        {statuses.map(([status, label]) => (
          <button
            key={status}
            type="button"
            aria-pressed={isOn('status', status)}
            onClick={() => toggle('status', status)}
            className={filterClass}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isOn('needsAddress', 'yes')}
          onClick={() => toggle('needsAddress', 'yes')}
          className={filterClass}
        >
          Needs an address
        </button>
      </div>
      <DayFields filters={filters} onChange={show} />
    </div>
  )
}

const filterClass =
  'desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong'
