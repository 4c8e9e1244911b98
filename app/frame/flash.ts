import { showToast } from '#app/ui/toast.tsx'

const storageKey = 'haat.flash'

/** Flash message: said by the next document, because a full load takes the toasts of this one away. */
export function keepFlash(message: string): void {
  sessionStorage.setItem(storageKey, message)
}

/** Says what the document before has left, once. */
export function showFlash(): void {
  const message = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (message) showToast('success', message)
}
