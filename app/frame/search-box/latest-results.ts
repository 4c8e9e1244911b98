import { useSyncExternalStore } from 'react'

import type { CardProduct } from '#app/ui/product-card.tsx'

/** The latest search results: the search box suggests from the answer that the page shows. */
export interface LatestResults {
  query: string
  products: readonly CardProduct[]
  /** The shelves that the query names: what stands for sabzi is Vegetables. */
  shelves?: readonly { value: string }[]
}

const nothing: LatestResults = { query: '', products: [] }

let latest = nothing
const listeners = new Set<() => void>()

export function publishResults(results: LatestResults): void {
  latest = results
  for (const listener of listeners) listener()
}

export function useLatestResults(): LatestResults {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => latest,
    () => nothing,
  )
}
