import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { NewAbove } from '#app/desk/now/new-above.tsx'
import type { Grievance, allGrievances } from '#contract/grievances.ts'

import type { Route } from './+types/complaints.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { ComplaintTable } from './complaint-table.tsx'

const title = 'Complaints'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) =>
    call<typeof allGrievances>('GET', `/api/grievances?${query}`),
  )
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What people complain of: first what waits longest. */
export default function Complaints({ loaderData: list }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Grievance | null>(null)
  const failure = (list.kind === 'failed' && list.message) || 'The complaints did not load.'
  useFailureToast(list, failure)
  const isAnswered = list.kind === 'full' && list.filters.length > 0
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} ${isAnswered ? 'answered' : 'to answer'}` : null}
      >
        <StatusFilter states={{ answered: 'Answered' }} />
      </RoomTools>
      <NewAbove list={list} kind="complaint" words={['new complaint', 'new complaints']} />
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title={isAnswered ? 'Nothing was answered yet' : 'Nobody waits for an answer'}>
          <p>People complain at Contact. The law gives you 48 hours to answer.</p>
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <ComplaintTable complaints={list.rows} onOpen={setOpen} />
          <Pages list={list} />
        </>
      )}
      {open && (
        <AnswerDialog complaint={open} onAnswered={() => void revalidate()} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
