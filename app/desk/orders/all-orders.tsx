import { useMemo } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { newOrderPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import type { Filter } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { outdatedRows } from '#app/desk/now/changed-rows.ts'
import { NewAbove } from '#app/desk/now/new-above.tsx'
import { OrderStepLinks } from '#app/desk/stall/order-step-links.tsx'
import { StallOrders } from '#app/desk/stall/stall-orders.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { ExportLink } from '#app/desk/widgets/export-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Order, allOrders } from '#contract/orders.ts'
import { indianDay } from '#domain/time/rules.ts'
import * as words from '#words/desk/orders/en.ts'

import type { Route } from './+types/all-orders.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { useChosenRows } from './chosen-rows.ts'
import { OrderFilters } from './order-filters.tsx'
import { holdsNewOrders } from './order-states.ts'
import { OrderTable } from './order-table.tsx'
import type { BulkAction } from './order-words.ts'
import { useMoveOrders } from './use-move-orders.ts'

const rowsAPage = 25
const none: Order[] = []

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allOrders>('GET', `/api/all-orders?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={usePlace().isStall ? words.stallTitle : words.title} shape="rows" />
}

/** Every order, with who bought it and how it is paid. At the stall: by the step on its way. */
export default function AllOrders({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { isStall } = usePlace()
  const rows = list.kind === 'full' ? list.rows : none
  const chosen = useChosenRows(useMemo(() => rows.map(({ _id }) => _id), [rows]))
  const { isBusy, refusals, move } = useMoveOrders()
  const failure = (list.kind === 'failed' && list.message) || words.failed
  useFailureToast(list, failure)

  async function moveChosen(action: BulkAction) {
    if (await move(action, [...chosen.ids])) chosen.chooseAll(false)
  }

  const chooseFocused = () => {
    const row = document.activeElement?.closest('tr, li')
    row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
  }
  const isNarrowed = list.kind === 'full' && list.filters.length > 0
  return (
    <>
      <RoomHead title={isStall ? words.stallTitle : words.title}>
        <RoomKeys more={[{ key: 'x', does: words.chooseKey, act: chooseFocused }]} />
        {!isStall && (
          <>
            <ExportLink path="/api/orders.csv" of="orders" />
            <ButtonLink to={newOrderPath} look="quiet" size="small">
              {words.newOrder}
            </ButtonLink>
          </>
        )}
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? words.count(list.total) : null}
        more={isStall ? <OrderStepLinks /> : <OrderFilters />}
      >
        <SearchField label={isStall ? words.searchAtStall : words.search} />
      </RoomTools>
      <NewAbove
        list={list}
        kind="order_placed"
        words={words.newOrders}
        mayHold={(filters) => holdsNewOrders(filters, indianDay(new Date()))}
        outdated={({ rows: shown }, moved, before) => outdatedRows(shown, moved, before)}
        isShown={({ path }, { rows: shown }) => shown.some(({ _id }) => path.endsWith(`/${_id}`))}
      />
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title={words.noneFound}>
          <p>{emptyWords(list.q, isNarrowed)}</p>
          {isNarrowed && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              {words.showAll}
            </Button>
          )}
        </NothingFound>
      )}
      {rows.length > 0 && list.kind === 'full' && (
        <>
          <label className="flex min-h-9 w-fit cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={chosen.ids.size === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen.ids.size > 0 && chosen.ids.size < rows.length
              }}
              onChange={(event) => chosen.chooseAll(event.target.checked)}
              className="accent-leaf size-4"
            />
            {words.chooseAll}
          </label>
          {isStall || isOnTheWay(list.filters) ? (
            <StallOrders orders={rows} chosen={chosen} refusals={refusals} />
          ) : (
            <OrderTable orders={rows} chosen={chosen} refusals={refusals} />
          )}
          <Pages list={list} />
        </>
      )}
      {chosen.ids.size > 0 && (
        <ChosenBar
          ids={chosen.ids}
          isBusy={isBusy}
          onMove={(action) => void moveChosen(action)}
          onClear={() => chosen.chooseAll(false)}
        />
      )}
    </>
  )
}

/** Whoever delivers has cards for a phone, in the panel as well. */
function isOnTheWay(filters: readonly Filter[]): boolean {
  return filters.length === 1 && filters[0]![0] === 'status' && filters[0]![1] === 'out_for_delivery'
}

function emptyWords(q: string, isNarrowed: boolean): string {
  if (isNarrowed && !q) return words.noneLikeThis
  if (isNarrowed) return words.tryOtherFilters
  return q ? words.tryOtherSearch : words.listedHere
}
