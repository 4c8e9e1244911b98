import type { CartLine } from '#contract/cart.ts'
import { amountLabel, lowStock } from '#domain/catalog/rules.ts'
import * as words from '#words/shop/cart/obstacles/en.ts'

/** Why a line cannot be paid for as it is; null where it can. The server would refuse the whole cart. */
export function obstacleOf({ quantity, productId: { stock, state, step } }: CartLine): string | null {
  if (stock === 0) return state === 'on_shelf' ? words.nowSoldOut : words.noLongerSold
  return stock !== null && stock < quantity ? words.lowerQuantity(amountLabel(stock, { step })) : null
}

/** Said of a line that can be paid for, where few are left. */
export function fewLeftOf({ productId: { stock, step } }: CartLine): string | null {
  return stock && stock <= lowStock ? words.onlyLeft(amountLabel(stock, { step })) : null
}
