import { call } from '#app/client/call.ts'
import { goodsName } from '#app/goods-name.ts'
import { addWanted } from '#app/shop/list/add-wanted.ts'
import type { SharedGood, openSharedList } from '#contract/shared-lists.ts'
import { withPack } from '#words/ui/pack/en.ts'

/**
 * Puts what a link shares into the cart, as it stands now: since the page was loaded it may have been ended,
 * or goods sold. Answers the goods, and why nothing was added. It rejects where the connection broke.
 */
export async function addShared(
  token: string,
): Promise<{ now: SharedGood[] | null; isAdded: boolean; message: string }> {
  const answer = await call<typeof openSharedList>('GET', `/api/shared-lists/${encodeURIComponent(token)}`)
  if (!answer.ok) return { now: null, isAdded: false, message: answer.body.message }
  const now = answer.body.data
  const isAdded = await addWanted(
    now.map((good) => ({
      productId: good._id,
      name: withPack(goodsName(good), good),
      quantity: good.quantity,
      stock: good.stock,
      isSold: good.isSold,
    })),
  )
  return { now, isAdded, message: '' }
}
