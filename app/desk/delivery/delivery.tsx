import { Download, FileUp, Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { redirect, useLocation } from 'react-router'

import { call } from '#app/client/call.ts'
import { useFront } from '#app/desk/front/use-front.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { deliveryAreas } from '#contract/addresses.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import * as words from '#words/desk/delivery/en.ts'
import { areas as title } from '#words/desk/rooms/en.ts'

import type { Route } from './+types/delivery.ts'
import { AreaDialog } from './area-dialog.tsx'
import { AreaTable } from './area-table.tsx'
import { foundAreas } from './area.ts'
import { writeCsv } from './areas-csv.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useAreas } from './use-areas.ts'
import type { AreaList } from './use-areas.ts'
import { Wishes } from './wishes.tsx'

/** So many rows are drawn; a search leads to the others. */
const drawn = 200

type Loaded = { kind: 'full'; list: AreaList } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<Loaded> {
  const answer = await call<typeof deliveryAreas>('GET', '/api/delivery-areas').catch(() => null)
  if (!answer) return { kind: 'failed', message: words.notLoaded }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  const { data: areas, version } = answer.body
  return { kind: 'full', list: { areas, version } }
}

/** A search asks nothing of the server: the whole list is here. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Where the shop delivers. */
export default function Delivery({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Areas loaded={loaderData.list} />
  return (
    <>
      <RoomHead title={title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

/** The dialog that is open: a new area, one of the list, or a whole list. */
type Opened = 'new' | 'csv' | DeliveryArea

function Areas({ loaded }: { loaded: AreaList }) {
  const { list, isBusy, save } = useAreas(loaded)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { steps, payment } = useFront()
  const isConfirmed = steps.some(({ step, isDone }) => step === 'delivery' && isDone)
  const { q } = listPlace(useLocation().search)
  const found = useMemo(() => foundAreas(list.areas, q), [list, q])
  const rows = useMemo(() => found.slice(0, drawn), [found])
  const dialog = {
    areas: list.areas,
    takesCash: payment.takesCash,
    isBusy,
    onSave: save,
    onClose: () => setOpened(null),
  }

  /** The empty list is saved: so it was meant. */
  async function confirm() {
    const wrong = await save((areas) => [...areas])
    if (wrong) showToast('error', wrong)
  }

  const buttons = (
    <>
      <Button size="small" onClick={() => setOpened('new')}>
        <Plus size={18} aria-hidden="true" />
        {words.add}
      </Button>
      <Button look="quiet" size="small" onClick={() => setOpened('csv')}>
        <FileUp size={18} aria-hidden="true" />
        {words.importCsv}
      </Button>
      {list.areas.length > 0 && (
        <Button look="quiet" size="small" onClick={() => download(writeCsv(list.areas))}>
          <Download size={18} aria-hidden="true" />
          {words.downloadCsv}
        </Button>
      )}
    </>
  )
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys more={[{ key: 'n', does: words.add, act: () => setOpened('new') }]} />
      </RoomHead>
      <div className="mt-3 flex flex-wrap items-center gap-2">{buttons}</div>
      {list.areas.length > 0 && (
        <RoomTools count={countWords(found.length, list.areas.length)}>
          <SearchField label={words.find} />
        </RoomTools>
      )}
      {list.areas.length === 0 && (
        <NothingFound title={words.everywhere}>
          <p>{words.everywhereNote}</p>
          {!isConfirmed && (
            <Button
              size="small"
              className="mt-4"
              aria-disabled={isBusy || undefined}
              onClick={() => void confirm()}
            >
              {words.yesEverywhere}
            </Button>
          )}
        </NothingFound>
      )}
      {list.areas.length > 0 && rows.length === 0 && (
        <NothingFound title={words.noneFound}>
          <p>{/^\d{6}$/.test(q) ? words.notThere(q) : words.otherSearch}</p>
        </NothingFound>
      )}
      {rows.length > 0 && <AreaTable areas={rows} isBusy={isBusy} onOpen={setOpened} />}
      <Wishes version={list.version} />
      {opened === 'csv' && <ImportDialog {...dialog} />}
      {opened !== null && opened !== 'csv' && (
        <AreaDialog {...dialog} area={opened === 'new' ? null : opened} />
      )}
    </>
  )
}

function countWords(found: number, all: number): string {
  const count = words.found(found, all)
  return found > drawn ? `${count}. ${words.firstShown(drawn)}` : count
}

function download(csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = 'delivery-areas.csv'
  link.click()
  // Once the browser has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
