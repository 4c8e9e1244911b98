import { useSyncExternalStore } from 'react'

/** For so long, in milliseconds, the words stand there for who looks for them. */
const stayFor = 5000

let said = ''
let clearing: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Has this read out, after what is being read. Later it is gone: on another page it means nothing. */
export function announce(words: string): void {
  clearTimeout(clearing)
  if (words) clearing = setTimeout(() => announce(''), stayFor)
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
