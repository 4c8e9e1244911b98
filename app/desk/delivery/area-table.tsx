import { useMemo } from 'react'

import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import * as words from '#words/desk/delivery/en.ts'
import { areas as title } from '#words/desk/rooms/en.ts'

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
        label={title}
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
      header: words.columns.pinCodes,
      cell: ({ row: { original: area } }) => <span className="font-semibold">{areaName(area)}</span>,
    },
    { id: 'days', header: words.columns.days, cell: ({ row }) => whenWords(row.original) },
    {
      id: 'cost',
      header: words.columns.fee,
      cell: ({ row }) => <span className="figures">{costWords(row.original)}</span>,
    },
    { id: 'note', header: words.columns.note, cell: ({ row }) => row.original.note || '–' },
    { id: 'cash', header: words.columns.cash, cell: ({ row }) => (row.original.cash ? words.yes : words.no) },
    {
      id: 'action',
      header: words.columns.action,
      cell: ({ row: { original: area } }) => (
        <button
          {...rowMark}
          type="button"
          aria-label={words.changeOf(areaName(area))}
          onClick={() => onOpen(area)}
          className="desk-row-button"
        >
          {words.change}
        </button>
      ),
    },
  ]
}
