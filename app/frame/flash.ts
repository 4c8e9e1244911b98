import { keep, kept } from '#app/client/kept.ts'
import { showToast } from '#app/ui/toast.tsx'

const storageKey = 'haat.flash'

type Kind = 'success' | 'error'

interface Flash {
  message: string
  kind: Kind
}

/** Flash message: said by the next document, because a full load takes the toasts of this one away. */
export function keepFlash(message: string, kind: Kind = 'success'): void {
  keep('sessionStorage', storageKey, { message, kind } satisfies Flash)
}

/** Says what the document before has left, once. */
export function showFlash(): void {
  const { message, kind } = (kept('sessionStorage', storageKey) ?? {}) as Partial<Flash>
  keep('sessionStorage', storageKey, null)
  if (typeof message === 'string' && (kind === 'success' || kind === 'error')) showToast(kind, message)
}
