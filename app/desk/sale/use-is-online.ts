import { useSyncExternalStore } from 'react'

/** Whether the browser says that it has a line; without it, nobody needs to wait to know. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  const over = new AbortController()
  window.addEventListener('online', listener, over)
  window.addEventListener('offline', listener, over)
  return () => over.abort()
}
