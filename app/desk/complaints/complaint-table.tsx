import { useMemo, useState } from 'react'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { Grievance } from '#contract/grievances.ts'
import { grievanceName } from '#domain/grievances/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { timeLeft } from './time-left.ts'

interface ComplaintTableProps {
  complaints: Grievance[]
  onOpen: (complaint: Grievance) => void
}

export function ComplaintTable({ complaints, onOpen }: ComplaintTableProps) {
  const [now] = useState(() => new Date())
  const columns = useMemo(() => columnsOf(onOpen, now), [onOpen, now])
  return (
    <DataTable
      label="Complaints"
      columns={columns}
      rows={complaints}
      idOf={({ _id }) => _id}
      onOpen={onOpen}
      isBusy={useIsListBusy()}
    />
  )
}

function columnsOf(onOpen: (complaint: Grievance) => void, now: Date): Column<Grievance>[] {
  return [
    {
      id: 'number',
      header: 'Number',
      cell: ({ row: { original: one } }) => (
        <button {...rowMark} type="button" onClick={() => onOpen(one)} className="desk-row-button">
          {grievanceName(one.number)}
        </button>
      ),
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ row: { original: one } }) => (
        <div className="min-w-0 wrap-anywhere">
          {one.name}
          <span className="text-ink-soft block text-xs">{one.email || one.mobile}</span>
        </div>
      ),
    },
    {
      id: 'words',
      header: 'What is wrong',
      cell: ({ row }) => <span className="line-clamp-2 wrap-anywhere">{row.original.words}</span>,
    },
    {
      id: 'left',
      header: 'Time left',
      cell: ({ row: { original: one } }) => {
        const left = timeLeft(one, now)
        return (
          <span
            title={dateAndTime(one.answerBy)}
            className={left.isOver ? 'text-terracotta-strong font-semibold' : ''}
          >
            {left.words}
          </span>
        )
      },
    },
    {
      id: 'date',
      header: 'Came on',
      cell: ({ row: { original: one } }) => (
        <time dateTime={one.createdAt}>{dateAndTime(one.createdAt)}</time>
      ),
    },
  ]
}
