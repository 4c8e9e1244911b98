import { mostOf } from '#app/frame/list/chosen-line.ts'
import type { ChosenLine } from '#app/frame/list/chosen-line.ts'
import { goodsName } from '#app/goods-name.ts'

import { addWanted } from './add-wanted.ts'
import type { WantedGood } from './add-wanted.ts'

/** Puts what is chosen into the cart. */
export async function addLines(lines: readonly ChosenLine[]): Promise<boolean> {
  const wanted = new Map<string, WantedGood>()
  for (const { chosen, count } of lines) {
    if (!chosen) continue
    const { _id: productId } = chosen
    // Of goods by weight less than their least is nothing.
    const stock = mostOf(chosen) === 0 ? 0 : chosen.stock
    // The same goods in two lines are wanted together, as many as there are.
    const quantity = Math.min((wanted.get(productId)?.quantity ?? 0) + count, mostOf(chosen))
    wanted.set(productId, { productId, name: goodsName(chosen), quantity, stock, isSold: true })
  }
  return addWanted([...wanted.values()])
}
