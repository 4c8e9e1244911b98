import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import type { ProductStock, stockOfProducts } from '#contract/stock.ts'

const goodsAPage = 100

/**
 * All goods of a shelf, page by page, in the order of the room. Null: somebody may not be here any more.
 * @throws where a page does not come
 */
export async function loadShelf(shelf: string): Promise<ProductStock[] | null> {
  const goods: ProductStock[] = []
  let cursor: string | null = null
  do {
    const query: string = `${new URLSearchParams({ shelf, pageSize: String(goodsAPage), ...(cursor === null ? { page: '1' } : { cursor }) })}`
    const answer = await call<typeof stockOfProducts>('GET', `/api/product-stock?${query}`)
    if (isTurnedAway(answer)) return null
    if (!answer.ok) throw new Error(answer.body.message)
    goods.push(...answer.body.data)
    cursor = answer.body.nextCursor ?? null
  } while (cursor !== null)
  return goods
}
