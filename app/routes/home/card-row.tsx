import type { CardProduct } from '#app/ui/product-card.tsx'
import type { CategoryValue } from '#domain/catalog/rules.ts'

import { ProductRow } from './product-row.tsx'

interface CardRowProps {
  title: string
  category: CategoryValue
  products: CardProduct[]
}

/** A shelf of large cards. */
export function CardRow(shelf: CardRowProps) {
  return <ProductRow {...shelf} step={350} cardClass="w-44 sm:w-64" buttonsAt="top-26" />
}
