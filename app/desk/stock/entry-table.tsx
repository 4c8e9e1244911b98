import { useMemo } from 'react'
import { Link } from 'react-router'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { StockEntry } from '#contract/stock.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { Pack } from './pack.tsx'
import { packOf, stockAmount } from './stock-amount.ts'
import { changeWords, whyWords } from './stock-words.ts'

interface EntryTableProps {
  entries: StockEntry[]
  /** All are of one product, which need not be named again. */
  isOfOne: boolean
  /** Takes the repacking of an entry back. */
  onTakeBack: (entry: StockEntry) => void
}

/** The ledger of stock, newest first. */
export function EntryTable({ entries, isOfOne, onTakeBack }: EntryTableProps) {
  const columns = useMemo(() => {
    const shown = [why(onTakeBack), ...changes]
    return isOfOne ? [when(true), ...shown] : [when(false), product, ...shown]
  }, [isOfOne, onTakeBack])
  return (
    <DataTable
      label="Changes of stock"
      columns={columns}
      rows={entries}
      idOf={({ _id }) => String(_id)}
      isBusy={useIsListBusy()}
    />
  )
}

/** The time has the keys' focus where there is no link in its row that all rows have. */
function when(hasKeys: boolean): Column<StockEntry> {
  return {
    id: 'date',
    header: 'When',
    cell: ({ row: { original: entry } }) => (
      <span {...(hasKeys && { ...rowMark, tabIndex: -1 })}>
        <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
        {entry.by && (
          <span className="text-ink-soft block wrap-anywhere whitespace-normal">{entry.by.name}</span>
        )}
      </span>
    ),
  }
}

const product: Column<StockEntry> = {
  id: 'name',
  header: 'Product',
  cell: ({ row }) => <ProductLink product={row.original.product} />,
}

function why(onTakeBack: EntryTableProps['onTakeBack']): Column<StockEntry> {
  return {
    id: 'why',
    header: 'Why',
    cell: ({ row: { original: entry } }) => (
      <span className="min-w-0">
        {whyWords(entry.why)}
        {entry.orderId !== null && <OrderLink id={entry.orderId} number={entry.orderNumber} />}
        {entry.note && <span className="text-ink-soft block wrap-anywhere">“{entry.note}”</span>}
        <TakeBack entry={entry} onTakeBack={onTakeBack} />
      </span>
    ),
  }
}

/** For who may repack. */
function TakeBack({ entry, onTakeBack }: Pick<EntryTableProps, 'onTakeBack'> & { entry: StockEntry }) {
  const { isStall } = usePlace()
  if (isStall || !entry.canBeTakenBack) return null
  return (
    <button type="button" className="desk-row-button mt-1 block" onClick={() => onTakeBack(entry)}>
      Take back
    </button>
  )
}

const changes: Column<StockEntry>[] = [
  {
    id: 'shelf',
    header: 'Shelf',
    cell: ({ row }) => changeWords(row.original.shelf, row.original.product.step),
  },
  {
    id: 'held',
    header: 'Reserved',
    cell: ({ row }) => changeWords(row.original.held, row.original.product.step),
  },
  {
    id: 'left',
    header: 'Left',
    cell: ({ row }) => (
      <span className="font-semibold">{stockAmount(row.original.left, row.original.product.step)}</span>
    ),
  },
]

function ProductLink({ product: { _id, productName, ...size } }: { product: StockEntry['product'] }) {
  const { rooms } = usePlace()
  return (
    <Link
      {...rowMark}
      to={rooms.stockOf(_id)}
      className="font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      <span>
        {productName} <Pack pack={packOf(size)} />
      </span>
    </Link>
  )
}

function OrderLink({ id, number }: { id: string; number: number | null }) {
  const { rooms } = usePlace()
  return (
    <>
      {' '}
      <Link
        to={rooms.order(id)}
        title={id}
        className="text-leaf-strong font-semibold whitespace-nowrap underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        <span className="sr-only">Order </span>#{number}
      </Link>
    </>
  )
}
