import { useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { deskOrderPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { DeskReturn } from '#contract/returns.ts'
import { dateAndTime, longDate } from '#domain/time/rules.ts'

import { ReturnMark } from './return-mark.tsx'
import { outcomeWords, returnedThings } from './return-words.ts'

/** A row leads to the order, where the return is decided. */
export function ReturnTable({ returns }: { returns: DeskReturn[] }) {
  const navigate = useNavigate()
  const { search: returnsSearch } = useLocation()
  const columns = useMemo(() => columnsOf({ returnsSearch }), [returnsSearch])
  return (
    <DataTable
      label="Returns"
      columns={columns}
      rows={returns}
      idOf={({ _id }) => _id}
      onOpen={({ orderId }) => void navigate(deskOrderPath(orderId), { state: { returnsSearch } })}
      isBusy={useIsListBusy()}
    />
  )
}

/** `state`: for the way back from an order to this place in the list. */
function columnsOf(state: { returnsSearch: string }): Column<DeskReturn>[] {
  return [
    {
      id: 'id',
      header: 'Order',
      cell: ({ row: { original: asked } }) => (
        <div className="flex flex-wrap items-center justify-between gap-x-3 md:block">
          <Link
            {...rowMark}
            to={deskOrderPath(asked.orderId)}
            state={state}
            title={asked.orderId}
            className="flex items-center font-semibold whitespace-nowrap hover:underline pointer-coarse:min-h-11"
          >
            #{asked.orderNumber}
          </Link>
          <ReturnMark status={asked.status} />
        </div>
      ),
    },
    { id: 'customer', header: 'Customer', cell: ({ row }) => row.original.user.name },
    { id: 'products', header: 'Products', cell: ({ row }) => returnedThings(row.original) },
    {
      id: 'reason',
      header: 'Why',
      cell: ({
        row: {
          original: { reason, pictures },
        },
      }) => (
        <div className="min-w-0">
          <span className="line-clamp-2 wrap-anywhere">{reason}</span>
          {pictures.length > 0 && (
            <span className="text-ink-soft block text-xs">
              {pictures.length} {pictures.length === 1 ? 'picture' : 'pictures'}
            </span>
          )}
        </div>
      ),
    },
    {
      id: 'outcome',
      header: 'Outcome',
      cell: ({ row: { original: asked } }) =>
        asked.status === 'asked' ? (
          <ButtonLink to={deskOrderPath(asked.orderId)} state={{ ...state, answers: asked._id }} size="small">
            Answer the return
          </ButtonLink>
        ) : (
          <span className="figures">{outcomeWords(asked)}</span>
        ),
    },
    {
      id: 'date',
      header: 'Asked on',
      cell: ({ row: { original } }) => (
        <time dateTime={original.createdAt} title={dateAndTime(original.createdAt)}>
          {longDate(original.createdAt)}
        </time>
      ),
    },
  ]
}
