import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Navigate, redirect } from 'react-router'

import { call } from '#app/client/call.ts'
import { knownCustomer } from '#app/client/session.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { AskBigSteps } from '#app/desk/widgets/big-steps.tsx'
import { filledShelves, firstShelf } from '#app/desk/widgets/first-shelf.ts'
import { ShelfSelect, searchOfShelf } from '#app/desk/widgets/shelf-select.tsx'
import { homePath } from '#app/paths.ts'
import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ProductPrices, everyProductPrices } from '#contract/prices.ts'

import type { Route } from './+types/prices.ts'
import { ChangedRows } from './changed-rows.tsx'
import { isChangedMeanwhile } from './drafts.ts'
import { PriceGrid } from './price-grid.tsx'
import { usePrices } from './use-prices.ts'
import type { PricesRoom } from './use-prices.ts'

const title = 'Prices'

type Loaded = { kind: 'full'; rows: ProductPrices[]; personId: string } | { kind: 'failed'; message: string }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader({
  request,
}: Route.ClientLoaderArgs): Promise<Loaded & { shelf: string | null; filled?: ReadonlySet<string> }> {
  const shelf = new URL(request.url).searchParams.get('shelf')
  if (!shelf) return { kind: 'full', rows: [], personId: '', shelf: null, filled: await filledShelves() }
  const asked = `/api/product-prices?${new URLSearchParams({ category: shelf })}` as const
  const answer = await call<typeof everyProductPrices>('GET', asked).catch(() => null)
  if (!answer) return { kind: 'failed', message: 'Failed to fetch the prices', shelf }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message, shelf }
  const { user } = await knownCustomer()
  return { kind: 'full', rows: answer.body.data, personId: user?._id ?? '', shelf }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** All goods of one shelf, to change prices, stock and what is on the shelf in one go. */
export default function Prices({ loaderData }: Route.ComponentProps) {
  const { shelf, filled } = loaderData
  const first = firstShelf(useCategories(), filled ?? null)
  const failure = loaderData.kind === 'failed' ? loaderData.message : null
  useEffect(() => {
    if (failure !== null) showToast('error', failure)
  }, [failure])
  if (shelf === null && first) return <Navigate to={{ search: searchOfShelf(first.value) }} replace />
  if (loaderData.kind === 'full') {
    const { rows, personId } = loaderData
    return <Room key={shelf} shelf={shelf ?? ''} personId={personId} loaded={rows} />
  }
  return (
    <>
      <RoomHead title={title} />
      <p className="mt-3 flex">
        <ShelfSelect shelf={shelf ?? ''} />
      </p>
      <ListFailed message={loaderData.message} />
    </>
  )
}

function Room(opened: PricesRoom) {
  const { shelf } = opened
  const prices = usePrices(opened)
  const { rows, drafts, count, said, stops, isBusy, blocker, save } = prices
  const saveButton = useRef<HTMLButtonElement>(null)
  const changed = useMemo(
    () => rows.filter((row) => isChangedMeanwhile(row, drafts[row._id])),
    [rows, drafts],
  )

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')
    if (!isSave || document.querySelector('[role="dialog"][data-state], [role="alertdialog"]')) return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div>
      <RoomHead title={title}>
        <RoomKeys of="page" more={keys} />
      </RoomHead>
      <p className="mt-3 flex">
        <ShelfSelect shelf={shelf} />
      </p>
      {rows.length === 0 ? (
        <NothingFound title="No products on this shelf">
          <p>Products are listed here as soon as the shelf has any.</p>
        </NothingFound>
      ) : (
        <>
          <p className="text-ink-soft figures mt-3 text-sm">
            {rows.length === 1 ? '1 product' : `${rows.length} products`}. Type, or paste cells from a
            spreadsheet. Nothing changes in the shop before you save.
          </p>
          {changed.length > 0 && (
            <ChangedRows
              rows={changed}
              drafts={drafts}
              stops={stops}
              onKeepMine={prices.keepMine}
              onTakeTheirs={prices.takeTheirs}
              onAllChosen={() => saveButton.current?.focus()}
            />
          )}
          <PriceGrid prices={prices} onLeave={() => saveButton.current?.focus()} />
          <BottomBar label="Save prices" className="flex-wrap justify-center gap-y-1!">
            <p className="figures text-sm font-semibold">{countWords(count)}</p>
            <p role="status" className="text-sm">
              {said}
            </p>
            {prices.takeBackPaste && (
              <Button look="quiet" size="small" onClick={prices.takeBackPaste}>
                Take back the paste
              </Button>
            )}
            <Button
              ref={saveButton}
              size="small"
              aria-disabled={isBusy || count === 0 || undefined}
              className={count === 0 ? 'opacity-60' : ''}
              onClick={() => count > 0 && void save()}
            >
              {isBusy ? 'Saving...' : 'Save'}
            </Button>
          </BottomBar>
        </>
      )}
      {prices.askedSteps.length > 0 && (
        <AskBigSteps steps={prices.askedSteps} onYes={() => void save(true)} onNo={prices.lookAgain} />
      )}
      {blocker.state === 'blocked' && (
        <AskDialog
          question={`Leave without saving? ${countWords(count)} will be lost.`}
          yes="Leave"
          no="Stay"
          onNo={blocker.reset}
          onYes={() => {
            prices.forget()
            blocker.proceed()
          }}
        />
      )}
    </div>
  )
}

const nothing = () => undefined
const keys = [
  { key: '↑ ↓ ← →', does: 'Move between the cells', act: nothing },
  { key: 'Enter ⏎', does: 'Go down; with Shift up', act: nothing },
  { key: 'Tab ⇥', does: 'Go right, and on to the next row; with Shift back', act: nothing },
  { key: 'F2 ', does: 'Edit the text of a cell with the arrows', act: nothing },
  { key: 'Esc ', does: 'Give a cell its old value back; once more: leave the grid', act: nothing },
  { key: 'Ctrl S', does: 'Save; so does Ctrl Enter', act: nothing },
]

function countWords(count: number): string {
  if (count === 0) return 'No changes'
  return count === 1 ? '1 change' : `${count} changes`
}
