import { useLocation, useNavigate } from 'react-router'

import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { reviewStates } from '#domain/reviews/rules.ts'

/** One of the lists: each review stands in one of them, a reported one in two. */
export function ReviewFilter() {
  const { pathname } = useLocation()
  const { filters } = listPlace(useRoomPlace().search)
  const navigate = useNavigate()
  const chosen = filters.find(([name]) => name === 'status')?.[1] ?? 'waiting'
  return (
    <div role="group" aria-label="Status" className="flex flex-wrap gap-1.5 text-sm">
      {Object.entries(reviewStates).map(([status, label]) => (
        <button
          key={status}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => {
            const only = status === 'waiting' ? [] : [['status', status] as const]
            void navigate(
              { pathname, search: listSearch({ q: '', filters: only }) },
              { preventScrollReset: true },
            )
          }}
          className="desk-row-button aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-strong"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
