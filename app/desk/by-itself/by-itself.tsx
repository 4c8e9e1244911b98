import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import type { SubscriptionDay, subscriptionDay } from '#contract/subscriptions.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'
import * as words from '#words/desk/by-itself/en.ts'

import type { Route } from './+types/by-itself.ts'
import { Boxes } from './boxes/boxes.tsx'
import { DayLines } from './day-lines.tsx'

interface Loaded {
  day: string
  found: SubscriptionDay | null
  message: string
}

/** Of an address without a day: tomorrow, for which one buys and milks. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams.get('day')
  const day = asked ?? daysAfter(indianDay(new Date()), 1)
  const query = new URLSearchParams({ day })
  const answer = await call<typeof subscriptionDay>('GET', `/api/subscription-day?${query}`).catch(() => null)
  if (answer?.ok) return { day, found: answer.body.data, message: '' }
  return { day, found: null, message: answer?.body.message ?? words.notLoaded }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** Who gets what by itself on a day, and how much of each product that is. */
export default function ByItselfRoom({ loaderData: { day, found, message } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <>
      <RoomHead title={words.title} />
      <label className="mt-3 flex max-w-xs flex-col gap-1 font-semibold">
        {words.day}
        <input
          type="date"
          value={day}
          className="bg-paper-raised rounded-card border-line-strong min-h-12 border px-3 font-normal"
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') void navigate({ search: `?day=${value}` }, { replace: true })
          }}
        />
      </label>
      {found ? <DayLines found={found} /> : <ListFailed message={message} />}
      <Boxes />
    </>
  )
}
