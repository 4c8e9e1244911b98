import { tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, RowData } from '@tanstack/react-table'
import type { MouseEvent } from 'react'

import { roles } from './table-roles.ts'

/** None of the table's own features: the server sorts, searches and pages. */
const features = tableFeatures({})

export type Column<Row extends RowData> = ColumnDef<typeof features, Row> & { id: string; header: string }

interface DataTableProps<Row extends RowData> {
  /** Accessible name. */
  label: string
  /** A stable array, as `rows` is. */
  columns: Column<Row>[]
  rows: Row[]
  idOf: (row: Row) => string
  /** Called by a press anywhere on a row. A button in the row does the same for the keyboard. */
  onOpen?: (row: Row) => void
  /** Whether other rows are being loaded. */
  isBusy: boolean
}

/**
 * Table with a sticky head. Below 768 pixels its rows are cards with the names of the columns in them.
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

/** Not on a button or link in the row, and not the end of selecting text. */
function isPressOnRow({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input')) return false
  return window.getSelection()?.isCollapsed ?? true
}
