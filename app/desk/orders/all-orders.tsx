import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import type { Order, allOrders } from '#contract/orders.ts'

import type { Route } from './+types/all-orders.ts'
import { OrderPanel } from './order-panel.tsx'
import { OrderTable } from './order-table.tsx'

const title = 'Admin Order Management'
const rowsAPage = 25

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, rowsAPage, (query) => call<typeof allOrders>('GET', `/api/all-orders?${query}`))
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Every order that was paid for, with who bought it and by which payment. */
export default function AllOrders({ loaderData: list }: Route.ComponentProps) {
  const [opened, setOpened] = useState<Order | null>(null)
  const failure = (list.kind === 'failed' && list.message) || 'Failed to fetch orders'
  useFailureToast(list, failure)
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} ${list.total === 1 ? 'order' : 'orders'}` : null}
      >
        <SearchField label="Search by ID, customer or transaction..." />
      </RoomTools>
      {list.kind === 'failed' && <ListFailed message={failure} />}
      {list.kind === 'full' && list.total === 0 && (
        <NothingFound title="No orders found">
          <p>{list.q ? 'Try adjusting your search.' : 'Orders are listed here as soon as they are paid.'}</p>
        </NothingFound>
      )}
      {list.kind === 'full' && list.total > 0 && (
        <>
          <OrderTable orders={list.rows} onOpen={setOpened} />
          <Pages list={list} />
        </>
      )}
      {opened && <OrderPanel order={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
