import { useLocation, useNavigate } from 'react-router'

import { listPlace, listSearch } from './list-place.ts'
import { useRoomPlace } from './room-place.ts'

/** Narrows the list to some of these states, by their words. What is chosen stands in the address. */
export function StatusFilter({ states }: { states: Readonly<Record<string, string>> }) {
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  const isOn = (status: string) => filters.some(([name, value]) => name === 'status' && value === status)

  function toggle(status: string) {
    const next = isOn(status)
      ? filters.filter(([, value]) => value !== status)
      : [...filters, ['status', status] as const]
    void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
  }

  return (
    <div role="group" aria-label="Status" className="flex flex-wrap gap-1.5 text-sm">
      {Object.entries(states).map(([status, label]) => (
        <button
          key={status}
          type="button"
          aria-pressed={isOn(status)}
          onClick={() => toggle(status)}
          className="desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
