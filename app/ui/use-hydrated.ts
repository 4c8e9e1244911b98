import { useSyncExternalStore } from 'react'

/** Hydrated: false on the server and until React has taken over the document. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
