// What a category is called.

export { categoryLabel } from '#domain/catalog/rules.ts'
