import { redirect, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { Engine as Figures, getEngine } from '#contract/engine.ts'

import type { Route } from './+types/engine.ts'
import { Concerns } from './concerns.tsx'
import { DueTable } from './due-table.tsx'
import { concerns } from './engine-words.ts'
import type { Concern } from './engine-words.ts'
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
      {loaded ? <Parts {...loaded} /> : <ListFailed message="The engine did not answer." />}
    </>
  )
}

/** What is wrong first; of the rest a line each, until somebody wants to see it. */
function Parts({ engine, at }: { engine: Figures; at: number }) {
  const told = concerns(engine, at)
  const isWrong = (part: Concern['part']) => told.some((concern) => concern.part === part)
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <Concerns told={told} />
      <DueTable engine={engine} isWrong={isWrong('due')} />
      <JobTable engine={engine} at={at} />
      <ThisProcess engine={engine} at={at} isWrong={isWrong('process')} />
      <ProcessTable engine={engine} at={at} />
      <Versions engine={engine} at={at} isWrong={isWrong('kept')} />
    </div>
  )
}
