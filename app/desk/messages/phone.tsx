import { call } from '#app/client/call.ts'
import { isOtherList, loadList, useIsListBusy } from '#app/desk/list/room-list.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import type { PhoneMessageInList, allPhoneMessages } from '#contract/phone-messages.ts'
import { phoneChannels, phoneStates } from '#domain/phone-messages/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import type { Route } from './+types/phone.ts'
import { MailMark } from './mail-mark.tsx'
import { MessageRoom, MessageRoomSkeleton } from './message-room.tsx'
import { PhoneAnswers } from './phone-answers.tsx'

const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) =>
    call<typeof allPhoneMessages>('GET', `/api/phone-messages?${query}`),
  )
}

export const shouldRevalidate = isOtherList

export { MessageRoomSkeleton as HydrateFallback }

/** What the shop has written to telephones. */
export default function PhoneMessages({ loaderData: list }: Route.ComponentProps) {
  const isBusy = useIsListBusy()
  return (
    <MessageRoom
      list={list}
      states={phoneStates}
      about="What the shop writes to telephones is shown here: about orders, to those who want that, and codes."
      above={<PhoneAnswers />}
    >
      {(rows) => (
        <DataTable
          label="Text messages"
          columns={columns}
          rows={rows}
          idOf={({ _id }) => String(_id)}
          isBusy={isBusy}
        />
      )}
    </MessageRoom>
  )
}

const columns: Column<PhoneMessageInList>[] = [
  {
    id: 'text',
    header: 'Text',
    cell: ({ row: { original: message } }) => (
      <div className="min-w-0 wrap-anywhere">
        {message.text}
        {message.status !== 'sent' && message.failure && (
          <span className="text-terracotta-strong line-clamp-2 block text-xs">{message.failure}</span>
        )}
      </div>
    ),
  },
  {
    id: 'to',
    header: 'To',
    cell: ({ row: { original: message } }) => (
      <div className="figures">
        {message.to}
        <span className="text-ink-soft block text-xs">{phoneChannels[message.channel]}</span>
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original: message } }) => (
      <div>
        <MailMark status={message.status} />
        {message.nextAttemptAt && (
          <span className="text-ink-soft block text-xs">{dateAndTime(message.nextAttemptAt)}</span>
        )}
      </div>
    ),
  },
  {
    id: 'date',
    header: 'Written on',
    cell: ({ row }) => <time dateTime={row.original.createdAt}>{dateAndTime(row.original.createdAt)}</time>,
  },
]
