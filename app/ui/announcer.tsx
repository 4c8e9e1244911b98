import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Has this read out, after whatever is being read. */
export function announce(words: string): void {
  said = words
  for (const listener of listeners) listener()
}

/** The one live region of the screens: what changes in a list is told here and not beside each of its goods. */
export function Announcer() {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => said,
    () => '',
  )
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
