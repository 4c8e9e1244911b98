import { useEffect } from 'react'

// Letters that are typed while a room opens: nothing has the focus yet that could take them.

let typed = ''

/** Hears letters that no field takes, from the press on that leads to a room. For what stands around them. */
export function useTypedAhead(): void {
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', hear, over)
    // What was pressed in the room before is not meant for the next one.
    document.addEventListener('click', forget, over)
    return () => over.abort()
  }, [])
}

function forget(): void {
  typed = ''
}

function hear({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return
  if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]')) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key.length === 1) typed += key
}

/** What a field has heard that stood there before the room's own. */
export function keepTypedAhead(text: string): void {
  typed = text
}

/**
 * Once a room is open, for the effect of its first field: hands on what was typed meanwhile. In the next
 * task, because who announces the room gives the focus to its content.
 */
export function onceOpen(take: (typedAhead: string) => void): () => void {
  const timer = setTimeout(() => {
    const taken = typed.trimStart()
    typed = ''
    take(taken)
  })
  return () => clearTimeout(timer)
}
