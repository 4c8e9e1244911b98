import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { Button } from '#app/ui/button.tsx'
import type { MailInList, allMails } from '#contract/mails.ts'
import { mailStates } from '#domain/mails/rules.ts'

import type { Route } from './+types/messages.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailTable } from './mail-table.tsx'
import { MessageKinds } from './message-kinds.tsx'

const title = 'Messages'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allMails>('GET', `/api/mails?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What the shop has written to people, newest first. */
export default function Messages({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<MailInList | null>(null)
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
        <StatusFilter states={mailStates} />
      </RoomTools>
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No messages found">
          <p>
            {isNarrowed
              ? 'No message stands so.'
              : 'What the shop writes to its customers is shown here: about their orders, their money and their accounts.'}
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
          <MailTable mails={list.rows} onOpen={setOpen} />
          <Pages list={list} />
        </>
      )}
      {open && <MailDialog mail={open} onSent={() => void revalidate()} onClose={() => setOpen(null)} />}
    </>
  )
}
