import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useRoomPlace } from '#app/desk/list/room-place.ts'

/** The dialog of the room that is open; it stands in the address, so that Back closes it. */
export type RoomDialog = { kind: 'add' } | { kind: 'edit' | 'view' | 'history'; id: string }

/** `?add`, `?edit=<id>`, `?view=<id>` or `?history=<id>`; null where the address names none. */
export function dialogOf(search: string): RoomDialog | null {
  const parameters = new URLSearchParams(search)
  if (parameters.has('add')) return { kind: 'add' }
  for (const kind of ['edit', 'view', 'history'] as const) {
    const id = parameters.get(kind)
    if (id) return { kind, id }
  }
  return null
}

/** The same place in the list with this dialog, or with none. */
export function dialogSearch(search: string, dialog: RoomDialog | null): string {
  const parameters = new URLSearchParams(search)
  for (const kind of ['add', 'edit', 'view', 'history']) parameters.delete(kind)
  const parts = [parameters.toString()]
  if (dialog) parts.push(dialog.kind === 'add' ? 'add' : `${dialog.kind}=${encodeURIComponent(dialog.id)}`)
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
}

/** The dialog of the address, and how it is opened and closed. */
export function useDialogAddress() {
  const location = useLocation()
  const place = useRoomPlace()
  const navigate = useNavigate()
  const isGoingBack = useRef(false)
  const state = location.state as { isOpenedHere?: true } | null
  const dialog = dialogOf(location.search)

  /** One dialog takes the place of another, so that Back leads to the list. */
  function open(next: RoomDialog): void {
    // A search in flight has no history entry yet, so Back would lead to the list before it.
    const opened = place === location ? { isOpenedHere: true } : null
    void navigate(
      { search: dialogSearch(place.search, next) },
      { replace: dialog !== null, state: dialog ? state : opened, preventScrollReset: true },
    )
  }

  /** Back, where it was opened from the list; else there may be nothing to go back to. */
  function close(): void {
    if (state?.isOpenedHere) return goBack()
    void navigate({ search: dialogSearch(place.search, null) }, { replace: true, preventScrollReset: true })
  }

  /** Once, however often it is called: the second step back would leave the room. */
  function goBack(): void {
    if (isGoingBack.current || !dialogOf(window.location.search)) return
    isGoingBack.current = true
    window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true })
    void navigate(-1)
  }

  return { dialog, open, close }
}
