import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

import type { CardProduct } from '#app/ui/product-card.tsx'
import { canCompare, compareGoods } from '#domain/catalog/filters/rules.ts'
import type { ListSort } from '#domain/catalog/filters/rules.ts'

/** A page of a list, as the server has ordered it. */
interface SortedPage {
  products: readonly CardProduct[]
  total: number
  sort?: ListSort | undefined
}

/** The list that is here whole: its address without the order, and the order in which it came. */
let whole: { list: string; sort: ListSort | undefined } | null = null

/**
 * The goods in the chosen order. Where all of them are here they are ordered here, and nobody is asked; the
 * press is painted first, the goods right after it. Where there are more, the first ones in that order may be
 * among those that are not here: null, until they have come.
 */
export function useSorted(page: SortedPage, chosen: ListSort | undefined): readonly CardProduct[] | null {
  const { products, total, sort: own } = page
  const { pathname, search } = useLocation()
  const isWhole = products.length === total
  useEffect(() => {
    whole = isWhole ? { list: listOf({ pathname, search }), sort: own } : null
  }, [isWhole, own, pathname, search])

  const sort = useDeferredValue(chosen)
  return useMemo(() => {
    if (sort === own) return products
    return isWhole && canCompare(sort) ? sortProducts(products, sort) : null
  }, [products, isWhole, own, sort])
}

/** For the `shouldRevalidate` of a list: not for another order of goods that are all here. */
export function isAskedFor({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const list = listOf(nextUrl)
  if (whole?.list !== list || listOf(currentUrl) !== list || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate
  const sort = nextUrl.searchParams.get('sort')
  return sort !== (whole.sort ?? null) && !canCompare(sort)
}

/** The address of a list, in whatever order. */
function listOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('sort')
  return `${pathname}?${String(parameters)}`
}

export function sortProducts(products: readonly CardProduct[], sort: ListSort | undefined): CardProduct[] {
  return products.toSorted((one, other) => compareGoods(sort, one, other))
}
