import { useMemo } from 'react'

import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import type { DeliveryArea } from '#contract/delivery-area.ts'

import { areaName, costWords, whenWords } from './area.ts'

interface AreaTableProps {
  areas: DeliveryArea[]
  isBusy: boolean
  onOpen: (area: DeliveryArea) => void
}

export function AreaTable({ areas, isBusy, onOpen }: AreaTableProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen])
  const { shown, steps } = usePageOf(areas)
  return (
    <>
      <DataTable
        label="Delivery areas"
        columns={columns}
        rows={shown}
        idOf={({ from }) => from}
        onOpen={onOpen}
        isBusy={isBusy}
      />
      <PageSteps {...steps} />
    </>
  )
}

function columnsOf(onOpen: (area: DeliveryArea) => void): Column<DeliveryArea>[] {
  return [
    {
      id: 'pin-codes',
      header: 'PIN codes',
      cell: ({ row: { original: area } }) => <span className="font-semibold">{areaName(area)}</span>,
    },
    { id: 'days', header: 'Days', cell: ({ row }) => whenWords(row.original) },
    {
      id: 'cost',
      header: 'Fee',
      cell: ({ row }) => <span className="figures">{costWords(row.original)}</span>,
    },
    { id: 'note', header: 'Note', cell: ({ row }) => row.original.note || '–' },
    { id: 'cash', header: 'Cash here', cell: ({ row }) => (row.original.cash ? 'Yes' : 'No') },
    {
      id: 'action',
      header: 'Action',
      cell: ({ row: { original: area } }) => (
        <button
          {...rowMark}
          type="button"
          aria-label={`Change ${areaName(area)}`}
          onClick={() => onOpen(area)}
          className="desk-row-button"
        >
          Change
        </button>
      ),
    },
  ]
}
