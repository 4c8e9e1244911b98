import { useLocation, useNavigate } from 'react-router'

/** The dialog of the room that is open; it stands in the address, so that Back closes it. */
export type RoomDialog = { kind: 'add' } | { kind: 'edit' | 'view'; id: string }

/** `?add`, `?edit=<id>` or `?view=<id>`; null where the address names none. */
export function dialogOf(search: string): RoomDialog | null {
  const parameters = new URLSearchParams(search)
  if (parameters.has('add')) return { kind: 'add' }
  for (const kind of ['edit', 'view'] as const) {
    const id = parameters.get(kind)
    if (id) return { kind, id }
  }
  return null
}

/** The same place in the list with this dialog, or with none. */
export function dialogSearch(search: string, dialog: RoomDialog | null): string {
  const parameters = new URLSearchParams(search)
  for (const kind of ['add', 'edit', 'view']) parameters.delete(kind)
  const parts = [parameters.toString()]
  if (dialog) parts.push(dialog.kind === 'add' ? 'add' : `${dialog.kind}=${encodeURIComponent(dialog.id)}`)
  const query = parts.filter(Boolean).join('&')
  return query && `?${query}`
}

/** The dialog of the address, and how it is opened and closed. */
export function useDialogAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as { isOpenedHere?: true } | null
  const dialog = dialogOf(location.search)

  /** One dialog takes the place of another, so that Back leads to the list. */
  function open(next: RoomDialog): void {
    void navigate(
      { search: dialogSearch(location.search, next) },
      { replace: dialog !== null, state: dialog ? state : { isOpenedHere: true }, preventScrollReset: true },
    )
  }

  /** Back, where it was opened from the list; else there may be nothing to go back to. */
  function close(): void {
    if (state?.isOpenedHere) return void navigate(-1)
    void navigate(
      { search: dialogSearch(location.search, null) },
      { replace: true, preventScrollReset: true },
    )
  }

  return { dialog, open, close }
}
