import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link, redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { deskGrowersPath, growersWeekPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { growerName, villageName } from '#app/desk/receive/grower-name.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskGrower, allGrowers } from '#contract/growers.ts'
import type { settlement } from '#contract/settlement.ts'
import { schemeNames } from '#domain/growers/rules.ts'
import * as words from '#words/desk/growers/en.ts'
import * as settlementWords from '#words/desk/growers/settlement/en.ts'
import { language } from '#words/language/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import type { Route } from './+types/growers.ts'
import { GrowerDialog } from './grower-dialog.tsx'
import { Settlement } from './settlement.tsx'
import type { WeekShown } from './settlement.tsx'
import { percentOf } from './typed-grower.ts'
import { useGrowers } from './use-growers.ts'

type Loaded =
  | { kind: 'full'; growers: DeskGrower[] }
  | { kind: 'week'; shown: WeekShown }
  | { kind: 'failed'; message: string }

/**
 * Who they are, or what they get in a week where the address names one.
 * @throws a redirect home for somebody who is no administrator any more
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const week = new URL(request.url).searchParams.get('week')
  if (week !== null) return loadWeek(week)
  const answer = await call<typeof allGrowers>('GET', '/api/growers').catch(() => null)
  if (!answer) return { kind: 'failed', message: words.notLoaded }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'full', growers: answer.body.data }
}

/** Empty: the week that goes on. */
async function loadWeek(week: string): Promise<Loaded> {
  const query = new URLSearchParams(week === '' ? {} : { week })
  const answer = await call<typeof settlement>('GET', `/api/settlement?${query}`).catch(() => null)
  if (!answer) return { kind: 'failed', message: settlementWords.notLoaded }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'week', shown: answer.body.data }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** Who grows and makes goods for the shop, and what they get. */
export default function Growers({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Room loaded={loaderData.growers} />
  if (loaderData.kind === 'week')
    return (
      <>
        <RoomHead title={words.title} />
        <Parts isWeek />
        <Settlement shown={loaderData.shown} />
      </>
    )
  return (
    <>
      <RoomHead title={words.title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

/** The two parts of the room. */
function Parts({ isWeek }: { isWeek: boolean }) {
  const link = (to: string, text: string, isHere: boolean) => (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center px-1 font-semibold underline-offset-4 ${isHere ? 'underline decoration-2' : 'text-ink-soft hover:underline'}`}
    >
      {text}
    </Link>
  )
  return (
    <nav aria-label={words.title} className="mt-2 flex flex-wrap gap-x-5">
      {link(deskGrowersPath, words.who, !isWeek)}
      {link(growersWeekPath(''), words.whatTheyGet, isWeek)}
    </nav>
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
      {words.add}
    </Button>
  )
  return (
    <>
      <RoomHead title={words.title}>
        <RoomKeys more={[{ key: 'n', does: words.add, act: add }]} />
      </RoomHead>
      <Parts isWeek={false} />
      {growers.length === 0 ? (
        <NothingFound title={words.noneTitle}>
          <p>{words.noneText}</p>
          <div className="mt-4">{addButton}</div>
        </NothingFound>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {addButton}
            <p className="figures text-ink-soft text-sm">{words.growers(growers.length)}</p>
          </div>
          <div className="mt-3">
            <DataTable
              label={words.title}
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
      header: words.columns.grower,
      cell: ({ row: { original: grower } }) => (
        <button
          {...rowMark}
          type="button"
          onClick={() => onOpen(grower)}
          className="min-h-11 min-w-0 text-start font-semibold wrap-anywhere hover:underline"
        >
          {growerName(grower)}
        </button>
      ),
    },
    {
      id: 'village',
      header: words.columns.village,
      cell: ({ row: { original: grower } }) => <span className="wrap-anywhere">{placeOf(grower)}</span>,
    },
    {
      id: 'certificate',
      header: words.columns.certificate,
      cell: ({ row }) => certificateWords(row.original),
    },
    { id: 'terms', header: words.columns.terms, cell: ({ row }) => termsWords(row.original) },
    {
      id: 'state',
      header: words.columns.state,
      cell: ({ row }) => (row.original.endedAt ? words.ended : words.brings),
    },
  ]
}

/** In Hindi where page and place are. */
function placeOf(grower: DeskGrower): string {
  const district = (language === 'hi' && grower.hindiDistrict) || grower.district
  return words.place(villageName(grower), district)
}

function certificateWords({ certificateScheme, certificateUntil, isCertified }: DeskGrower): string {
  if (!certificateScheme || !certificateUntil) return words.noCertificate
  const until = longDate(certificateUntil)
  const say = isCertified ? words.certifiedUntil : words.certificateEnded
  return say(schemeNames[certificateScheme], until)
}

function termsWords({ shareBp }: DeskGrower): string {
  return shareBp === null ? words.bought : words.shareOf(percentOf(shareBp))
}
