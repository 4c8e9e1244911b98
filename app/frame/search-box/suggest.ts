import { categoryPath, productPath } from '#app/paths.ts'
import type { CardProduct } from '#app/ui/product-card.tsx'
import type { Category } from '#domain/catalog/rules.ts'

import type { LatestResults } from './latest-results.ts'

const mostProducts = 5
const mostCategories = 3

export interface Suggestions {
  products: { to: string; product: CardProduct }[]
  categories: { to: string; label: string }[]
}

/**
 * Suggestions for a text: products of the latest results, and categories by their own name or by those
 * products.
 */
export function suggestionsFor(
  text: string,
  results: LatestResults,
  categories: readonly Category[],
): Suggestions {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { products: [], categories: [] }
  const products = isAbout(typed, results.query.toLowerCase()) ? results.products : []
  const shelves = new Set(products.slice(0, mostProducts).map(({ category }) => category))
  const answered = isAbout(typed, results.query.toLowerCase()) ? (results.shelves ?? []) : []
  const named = categories.filter(
    ({ label, hindiLabel, value }) =>
      answered.some((shelf) => shelf.value === value) || isNamed(`${label} ${hindiLabel ?? ''}`, typed),
  )
  const holding = categories.filter((category) => shelves.has(category.value) && !named.includes(category))
  return {
    products: products.slice(0, mostProducts).map((product) => ({ to: productPath(product.id), product })),
    categories: [...named, ...holding]
      .slice(0, mostCategories)
      .map(({ label, value }) => ({ to: categoryPath(value), label })),
  }
}

/** Results for a shorter or longer prefix of the same text stand until the next ones come. */
function isAbout(typed: string, answered: string): boolean {
  return answered !== '' && (typed.startsWith(answered) || answered.startsWith(typed))
}

function isNamed(label: string, typed: string): boolean {
  const name = label.toLowerCase()
  return name.startsWith(typed) || name.split(' ').some((word) => word.startsWith(typed))
}
