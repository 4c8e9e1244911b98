import { redirect, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { getEngine } from '#contract/engine.ts'

import type { Route } from './+types/engine.ts'
import { Concerns } from './concerns.tsx'
import { DueTable } from './due-table.tsx'
import { JobTable } from './job-table.tsx'
import { ProcessTable } from './process-table.tsx'
import { ThisProcess } from './this-process.tsx'
import { Versions } from './versions.tsx'

const title = 'Engine'

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader() {
  const answer = await call<typeof getEngine>('GET', '/api/engine').catch(() => null)
  if (answer && isTurnedAway(answer)) throw redirect(homePath)
  return answer?.ok ? { engine: answer.body.data, at: Date.now() } : null
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** How the shop runs, for a shop that nobody else watches. */
export default function Engine({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const isBusy = state !== 'idle'
  return (
    <>
      <RoomHead title={title}>
        <Button
          look="quiet"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && void revalidate()}
        >
          {isBusy ? 'Looking...' : 'Look again'}
        </Button>
      </RoomHead>
      {loaded ? (
        <div className="mt-3 grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
          <div className="grid grid-cols-1 gap-4">
            <Concerns {...loaded} />
            <DueTable engine={loaded.engine} />
            <ThisProcess {...loaded} />
            <ProcessTable {...loaded} />
            <Versions {...loaded} />
          </div>
          <JobTable {...loaded} />
        </div>
      ) : (
        <ListFailed message="The engine did not answer." />
      )}
    </>
  )
}
