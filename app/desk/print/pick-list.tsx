import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/print/en.ts'

import type { GoodToPick } from './goods-to-pick.ts'
import { NamedGood } from './named-good.tsx'

/** What is fetched from the shelves for many orders at once, with how much of it is whose. */
export function PickList({ goods }: { goods: readonly GoodToPick[] }) {
  const pieces = goods.reduce((sum, { quantity, step }) => sum + (step ? 1 : quantity), 0)
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
        {goods.map(({ id, quantity, pack, step, orders, ...good }) => (
          <tr key={id}>
            <td className="quantity">
              <span className="tick" /> {step ? amountLabel(quantity, { step }) : `${quantity} ×`}
            </td>
            <td>
              <NamedGood {...good} />
              <span>
                <small>
                  {orders
                    .map((order) => `#${order.number}: ${amountLabel(order.quantity, { step })}`)
                    .join(', ')}
                </small>
              </span>
            </td>
            <td className="pack">{pack}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
