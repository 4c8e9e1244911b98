import { tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, RowData } from '@tanstack/react-table'
import type { MouseEvent } from 'react'

/** The server sorts, searches and pages; of the table's own features none is needed for that. */
const features = tableFeatures({})

export type Column<Row extends RowData> = ColumnDef<typeof features, Row> & { id: string; header: string }

/** What the elements are anyway; but some browsers forget it of a table that is not laid out as one. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface DataTableProps<Row extends RowData> {
  /** Accessible name. */
  label: string
  /** A stable array, as `rows` is. */
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  /** A press anywhere on a row; the same stands behind a button of the row, for the keyboard. */
  onOpen?: (row: Row) => void
  /** Whether other rows are on their way. */
  isBusy: boolean
}

/**
 * A table whose head stays in sight. Below 768 pixels its rows are cards with the columns' names in them.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  idOf,
  onOpen,
  isBusy,
}: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, getRowId: idOf })
  return (
    <table {...roles.table} aria-label={label} aria-busy={isBusy} className="desk-table">
      <thead {...roles.rowgroup}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} {...roles.row}>
            {group.headers.map((header) => (
              <th key={header.id} {...roles.columnheader} scope="col" data-column={header.column.id}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...roles.rowgroup}>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            {...roles.row}
            {...(onOpen && { onClick: (event) => isPressOnRow(event) && onOpen(row.original) })}
            className={onOpen && 'cursor-pointer'}
          >
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                {...roles.cell}
                data-column={cell.column.id}
                data-name={cell.column.columnDef.header as string}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Not on a button or link within it, and not the end of marking text. */
function isPressOnRow({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input')) return false
  return window.getSelection()?.isCollapsed ?? true
}
