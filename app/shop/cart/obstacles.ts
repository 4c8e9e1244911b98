import type { CartLine } from '#contract/cart.ts'
import { lowStock } from '#domain/catalog/rules.ts'

/** Why a line cannot be paid for as it is; null where it can. The server would refuse the whole cart. */
export function obstacleOf({ quantity, productId: { stock, state } }: CartLine): string | null {
  if (stock === 0) return `${state === 'on_shelf' ? 'Now sold out' : 'No longer sold'}. Please take it out.`
  return stock !== null && stock < quantity ? `Only ${stock} left. Please lower the quantity.` : null
}

/** Said of a line that can be paid for, where few are left. */
export function fewLeftOf({ productId: { stock } }: CartLine): string | null {
  return stock && stock <= lowStock ? `Only ${stock} left.` : null
}
