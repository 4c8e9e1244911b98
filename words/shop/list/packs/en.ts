// So many packs of a good on a shopping list.

export { packsLabel } from '#domain/lists/rules.ts'
