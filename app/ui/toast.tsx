import { useSyncExternalStore } from 'react'

import type * as ToastsModule from './toasts.tsx'

export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info'
  message: string
  /** A second sentence, where it helps. */
  detail?: string | undefined
  wayBack?: WayBack | undefined
}

/** Undo of what the toast tells. */
interface WayBack {
  /** What is taken back: two of a kind are then two toasts, each with its own way. */
  id: string
  undo: () => void
  /** How long there is time for it, in milliseconds, where that is longer than a toast's time. */
  duration?: number
}

/** How long a toast stays, in milliseconds. */
export const toastMs = 5000

/** In the header's place, so that what it speaks of is seen. */
export const toastPlace = { top: 'max(0.5rem, env(safe-area-inset-top))' }

/** Of the same paper as the page's cards, by day and by night. */
export const toastPaper = {
  background: 'var(--paper-raised)',
  color: 'var(--ink)',
  borderColor: 'var(--line)',
}

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
