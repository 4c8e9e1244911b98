import { useSyncExternalStore } from 'react'

import type { CardProduct } from '#app/ui/product-card.tsx'

/** What the latest search that was answered has found: the search box suggests from the same answer that the page shows. */
export interface LatestFound {
  query: string
  products: readonly CardProduct[]
}

const nothing: LatestFound = { query: '', products: [] }

let latest = nothing
const listeners = new Set<() => void>()

export function publishFound({ query, products }: LatestFound): void {
  latest = { query, products }
  for (const listener of listeners) listener()
}

export function useLatestFound(): LatestFound {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => latest,
    () => nothing,
  )
}
