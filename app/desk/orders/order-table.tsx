import { createContext, use, useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { deskOrderPath } from '#app/paths.ts'
import type { Order } from '#contract/orders.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime, longDate } from '#domain/time/rules.ts'

import type { ChosenRows } from './chosen-rows.ts'
import { shortId, shortProducts } from './order-words.ts'
import { paymentSaid } from './payment-said.ts'
import { RefundedMark, StatusMark } from './status-mark.tsx'

interface OrderTableProps {
  orders: Order[]
  chosen: ChosenRows
  /** Why an order was not moved with the others, by its id. */
  refusals: ReadonlyMap<string, string>
}

interface Choosing extends Omit<OrderTableProps, 'orders'> {
  /** For the way back from an order to this place in the list. */
  state: { listSearch: string }
}

/** Read by the cells: with columns that change each cell would be made anew, and lose the focus. */
const Choosing = createContext<Choosing | null>(null)

export function OrderTable({ orders, chosen, refusals }: OrderTableProps) {
  const navigate = useNavigate()
  const { search: listSearch } = useLocation()
  const choosing = useMemo(
    () => ({ chosen, refusals, state: { listSearch } }),
    [chosen, refusals, listSearch],
  )
  return (
    <Choosing value={choosing}>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        idOf={({ _id }) => _id}
        onOpen={({ _id }) => void navigate(deskOrderPath(_id), { state: { listSearch } })}
        isBusy={useIsListBusy()}
      />
    </Choosing>
  )
}

const columns: Column<Order>[] = [
  { id: 'id', header: 'Order ID', cell: ({ row }) => <ChoiceOfOrder order={row.original} /> },
  { id: 'customer', header: 'Customer', cell: ({ row }) => row.original.user.name },
  {
    id: 'products',
    header: 'Products',
    cell: ({ row }) => shortProducts(row.original.productId.map(({ productName }) => productName)),
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ row }) => <span className="font-semibold">{formatPaise(toPaise(row.original.totalPrice))}</span>,
  },
  {
    id: 'payment',
    header: 'Payment',
    cell: ({
      row: {
        original: { payment },
      },
    }) => paymentSaid(payment),
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

function ChoiceOfOrder({ order }: { order: Order }) {
  const choosing = use(Choosing)
  if (!choosing) return null
  const { chosen, refusals, state } = choosing
  return (
    <div className="flex items-start gap-x-1 md:items-center">
      {/* In this column, and not in one of its own: the columns are those of the specification. */}
      <label className="-ms-2 flex size-9 shrink-0 cursor-pointer items-center justify-center pointer-coarse:size-11">
        <input
          type="checkbox"
          aria-label={`Choose order #${order.orderNumber}`}
          checked={chosen.ids.has(order._id)}
          onChange={() => {}}
          onClick={({ shiftKey, currentTarget }) =>
            chosen.choose(order._id, { isChosen: currentTarget.checked, isRange: shiftKey })
          }
          className="accent-leaf size-4"
        />
      </label>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 md:block">
        <span className="flex items-center whitespace-nowrap">
          <Link
            {...rowMark}
            to={deskOrderPath(order._id)}
            state={state}
            title={order._id}
            className="flex items-center font-semibold hover:underline pointer-coarse:min-h-11"
          >
            {shortId(order._id)}
          </Link>
          {/* On a tablet there is no room for it beside the checkbox; the order's page has it, too. */}
          <span className="md:max-xl:hidden">
            <CopyButton what="order ID" text={order._id} />
          </span>
        </span>
        <span className="inline-flex flex-wrap gap-1">
          <span className="figures text-sm font-semibold">#{order.orderNumber}</span>
          <StatusMark status={order.status} />
          <RefundedMark order={order} />
          {order.delivery.needsAddress && (
            <span className="bg-turmeric-tint text-ink rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap">
              Needs an address
            </span>
          )}
        </span>
        {refusals.has(order._id) && (
          <span className="text-terracotta-strong block text-xs font-medium">{refusals.get(order._id)}</span>
        )}
      </div>
    </div>
  )
}
