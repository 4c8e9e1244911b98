import { orderedLang } from '#app/goods-name.ts'
import * as words from '#words/desk/print/en.ts'

import type { GoodToPick } from './goods-to-pick.ts'

/** What is fetched from the shelves for many orders at once, with how much of it is whose. */
export function PickList({ goods }: { goods: readonly GoodToPick[] }) {
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <table className="order-sheet" aria-label={words.goodsToPick}>
      <thead>
        <tr>
          <th colSpan={3} scope="colgroup">
            <span className="order-sheet-id">{words.pieces(pieces)}</span>
            <span>{words.byShelf(goods.length)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {goods.map(({ id, quantity, name, brand, pack, orders }) => (
          <tr key={id}>
            <td className="quantity">
              <span className="tick" /> {quantity} ×
            </td>
            <td>
              <bdi lang={orderedLang}>{name}</bdi> <small>{brand}</small>
              <span>
                <small>{orders.map((order) => `#${order.number}: ${order.quantity}`).join(', ')}</small>
              </span>
            </td>
            <td className="pack">{pack}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
