import { useSyncExternalStore } from 'react'

/** False in the document of the server and until our script has taken over the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
