// What is declared of a product, as its page says it.

export { declared } from '#domain/catalog/declarations/rules.ts'
export const details = 'Product details'
export const netQuantity = 'Net quantity'
export const mrp = 'MRP'
/** The sum as `formatPaise` writes it. */
export const withTaxes = (sum: string) => `${sum}, incl. of all taxes`
export const consumerCare = 'Consumer care'
/** The mark of food. */
export const vegetarian = 'Vegetarian'
export const nonVegetarian = 'Non-vegetarian'

/** Beside the price; the sum as `shortRupees` writes it. */
export const depositOn = (sum: string) => `+ ${sum} deposit on the bottle, back when you return it`
