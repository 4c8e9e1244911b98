// So many packs of a good on a shopping list, and the quantity that was understood.

export { packsLabel, quantityLabel } from '#domain/lists/rules.ts'
