import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import type { loader as stallLoader } from '#app/desk/stall/stall.tsx'
import { homePath } from '#app/paths.ts'
import type { ordersToPack } from '#contract/packing.ts'
import * as words from '#words/desk/packing/en.ts'

import type { Route } from './+types/packing.ts'
import { PackOrder } from './pack-order.tsx'
import { ToPackList } from './to-pack-list.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (new URL(request.url).searchParams.has('order')) return { orders: null, message: null }
  const answer = await call<typeof ordersToPack>('GET', '/api/to-pack').catch(() => null)
  return answer?.ok
    ? { orders: answer.body.data, message: null }
    : { orders: null, message: answer?.body.message ?? words.notLoaded }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** What is to be packed; with `?order=` one of them, line by line. */
export default function PackingRoom({ loaderData: { orders, message } }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>('desk/panel')
  const stall = useRouteLoaderData<typeof stallLoader>('desk/stall/stall')
  const personId = (panel ?? stall)?.id ?? ''
  const { search } = useLocation()
  const navigate = useNavigate()
  const orderId = new URLSearchParams(search).get('order')
  return (
    <>
      <RoomHead title={words.title} />
      {orderId !== null ? (
        <PackOrder
          key={orderId}
          orderId={orderId}
          personId={personId}
          onTurnedAway={() => void navigate(homePath)}
        />
      ) : orders ? (
        <ToPackList orders={orders} />
      ) : (
        <ListFailed message={message ?? words.notLoaded} />
      )}
    </>
  )
}
