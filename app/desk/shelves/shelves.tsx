import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskCategory, allCategories } from '#contract/categories.ts'
import { mostCategories } from '#domain/catalog/rules.ts'

import type { Route } from './+types/shelves.ts'
import { ShelfDialog } from './shelf-dialog.tsx'
import { ShelfList } from './shelf-list.tsx'
import { useShelves } from './use-shelves.ts'

const title = 'Shelves'

type Loaded = { kind: 'full'; shelves: DeskCategory[] } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader(): Promise<Loaded> {
  const answer = await call<typeof allCategories>('GET', '/api/all-categories').catch(() => null)
  if (!answer) return { kind: 'failed', message: 'Failed to fetch the shelves' }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  return { kind: 'full', shelves: answer.body.data }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** The shelves of the shop and their order. In calls and code they are categories. */
export default function Shelves({ loaderData }: Route.ComponentProps) {
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (loaderData.kind === 'full') return <Room loaded={loaderData.shelves} />
  return (
    <>
      <RoomHead title={title} />
      <ListFailed message={loaderData.message} />
    </>
  )
}

function Room({ loaded }: { loaded: DeskCategory[] }) {
  const room = useShelves(loaded)
  const { shelves } = room
  const [opened, setOpened] = useState<DeskCategory | 'new' | null>(null)
  const isFull = shelves.length >= mostCategories
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys
          more={[
            { key: 'n', does: 'Add a shelf', act: () => !isFull && setOpened('new') },
            { key: 'Alt ↑ ↓', does: 'Move the selected shelf', act: () => undefined },
          ]}
        />
      </RoomHead>
      <p className="text-ink-soft mt-1 max-w-2xl">
        The home page shows the shelves in this order, and ‘Recommended’ begins with the first five. Once you
        move one, menus and filters have this order too.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" disabled={isFull} onClick={() => setOpened('new')}>
          <Plus size={18} aria-hidden="true" />
          Add a shelf
        </Button>
        <p className="figures text-ink-soft text-sm">
          {isFull ? `A shop has at most ${mostCategories} shelves.` : `${shelves.length} shelves`}
        </p>
      </div>
      <ShelfList {...room} onOpen={setOpened} />
      {opened !== null && (
        <ShelfDialog {...room} shelf={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
