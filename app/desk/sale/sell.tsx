import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'

import { knownCustomer } from '#app/client/session.ts'
import { newOrderPath, stallNewOrderPath } from '#app/desk/desk-paths.ts'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { EarlyField } from '#app/desk/widgets/early-field.tsx'
import { homePath } from '#app/paths.ts'

import type { Route } from './+types/sell.ts'
import { keepShell } from './keep-shell.ts'
import { keepAtStall } from './last-at-stall.ts'
import { SaleRoom } from './sale-room.tsx'

const title = 'Sell'

/** In the browser alone: it keeps what was typed, for the person who is here. */
export async function clientLoader(): Promise<{ personId: string; name: string }> {
  const { user } = await knownCustomer()
  return { personId: user?._id ?? '', name: user?.name ?? '' }
}

/** What is typed is newer than what was kept. */
export function shouldRevalidate(): boolean {
  return false
}

export function HydrateFallback() {
  return (
    <>
      <RoomHead title={title} />
      <EarlyField label="Add a line" />
    </>
  )
}

/** Goods that are taken along. */
export default function Sell({ loaderData: { personId, name } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { isStall } = usePlace()
  useEffect(() => {
    if (personId === '') return
    keepAtStall({ personId, name, isStall })
    void keepShell()
  }, [personId, name, isStall])
  return (
    <>
      <RoomHead title={title}>
        <Link to={isStall ? stallNewOrderPath : newOrderPath} className="btn btn-quiet btn-small">
          To be brought or fetched
        </Link>
      </RoomHead>
      <SaleRoom key={personId} personId={personId} onTurnedAway={() => void navigate(homePath)} />
    </>
  )
}
