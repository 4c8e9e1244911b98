import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { StatusFilter } from '#app/desk/list/status-filter.tsx'
import { NewAbove } from '#app/desk/now/new-above.tsx'
import { returnDaysOf } from '#app/facts/shop-facts.ts'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { allReturns } from '#contract/returns.ts'

import type { Route } from './+types/all-returns.ts'
import { ReturnTable } from './return-table.tsx'
import { returnStates } from './return-words.ts'

const title = 'Returns'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allReturns>('GET', `/api/returns?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What customers want to send back: first what waits for an answer. */
export default function AllReturns({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { terms } = useShop()
  const failure = (list.kind === 'failed' && list.message) || 'Failed to fetch returns'
  useFailureToast(list, failure)
  const isNarrowed = list.kind === 'full' && list.filters.length > 0
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} ${list.total === 1 ? 'return' : 'returns'}` : null}
      >
        <StatusFilter states={returnStates} />
      </RoomTools>
      <NewAbove
        list={list}
        kind="return_asked"
        words={['new return', 'new returns']}
        mayHold={(filters) => filters.length === 0 || filters.some(([, status]) => status === 'asked')}
      />
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No returns found">
          <p>
            {isNarrowed
              ? 'No return stands so.'
              : `A customer can ask for a return within ${returnDaysOf(terms)} after the goods were delivered.`}
          </p>
          {isNarrowed && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all returns
            </Button>
          )}
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <ReturnTable returns={list.rows} />
          <Pages list={list} />
        </>
      )}
    </>
  )
}
