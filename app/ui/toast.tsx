import { useSyncExternalStore } from 'react'

import { toastMs, toastPaper, toastPlace } from './toast-look.ts'
import type { Toast, WayBack } from './toast-look.ts'
import type * as ToastsModule from './toasts.tsx'

let toasts: typeof ToastsModule | null = null
/** True once something on the page listens for toasts; until then they wait. */
let isListening = false
let waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Shows a toast. What draws it is loaded with the first one. */
export function showToast(kind: Toast['kind'], message: string, detail?: string, wayBack?: WayBack): void {
  waiting.push({ kind, message, detail, wayBack })
  if (isListening) return flush()
  loadToasts()
}

/** Has the library there before the first toast, where that one may tell of a lost connection. */
export function loadToasts(): void {
  if (toasts) return
  import('./toasts.tsx').then((loaded) => {
    toasts = loaded
    tell()
  }, sayPlainly)
}

/** Takes every toast away, as a full load does: for when what they tell of is over. */
export function dismissToasts(): void {
  waiting = []
  toasts?.dismissAll()
}

/** Fallback text for when the library could not be loaded, as on a broken connection. */
let plainWords = ''

function sayPlainly(): void {
  const last = waiting.at(-1)
  if (!last) return
  plainWords = [last.message, last.detail].filter(Boolean).join(' ')
  waiting = []
  tell()
  setTimeout(() => {
    plainWords = ''
    tell()
  }, toastMs)
}

function flush(): void {
  isListening = true
  const told = waiting
  waiting = []
  for (const toast of told) toasts?.show(toast)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. Stands once, outside of the pages, so that a toast outlives a navigation. */
export function ToastArea() {
  const loaded = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => null,
  )
  const words = useSyncExternalStore(
    subscribe,
    () => plainWords,
    () => '',
  )
  if (loaded) return <loaded.Toasts onListening={flush} />
  return (
    words && (
      <p
        role="alert"
        style={{ ...toastPaper, ...toastPlace }}
        className="rounded-card shadow-lift fixed inset-x-4 z-50 mx-auto max-w-sm border px-4 py-3"
      >
        {words}
      </p>
    )
  )
}
