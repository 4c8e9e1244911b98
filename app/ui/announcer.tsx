import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Has this read out, after whatever is being read. */
export function announce(words: string): void {
  said = words
  for (const listener of listeners) listener()
}

/** Live region of the screens: one for all goods of a list. */
export function Announcer() {
  const words = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  )
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
