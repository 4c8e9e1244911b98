import { products } from '#db/schema/index.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { limitsOf } from './rules.ts'
import type { SoldSize } from './rules.ts'

/** What says how a product is sold. */
export const soldColumns = {
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  isByWeight: products.isByWeight,
  leastGrams: products.leastGrams,
  mostGrams: products.mostGrams,
}

/**
 * Goods by weight are sold from one weight to another. What is by the pack the contract has looked at.
 * @throws invalid_input, with what can be had instead
 */
export function refuseOtherWeight(product: SoldSize & { name: string }, quantity: number): void {
  const { least, most } = limitsOf(product)
  if (product.leastGrams !== null && (quantity < least || quantity > most)) throw otherWeight(product)
}

export function otherWeight({ name, leastGrams, mostGrams }: SoldSize & { name: string }): DomainError {
  const said = { productName: name, leastGrams: leastGrams ?? 0, mostGrams: mostGrams ?? 0 }
  return new DomainError('invalid_input', { fields: { quantity: { problem: 'other_weight', ...said } } })
}
