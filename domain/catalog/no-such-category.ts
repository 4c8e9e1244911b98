import { DomainError } from '#domain/ground/errors.ts'
import { breaks } from '#domain/ground/transaction.ts'

/** The foreign key from products to categories. */
const categoryOfProduct = 'products_category_categories_value_fk'

/** Whether a product stands in a category, or was to stand in one, that is not there. */
export function breaksCategory(error: unknown): boolean {
  return breaks(error, categoryOfProduct)
}

/** For the `catch` of a statement that saves products. @throws invalid_input where the category is missing */
export function noSuchCategory(error: unknown): never {
  if (!breaksCategory(error)) throw error
  throw new DomainError('invalid_input', { fields: { category: { problem: 'bad_category' } } })
}
