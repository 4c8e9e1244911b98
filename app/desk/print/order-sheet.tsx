import type { ReactNode } from 'react'

import { refundedAtGateway } from '#words/desk/orders/en.ts'
import * as words from '#words/desk/print/en.ts'

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
  const { number, day, customer, status, slot, isOver, isRefundedAtGateway } = order
  return (
    <table className="order-sheet" aria-label={words.order(number)}>
      <thead>
        <tr>
          <th colSpan={columns} scope="colgroup">
            <span className="order-sheet-id">{words.order(number)}</span>
            <span>
              {day} · {customer} · {status}
            </span>
            {slot && <strong>{slot}</strong>}
            {isOver && <strong>{over}</strong>}
            {isRefundedAtGateway && <strong>{words.askFirst(refundedAtGateway)}</strong>}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
