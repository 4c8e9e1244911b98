// What a toast says, and how it looks.

export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info'
  message: string
  /** A second sentence, where it helps. */
  detail?: string | undefined
  wayBack?: WayBack | undefined
}

/** Undo of what the toast tells. */
export interface WayBack {
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
  paddingBlock: 8,
}
