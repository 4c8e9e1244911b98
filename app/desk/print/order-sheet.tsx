import type { ReactNode } from 'react'

import { refundedAtGatewayWords } from '#domain/orders/rules.ts'

import type { SheetOrder } from './sheet-order.server.ts'

interface OrderSheetProps {
  order: SheetOrder
  /** Said where nothing is to be done with it any more. */
  over: string
  columns: number
  /** Rows of a table. */
  children: ReactNode
}

/**
 * One order on paper: a table, because browsers repeat the head of a table on each page that it goes on to.
 */
export function OrderSheet({ order, over, columns, children }: OrderSheetProps) {
  const { number, day, customer, status, isOver, isRefundedAtGateway } = order
  return (
    <table className="order-sheet" aria-label={`Order #${number}`}>
      <thead>
        <tr>
          <th colSpan={columns} scope="colgroup">
            <span className="order-sheet-id">Order #{number}</span>
            <span>
              {day} · {customer} · {status}
            </span>
            {isOver && <strong>{over}</strong>}
            {isRefundedAtGateway && <strong>{refundedAtGatewayWords}: please ask before it goes on.</strong>}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
