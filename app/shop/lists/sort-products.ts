import { useDeferredValue, useMemo } from 'react'

import type { CardProduct } from '#app/ui/product-card.tsx'
import { compareGoods } from '#domain/catalog/filters.ts'
import type { ListSort } from '#domain/catalog/filters.ts'

/**
 * The goods that are here, in the chosen order, before the server has ordered all of them. The press is
 * painted first, the goods in their new order right after it.
 */
export function useSorted(
  products: readonly CardProduct[],
  chosen: ListSort | undefined,
): readonly CardProduct[] {
  const sort = useDeferredValue(chosen)
  return useMemo(() => sortProducts(products, sort), [products, sort])
}

export function sortProducts(products: readonly CardProduct[], sort: ListSort | undefined): CardProduct[] {
  return products.toSorted((one, other) => compareGoods(sort, one, other))
}
