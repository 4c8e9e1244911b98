import { useMemo } from 'react'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { MailInList } from '#contract/mails.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { MailMark } from './mail-mark.tsx'

interface MailTableProps {
  mails: MailInList[]
  onOpen: (mail: MailInList) => void
}

export function MailTable({ mails, onOpen }: MailTableProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen])
  return (
    <DataTable
      label="Messages"
      columns={columns}
      rows={mails}
      idOf={({ _id }) => String(_id)}
      onOpen={onOpen}
      isBusy={useIsListBusy()}
    />
  )
}

function columnsOf(onOpen: (mail: MailInList) => void): Column<MailInList>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      cell: ({ row: { original: mail } }) => (
        <div className="min-w-0">
          <button
            {...rowMark}
            type="button"
            onClick={() => onOpen(mail)}
            className="text-start font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {mail.subject}
          </button>
          {mail.status !== 'sent' && mail.failure && (
            <span className="text-terracotta-strong line-clamp-2 block text-xs wrap-anywhere">
              {mail.failure}
            </span>
          )}
        </div>
      ),
    },
    {
      id: 'to',
      header: 'To',
      cell: ({
        row: {
          original: { to },
        },
      }) => (
        <div className="min-w-0 wrap-anywhere">
          {to.name}
          <span className="text-ink-soft block text-xs">{to.email}</span>
        </div>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ row }) => (
        <div>
          <MailMark status={row.original.status} />
        </div>
      ),
    },
    {
      id: 'date',
      header: 'Written on',
      cell: ({
        row: {
          original: { createdAt },
        },
      }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
    },
  ]
}
