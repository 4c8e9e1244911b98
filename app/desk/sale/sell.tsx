import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { knownCustomer } from '#app/client/session.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { newOrderPath, stallNewOrderPath } from '#app/desk/desk-paths.ts'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { EarlyField } from '#app/desk/widgets/early-field.tsx'
import { homePath } from '#app/paths.ts'
import { addLine } from '#words/desk/lines/en.ts'
import * as words from '#words/desk/sale/en.ts'

import type { Route } from './+types/sell.ts'
import { keepShell } from './keep-shell.ts'
import { keepAtStall, lastAtStall } from './last-at-stall.ts'
import { SaleRoom } from './sale-room.tsx'

/** In the browser alone: it keeps what was typed, for the person who is here. */
export function clientLoader(): Promise<Seller> {
  return whoSells()
}

interface Seller {
  /** '' while nobody can say: then nothing is sold, because it would belong to nobody. */
  personId: string
  name: string
  /** Whether the shop has said so. */
  isKnown: boolean
}

/** Where no answer comes, who sold last on this device and has not signed out. */
async function whoSells(): Promise<Seller> {
  const { user } = await knownCustomer()
  if (user) return { personId: user._id, name: user.name, isKnown: true }
  const last = lastAtStall()
  return { personId: last?.personId ?? '', name: last?.name ?? '', isKnown: false }
}

/** What is typed is newer than what was kept. */
export function shouldRevalidate(): boolean {
  return false
}

export function HydrateFallback() {
  return (
    <>
      <RoomHead title={words.title} />
      <EarlyField label={addLine} />
    </>
  )
}

/** Goods that are taken along. */
export default function Sell({ loaderData }: Route.ComponentProps) {
  const [{ personId, name, isKnown }, setSeller] = useState<Seller>(loaderData)
  const navigate = useNavigate()
  const { isStall } = usePlace()
  useEffect(() => {
    if (!isKnown) return
    keepAtStall({ personId, name, isStall })
    void keepShell()
  }, [personId, name, isKnown, isStall])
  useRetrying(() => void whoSells().then(setSeller), !isKnown)
  return (
    <>
      <RoomHead title={words.title}>
        <Link to={isStall ? stallNewOrderPath : newOrderPath} className="btn btn-quiet btn-small">
          {words.newOrder}
        </Link>
      </RoomHead>
      {personId === '' ? (
        <p role="status" className="mt-4">
          {words.notKnown}
        </p>
      ) : (
        <SaleRoom
          key={personId}
          personId={personId}
          isKnown={isKnown}
          onTurnedAway={() => void navigate(homePath)}
        />
      )}
    </>
  )
}
