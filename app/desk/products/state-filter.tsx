import { useLocation, useNavigate } from 'react-router'

import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { productStateLabels, productStates } from '#domain/catalog/states/rules.ts'

const asked = [
  ...productStates.map((state) => [state, productStateLabels[state]] as const),
  ['needs_picture', 'Needs a picture'] as const,
  ['needs_facts', 'Facts missing'] as const,
  ['needs_hindi', 'Hindi missing'] as const,
  ['price_days', 'Price for some days'] as const,
]

/** Narrows the list to one state, which stands in the address. */
export function StateFilter() {
  const { pathname } = useLocation()
  const { q, filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  const chosen = filters.find(([name]) => name === 'state')?.[1]

  function toggle(state: string) {
    const next = state === chosen ? [] : [['state', state] as const]
    void navigate({ pathname, search: listSearch({ q, filters: next }) }, { preventScrollReset: true })
  }

  return (
    <div role="group" aria-label="State" className="mt-3 flex flex-wrap gap-1.5 text-sm">
      {asked.map(([state, label]) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => toggle(state)}
          className="desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
