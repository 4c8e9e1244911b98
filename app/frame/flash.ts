import { showToast } from '#app/ui/toast.tsx'

const storageKey = 'haat.flash'

type Kind = 'success' | 'error'

interface Flash {
  message: string
  kind: Kind
}

/** Flash message: said by the next document, because a full load takes the toasts of this one away. */
export function keepFlash(message: string, kind: Kind = 'success'): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ message, kind } satisfies Flash))
  } catch {
    // A browser that keeps nothing: what the message tells of is done all the same.
  }
}

/** Says what the document before has left, once. */
export function showFlash(): void {
  const flash = takeFlash()
  if (flash) showToast(flash.kind, flash.message)
}

function takeFlash(): Flash | null {
  try {
    const kept = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const flash = JSON.parse(kept ?? 'null') as Partial<Flash> | null
    const isFlash = typeof flash?.message === 'string' && (flash.kind === 'success' || flash.kind === 'error')
    return isFlash ? (flash as Flash) : null
  } catch {
    // The browser keeps nothing, or something else wrote there.
    return null
  }
}
