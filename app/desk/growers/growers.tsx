import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskGrower, allGrowers } from '#contract/growers.ts'
import { schemeNames } from '#domain/growers/rules.ts'
import { longDate } from '#domain/time/rules.ts'

import type { Route } from './+types/growers.ts'
import { GrowerDialog } from './grower-dialog.tsx'
import { percentOf } from './typed-grower.ts'
import { useGrowers } from './use-growers.ts'

const title = 'Growers'

type Loaded = { kind: 'full'; growers: DeskGrower[] } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<Loaded> {
  const answer = await call<typeof allGrowers>('GET', '/api/growers').catch(() => null)
  if (!answer) return { kind: 'failed', message: 'The growers did not load.' }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'full', growers: answer.body.data }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Who grows and makes goods for the shop. */
export default function Growers({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Room loaded={loaderData.growers} />
  return (
    <>
      <RoomHead title={title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

function Room({ loaded }: { loaded: DeskGrower[] }) {
  const room = useGrowers(loaded)
  const { growers } = room
  const [opened, setOpened] = useState<DeskGrower | 'new' | null>(null)
  const { shown, steps } = usePageOf(growers)
  const columns = useMemo(() => columnsOf(setOpened), [])
  const add = () => setOpened('new')
  const addButton = (
    <Button size="small" onClick={add}>
      <Plus size={18} aria-hidden="true" />
      Add a grower
    </Button>
  )
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys more={[{ key: 'n', does: 'Add a grower', act: add }]} />
      </RoomHead>
      {growers.length === 0 ? (
        <NothingFound title="No growers yet">
          <p>
            A grower is a farmer, a family or a group that brings you goods. Each has a page in the shop, and
            each delivery is received in their name.
          </p>
          <div className="mt-4">{addButton}</div>
        </NothingFound>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {addButton}
            <p className="figures text-ink-soft text-sm">
              {growers.length === 1 ? '1 grower' : `${growers.length} growers`}
            </p>
          </div>
          <div className="mt-3">
            <DataTable
              label="Growers"
              columns={columns}
              rows={shown}
              idOf={({ _id }) => _id}
              onOpen={setOpened}
              isBusy={room.isBusy}
            />
            <PageSteps {...steps} />
          </div>
        </>
      )}
      {opened !== null && (
        <GrowerDialog {...room} grower={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function columnsOf(onOpen: (grower: DeskGrower) => void): Column<DeskGrower>[] {
  return [
    {
      id: 'name',
      header: 'Grower',
      cell: ({ row: { original: grower } }) => (
        <button
          {...rowMark}
          type="button"
          onClick={() => onOpen(grower)}
          className="min-h-11 min-w-0 text-start font-semibold wrap-anywhere hover:underline"
        >
          {grower.name}
        </button>
      ),
    },
    {
      id: 'village',
      header: 'Village',
      cell: ({ row: { original: grower } }) => (
        <span className="wrap-anywhere">
          {grower.village}, {grower.district}
        </span>
      ),
    },
    { id: 'certificate', header: 'Certificate', cell: ({ row }) => certificateWords(row.original) },
    { id: 'terms', header: 'Terms', cell: ({ row }) => termsWords(row.original) },
    { id: 'state', header: 'State', cell: ({ row }) => (row.original.endedAt ? 'Ended' : 'Brings goods') },
  ]
}

function certificateWords({ certificateScheme, certificateUntil, isCertified }: DeskGrower): string {
  if (!certificateScheme || !certificateUntil) return 'None'
  const until = longDate(certificateUntil)
  return `${schemeNames[certificateScheme]}, ${isCertified ? `until ${until}` : `ended ${until}`}`
}

function termsWords({ shareBp }: DeskGrower): string {
  return shareBp === null ? 'Bought at a price' : `${percentOf(shareBp)} % of what it is sold for`
}
