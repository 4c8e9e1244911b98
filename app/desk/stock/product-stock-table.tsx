import { useMemo } from 'react'
import { Link } from 'react-router'

import { stockOfPath } from '#app/desk/desk-paths.ts'
import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { ProductStock } from '#contract/stock.ts'

interface ProductStockTableProps {
  label: string
  products: ProductStock[]
  onChange: (product: ProductStock) => void
}

/** Products with what is left of them; a press changes the stock of one. */
export function ProductStockTable({ label, products, onChange }: ProductStockTableProps) {
  const columns = useMemo(() => columnsOf(onChange), [onChange])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={products}
      idOf={({ _id }) => _id}
      onOpen={onChange}
      isBusy={useIsListBusy()}
    />
  )
}

function columnsOf(onChange: (product: ProductStock) => void): Column<ProductStock>[] {
  return [
    {
      id: 'name',
      header: 'Product',
      cell: ({ row: { original: product } }) => (
        <Link
          to={stockOfPath(product._id)}
          className="font-semibold hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {product.productName}
        </Link>
      ),
    },
    { id: 'left', header: 'Left', cell: ({ row }) => <Left product={row.original} /> },
    { id: 'mark', header: 'Low from', cell: ({ row }) => row.original.lowStockMark },
    {
      id: 'action',
      header: 'Action',
      cell: ({ row: { original: product } }) => (
        <button
          {...rowMark}
          type="button"
          aria-label={`Change stock of ${product.productName}`}
          onClick={() => onChange(product)}
          className="desk-row-button"
        >
          Change stock
        </button>
      ),
    },
  ]
}

function Left({ product: { stock, held, lowStockMark } }: { product: ProductStock }) {
  const tone =
    stock === 0
      ? 'text-terracotta-strong'
      : stock !== null && stock <= lowStockMark
        ? 'text-turmeric-strong'
        : ''
  return (
    <span>
      <span className={`font-semibold ${tone}`}>{stock === 0 ? 'Sold out' : (stock ?? 'Not counted')}</span>
      {held > 0 && <span className="text-ink-soft"> + {held} held</span>}
    </span>
  )
}
