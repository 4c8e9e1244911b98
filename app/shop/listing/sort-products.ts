import type { CardProduct } from '#app/ui/product-card.tsx'
import type { Sort } from '#domain/catalog/rules.ts'

export const sortLabels: { sort: Sort | undefined; label: string }[] = [
  { sort: undefined, label: 'Recommended' },
  { sort: 'price-asc', label: 'Price - Low to High' },
  { sort: 'price-desc', label: 'Price - High to Low' },
]

/** The goods that are here, in the chosen order, before the server has ordered all of them. */
export function sortProducts(products: readonly CardProduct[], sort: Sort | undefined): CardProduct[] {
  const direction = sort === 'price-asc' ? 1 : sort === 'price-desc' ? -1 : 0
  return products.toSorted((one, other) => direction * (one.sellingPricePaise - other.sellingPricePaise))
}
