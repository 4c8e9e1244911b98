import { OrderSheet } from './order-sheet.tsx'
import type { SheetOrder, SheetPlace } from './sheet-order.server.ts'

/** What the rider takes along: where to, what for, what to take in cash, and who has received it. */
export function DeliverySheet({ order }: { order: SheetOrder }) {
  const { lines, place, due, total, note } = order
  return (
    <OrderSheet order={order} columns={2} over={`${order.status}: not to be brought.`}>
      <tr>
        <td>
          <Place place={place} />
        </td>
        <td className="due">
          {due === null ? (
            <>
              <strong>Nothing to take</strong>
              <span>{total} in all</span>
            </>
          ) : (
            <>
              <strong>Take {due}</strong>
              <span>in cash, of {total}</span>
            </>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          {lines.map(({ quantity, name, pack }) => `${quantity} × ${name} ${pack}`).join(', ')}
        </td>
      </tr>
      <tr>
        <td colSpan={2}>
          {note && <p>Note: {note}</p>}
          <span className="signature">
            <span>Received by</span>
            <span>Signature</span>
            <span>Day and time</span>
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
        <strong>Fetched at the market: not to be brought</strong>
        <span>{place.at}</span>
      </>
    )
  if (place.kind !== 'address')
    return (
      <strong>{place.kind === 'needs address' ? 'Needs an address: cannot go out' : 'No address'}</strong>
    )
  return (
    <>
      <strong>{place.name}</strong> <span className="mobile">{place.mobile}</span>
      <span>{place.lines.join(', ')}</span>
      {place.directions && <span>To the door: {place.directions}</span>}
    </>
  )
}
