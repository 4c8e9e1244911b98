import { useNavigate, useRevalidator, useRouteLoaderData } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { loadList } from '#app/desk/list/room-list.ts'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import type { loader as stallLoader } from '#app/desk/stall/stall.tsx'
import { homePath } from '#app/paths.ts'
import type { receivedBatches } from '#contract/batches.ts'
import * as words from '#words/desk/receive/en.ts'

import type { Route } from './+types/receive.ts'
import { BatchTable } from './batch-table.tsx'
import { ReceiveForm } from './receive-form.tsx'

const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof receivedBatches>('GET', `/api/batches?${query}`))
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** What growers bring: who, what and how many; and what came before. */
export default function Receive({ loaderData: list }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>('desk/panel')
  const stall = useRouteLoaderData<typeof stallLoader>('desk/stall/stall')
  // Known without a line, too: what was typed is kept for the person who is here.
  const personId = (panel ?? stall)?.id ?? ''
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return (
    <>
      <RoomHead title={words.title} />
      <ReceiveForm
        key={personId}
        personId={personId}
        onReceived={() => void revalidate()}
        onTurnedAway={() => void navigate(homePath)}
      />
      <section aria-labelledby="received" className="mt-8">
        <h2 id="received" className="mb-2 text-xl">
          {words.list}
        </h2>
        {list.kind === 'failed' && <ListFailed message={list.message ?? words.notLoaded} />}
        {list.kind === 'full' &&
          (list.rows.length === 0 ? (
            <p className="text-ink-soft">{words.nothing}</p>
          ) : (
            <>
              <BatchTable batches={list.rows} onRecalled={() => void revalidate()} />
              <Pages list={list} />
            </>
          ))}
      </section>
    </>
  )
}
