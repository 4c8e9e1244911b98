import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/print/en.ts'

import { OrderSheet } from './order-sheet.tsx'
import type { SheetOrder, SheetPlace } from './sheet-order.server.ts'

/** What the rider takes along: where to, what for, what to take in cash, and who has received it. */
export function DeliverySheet({ order }: { order: SheetOrder }) {
  const { lines, place, due, total, note } = order
  return (
    <OrderSheet order={order} columns={2} over={words.notToBring(order.status)}>
      <tr>
        <td>
          <Place place={place} />
        </td>
        <td className="due">
          {due === null ? (
            <>
              <strong>{words.nothingToTake}</strong>
              <span>{words.inAll(total)}</span>
            </>
          ) : (
            <>
              <strong>{words.take(due)}</strong>
              <span>{words.inCashOf(total)}</span>
            </>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          {lines
            .map(({ quantity, name, pack, step }) =>
              step ? `${amountLabel(quantity, { step })} ${name}` : `${quantity} × ${name} ${pack}`,
            )
            .join(', ')}
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          {note && (
            <p>
              {words.note} {note}
            </p>
          )}
          <span className="signature">
            <span>{words.receivedBy}</span>
            <span>{words.signature}</span>
            <span>{words.dayAndTime}</span>
          </span>
        </td>
      </tr>
    </OrderSheet>
  )
}

function Place({ place }: { place: SheetPlace }) {
  if (place.kind === 'fetched')
    return (
      <>
        <strong>{words.fetchedNotBrought}</strong>
        <span>{place.at}</span>
      </>
    )
  if (place.kind !== 'address')
    return <strong>{place.kind === 'needs address' ? words.cannotGoOut : words.noAddress}</strong>
  return (
    <>
      <strong>{place.name}</strong> <span className="mobile">{place.mobile}</span>
      <span>{place.lines.join(', ')}</span>
      {place.directions && (
        <span>
          {words.toTheDoor} {place.directions}
        </span>
      )}
    </>
  )
}
