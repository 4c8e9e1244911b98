import { useMemo } from 'react'

import { dateAndTime, longDate } from '#app/desk/indian-time.ts'
import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { shortId, shortProducts } from './order-words.ts'
import { StatusMark } from './status-mark.tsx'

export function OrderTable({ orders, onOpen }: { orders: Order[]; onOpen: (order: Order) => void }) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen])
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      idOf={({ _id }) => _id}
      onOpen={onOpen}
      isBusy={useIsListBusy()}
    />
  )
}

function columnsOf(onOpen: (order: Order) => void): Column<Order>[] {
  return [
    {
      id: 'id',
      header: 'Order ID',
      cell: ({ row: { original: order } }) => (
        <span className="flex flex-wrap items-center justify-between gap-x-3 md:block">
          <span className="flex items-center whitespace-nowrap">
            <button
              {...rowMark}
              type="button"
              title={order._id}
              onClick={() => onOpen(order)}
              className="font-semibold hover:underline pointer-coarse:min-h-11"
            >
              {shortId(order._id)}
            </button>
            <CopyButton what="order ID" text={order._id} />
          </span>
          <StatusMark status={order.status} />
        </span>
      ),
    },
    { id: 'customer', header: 'Customer', cell: ({ row }) => row.original.user.name },
    {
      id: 'products',
      header: 'Products',
      cell: ({ row }) => shortProducts(row.original.productId.map(({ productName }) => productName)),
    },
    {
      id: 'amount',
      header: 'Amount',
      cell: ({ row }) => (
        <span className="font-semibold">{formatPaise(toPaise(row.original.totalPrice))}</span>
      ),
    },
    {
      id: 'payment',
      header: 'Payment',
      cell: ({
        row: {
          original: { payment },
        },
      }) => `${payment.way}, ${payment.standing}`,
    },
    { id: 'transaction', header: 'Transaction', cell: ({ row }) => row.original.transactionId || '–' },
    {
      id: 'date',
      header: 'Date',
      cell: ({ row: { original } }) => (
        <time dateTime={original.createdAt} title={dateAndTime(original.createdAt)}>
          {longDate(original.createdAt)}
        </time>
      ),
    },
  ]
}
