import { showToast } from '#app/ui/toast.tsx'

const storageKey = 'haat.flash'

type Kind = 'success' | 'error'

/** Flash message: said by the next document, because a full load takes the toasts of this one away. */
export function keepFlash(message: string, kind: Kind = 'success'): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ message, kind }))
}

/** Says what the document before has left, once. */
export function showFlash(): void {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (!kept) return
  const { message, kind } = JSON.parse(kept) as { message: string; kind: Kind }
  showToast(kind, message)
}
