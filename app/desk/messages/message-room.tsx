import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import type { RoomList } from '#app/desk/list/room-list.ts'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { Button } from '#app/ui/button.tsx'

import { MessageKinds } from './message-kinds.tsx'

const title = 'Messages'

/** While a list of messages is fetched. */
export function MessageRoomSkeleton() {
  return <RoomSkeleton title={title} shape="rows" />
}

interface MessageRoomProps<Row> {
  list: RoomList<Row>
  /** What can become of a message, in words. */
  states: Readonly<Record<string, string>>
  /** What stands in this list. */
  about: string
  /** What stands above the list. */
  above?: ReactNode
  /** The rows, where there are some. */
  children: (rows: Row[]) => ReactNode
}

/** The room of what the shop has written to people, by one way: the newest first. */
export function MessageRoom<Row>({ list, states, about, above, children }: MessageRoomProps<Row>) {
  const navigate = useNavigate()
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
        <StatusFilter states={states} />
      </RoomTools>
      {above}
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No messages found">
          <p>{isNarrowed ? 'No message stands so.' : about}</p>
          {isNarrowed && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all messages
            </Button>
          )}
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          {children(list.rows)}
          <Pages list={list} />
        </>
      )}
    </>
  )
}
