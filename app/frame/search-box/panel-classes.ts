/** What opens below the field: never higher than what is left of the window. */
export const panelClass =
  'bg-paper-raised border-line rounded-card shadow-lift absolute inset-x-0 top-[calc(100%+0.5rem)] z-40 max-h-[min(60dvh,34rem)] overflow-y-auto overscroll-contain border p-2.5'

export const groupTitle = 'text-ink-soft flex items-center gap-1.5 px-2 pb-1.5 text-sm font-semibold'
