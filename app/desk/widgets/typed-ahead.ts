import { useEffect } from 'react'

// Letters that are typed while a room opens: nothing has the focus yet that could take them.

let typed = ''

/** Hears letters that no field takes, as long as a room is on its way. */
export function useTypedAhead(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return
    // What was pressed in the room before is not meant for this one.
    typed = ''
    const over = new AbortController()
    document.addEventListener('keydown', hear, over)
    return () => over.abort()
  }, [isOnItsWay])
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

/** What was typed: the room's first field takes it. */
export function takeTypedAhead(): string {
  const taken = typed.trimStart()
  typed = ''
  return taken
}
