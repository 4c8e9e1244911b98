import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList, useIsListBusy } from '#app/desk/list/room-list.ts'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PhoneMessageInList, allPhoneMessages } from '#contract/phone-messages.ts'
import { phoneChannels, phoneStates } from '#domain/phone-messages/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import type { Route } from './+types/phone.ts'
import { MailMark } from './mail-mark.tsx'
import { MessageKinds } from './message-kinds.tsx'

const title = 'Messages'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) =>
    call<typeof allPhoneMessages>('GET', `/api/phone-messages?${query}`),
  )
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What the shop has written to telephones, newest first. */
export default function PhoneMessages({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate()
  const isBusy = useIsListBusy()
  const failure = (list.kind === 'failed' && list.message) || 'The messages did not load.'
  useFailureToast(list, failure)
  const isNarrowed = list.kind === 'full' && list.filters.length > 0
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} ${list.total === 1 ? 'message' : 'messages'}` : null}
      >
        <MessageKinds />
        <StatusFilter states={phoneStates} />
      </RoomTools>
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No messages found">
          <p>
            {isNarrowed
              ? 'No message stands so.'
              : 'What the shop writes to telephones is shown here: about orders, to those who want that, and codes.'}
          </p>
          {isNarrowed && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all messages
            </Button>
          )}
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <DataTable
            label="Text messages"
            columns={columns}
            rows={list.rows}
            idOf={({ _id }) => String(_id)}
            isBusy={isBusy}
          />
          <Pages list={list} />
        </>
      )}
    </>
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
