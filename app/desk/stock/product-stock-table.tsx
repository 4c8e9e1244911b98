import { useMemo } from 'react'
import { Link } from 'react-router'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { usePlace } from '#app/desk/use-place.ts'
import type { Place } from '#app/desk/use-place.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { ProductStock } from '#contract/stock.ts'

import { Pack } from './pack.tsx'
import { packOf, stockAmount } from './stock-amount.ts'
import { actsOf } from './stock-form.ts'

interface ProductStockTableProps {
  label: string
  products: ProductStock[]
  onChange: (product: ProductStock) => void
}

/** Products with what is left of them; a press changes the stock of one. */
export function ProductStockTable({ label, products, onChange }: ProductStockTableProps) {
  const { rooms, isStall } = usePlace()
  const columns = useMemo(() => columnsOf(onChange, { rooms, isStall }), [onChange, rooms, isStall])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={products}
      idOf={({ _id }) => _id}
      {...(!isStall && { onOpen: onChange })}
      isBusy={useIsListBusy()}
    />
  )
}

function columnsOf(
  onChange: (product: ProductStock) => void,
  { rooms, isStall }: Pick<Place, 'rooms' | 'isStall'>,
): Column<ProductStock>[] {
  return [
    {
      id: 'name',
      header: 'Product',
      cell: ({ row: { original: product } }) => (
        <Link
          to={rooms.stockOf(product._id)}
          className="font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <span>
            {product.productName} <Pack pack={packOf(product)} />
          </span>
        </Link>
      ),
    },
    { id: 'left', header: 'Left', cell: ({ row }) => <Left product={row.original} /> },
    {
      id: 'mark',
      header: 'Low from',
      cell: ({ row }) => stockAmount(row.original.lowStockMark, row.original.step),
    },
    {
      id: 'action',
      header: 'Action',
      cell: ({ row: { original: product } }) =>
        actsOf(product, { isStall }).length > 0 && (
          <button
            {...rowMark}
            type="button"
            aria-label={`${isStall ? 'Spoiled goods' : 'Change stock'} of ${product.productName} ${packOf(product)}`}
            onClick={() => onChange(product)}
            className="desk-row-button"
          >
            {isStall ? 'Spoiled goods' : 'Change stock'}
          </button>
        ),
    },
  ]
}

function Left({ product: { stock, held, lowStockMark, step } }: { product: ProductStock }) {
  const tone =
    stock === 0
      ? 'text-terracotta-strong'
      : stock !== null && stock <= lowStockMark
        ? 'text-turmeric-strong'
        : ''
  return (
    <span>
      <span className={`font-semibold ${tone}`}>{leftWords(stock, step)}</span>
      {held > 0 && <span className="text-ink-soft"> + {stockAmount(held, step)} reserved</span>}
    </span>
  )
}

function leftWords(stock: number | null, step: ProductStock['step']): string {
  if (stock === null) return 'Not counted'
  return stock === 0 ? 'Sold out' : stockAmount(stock, step)
}
