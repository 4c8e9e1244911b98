import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import type { MailInList, allMails } from '#contract/mails.ts'
import { mailStates } from '#domain/mails/rules.ts'

import type { Route } from './+types/messages.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailTable } from './mail-table.tsx'
import { MessageRoom, MessageRoomSkeleton } from './message-room.tsx'

const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allMails>('GET', `/api/mails?${query}`))
}

export const shouldRevalidate = isOtherList

export { MessageRoomSkeleton as HydrateFallback }

/** What the shop has written to people by mail. */
export default function Messages({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<MailInList | null>(null)
  return (
    <>
      <MessageRoom
        list={list}
        states={mailStates}
        about="What the shop writes to its customers is shown here: about their orders, their money and their accounts."
      >
        {(rows) => <MailTable mails={rows} onOpen={setOpen} />}
      </MessageRoom>
      {open && <MailDialog mail={open} onSent={() => void revalidate()} onClose={() => setOpen(null)} />}
    </>
  )
}
