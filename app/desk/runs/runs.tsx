import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import type { listRuns } from '#contract/runs.ts'
import type { DeliveryRun, ToBring } from '#contract/runs.ts'
import * as words from '#words/desk/runs/en.ts'

import type { Route } from './+types/runs.ts'
import { MakeRun } from './make-run.tsx'
import { RunCard } from './run-card.tsx'

type Loaded = { kind: 'full'; runs: DeliveryRun[]; toBring: ToBring[] } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who has the duty no more */
export async function clientLoader(): Promise<Loaded> {
  const answer = await call<typeof listRuns>('GET', '/api/runs').catch(() => null)
  if (!answer) return { kind: 'failed', message: words.notLoaded }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'full', runs: answer.body.data, toBring: answer.body.toBring }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** What a van brings, how far it is, and the cash that it comes back with. */
export default function Runs({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={words.title} />
      {loaded.kind === 'failed' ? <ListFailed message={loaded.message} /> : <Room {...loaded} />}
    </>
  )
}

function Room({ runs: listed, toBring }: Extract<Loaded, { kind: 'full' }>) {
  const { revalidate } = useRevalidator()
  /** As a press answered it, until the room is loaded again. */
  const [pressed, setPressed] = useState<{ of: DeliveryRun[]; run: DeliveryRun } | null>(null)
  const runs =
    pressed?.of === listed ? listed.map((run) => (run._id === pressed.run._id ? pressed.run : run)) : listed
  const reload = () => void revalidate()
  // What riders say comes by itself.
  useRetrying(
    reload,
    listed.some(({ startedAt, closedAt }) => startedAt !== '' && closedAt === ''),
  )
  return (
    <>
      {runs.length === 0 && toBring.length === 0 && (
        <NothingFound title={words.nothingTitle}>
          <p>{words.nothing}</p>
        </NothingFound>
      )}
      <ul aria-label={words.title} className="mt-3 grid items-start gap-3 xl:grid-cols-2">
        {runs.map((run) => (
          <RunCard
            key={run._id}
            run={run}
            onChanged={(now) => {
              if (now) setPressed({ of: listed, run: now })
              reload()
            }}
          />
        ))}
      </ul>
      {toBring.length > 0 && <MakeRun toBring={toBring} onMade={reload} />}
    </>
  )
}
