import { useLocation, useNavigate } from 'react-router'

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
  const dayOf = (name: string) => filters.find((one) => one[0] === name)?.[1] ?? ''

  function show(next: readonly Filter[]) {
    void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
  }

  function toggle(name: 'status' | 'needsAddress', value: string) {
    const others = filters.filter((one) => one[0] !== name || one[1] !== value)
    show(isOn(name, value) ? others : [...others, [name, value]])
  }

  function setDay(name: 'from' | 'to', day: string) {
    const others = filters.filter((one) => one[0] !== name)
    show(day ? [...others, [name, day]] : others)
  }

  const dayField = (name: 'from' | 'to', label: string) => (
    <label className="flex gap-x-2 gap-y-1 max-sm:flex-col sm:items-center">
      {label}
      <input
        // Not controlled: a day that is being typed is none yet.
        key={dayOf(name)}
        type="date"
        defaultValue={dayOf(name)}
        min={name === 'to' ? dayOf('from') : undefined}
        onChange={({ currentTarget: { value, validity } }) =>
          // While a year is typed it is 0002.
          validity.badInput || (value && value < '2000') ? undefined : setDay(name, value)
        }
        className="border-line-strong bg-paper-raised h-10 min-w-0 rounded-[10px] border px-2 pointer-coarse:h-11"
      />
    </label>
  )
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
      <div
        role="group"
        aria-label="Days"
        className="items-center gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 sm:flex sm:flex-wrap"
      >
        {dayField('from', 'From')}
        {dayField('to', 'To')}
        {filters.length > 0 && (
          <button
            type="button"
            onClick={() => show([])}
            className="min-h-10 justify-self-start font-semibold underline pointer-coarse:min-h-11"
          >
            Clear filters
          </button>
        )}
      </div>
    </div>
  )
}

const filterClass =
  'desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong'
