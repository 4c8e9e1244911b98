import { OrderSheet } from './order-sheet.tsx'
import type { SheetOrder } from './sheet-order.server.ts'

/** What goes into the parcel of an order, to be ticked off. */
export function PackList({ order }: { order: SheetOrder }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <OrderSheet order={order} columns={3} over={`${order.status}: not to be packed.`}>
      {order.lines.map(({ quantity, name, brand, pack }, place) => (
        <tr key={place}>
          <td className="quantity">
            <span className="tick" /> {quantity} ×
          </td>
          <td>
            {name} <small>{brand}</small>
          </td>
          <td className="pack">{pack}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={3}>
          <span className="spread">
            <span>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</span>
            <span>{placeWords(order)}</span>
          </span>
          <span className="room-for-note">Note: {order.note}</span>
        </td>
      </tr>
    </OrderSheet>
  )
}

function placeWords({ place }: SheetOrder): string {
  if (place.kind === 'fetched') return 'Fetched at the market'
  if (place.kind === 'address') return `To ${place.name}, ${place.lines.at(-2) ?? ''}`
  return place.kind === 'needs address' ? 'Needs an address' : ''
}
