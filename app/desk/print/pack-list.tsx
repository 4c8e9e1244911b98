import { amountLabel } from '#domain/catalog/rules.ts'
import { isFood } from '#domain/packing/rules.ts'
import * as words from '#words/desk/print/en.ts'

import { NamedGood } from './named-good.tsx'
import { OrderSheet } from './order-sheet.tsx'
import type { SheetOrder } from './sheet-order.server.ts'

/** What goes into the parcel of an order, to be ticked off. */
export function PackList({ order }: { order: SheetOrder }) {
  const pieces = order.lines.reduce((sum, { quantity, step }) => sum + (step ? 1 : quantity), 0)
  return (
    <OrderSheet order={order} columns={3} over={words.notToPack(order.status)}>
      {foodFirst(order.lines).map(({ quantity, pack, step, ...good }, place) => (
        <tr key={place}>
          <td className="quantity">
            <span className="tick" /> {step ? amountLabel(quantity, { step }) : `${quantity} ×`}
          </td>
          <td>
            <NamedGood {...good} />
          </td>
          <td className="pack">{pack}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={3}>
          <span className="spread">
            <span>{words.pieces(pieces)}</span>
            <span>{placeWords(order)}</span>
          </span>
          <span className="room-for-note">
            {words.note} {order.note}
          </span>
        </td>
      </tr>
    </OrderSheet>
  )
}

/** Soap goes into the parcel apart from dal. */
function foodFirst(lines: SheetOrder['lines']): SheetOrder['lines'] {
  const rank = ({ category }: SheetOrder['lines'][number]) => Number(!isFood(category, {}, false))
  return lines.toSorted((one, other) => rank(one) - rank(other))
}

function placeWords({ place }: SheetOrder): string {
  if (place.kind === 'fetched') return words.fetched
  if (place.kind === 'address') return words.goesTo(place.name, place.lines.at(-2) ?? '')
  return place.kind === 'needs address' ? words.needsAddress : ''
}
