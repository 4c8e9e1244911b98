import { Download } from 'lucide-react'
import { redirect, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router'

import { call } from '#app/client/call.ts'
import { ListFailed, NothingFound, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import type { loader as panelLoader } from '#app/desk/panel.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { homePath } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { listTills, Till } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import * as words from '#words/desk/till/en.ts'

import type { Route } from './+types/till.ts'
import { StartTill } from './start-till.tsx'
import { TillCard } from './till-card.tsx'

/** @throws a redirect home for somebody who may not be here any more */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = indianDay(new Date())
  const day = new URL(request.url).searchParams.get('day') ?? today
  const answer = await call<typeof listTills>('GET', `/api/tills?${new URLSearchParams({ day })}`).catch(
    () => null,
  )
  if (answer && isTurnedAway(answer)) throw redirect(homePath)
  if (!answer?.ok) return { day, today, failure: answer?.body.message ?? words.notLoaded }
  return { day, today, failure: null, tills: answer.body.data, moneyIn: answer.body.moneyIn }
}

export function HydrateFallback() {
  return <RoomSkeleton title={words.title} shape="rows" />
}

/** What was in each till, what should be there, and what was counted. */
export default function TillRoom({ loaderData: page }: Route.ComponentProps) {
  const { day, today } = page
  const { isStall } = usePlace()
  const myId = useRouteLoaderData<typeof panelLoader>('desk/panel')?.id
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // Whoever is at the stall sees their own tills alone.
  const mine = page.tills?.find(
    ({ trip, closed, person }) => trip === null && closed === null && (isStall || person._id === myId),
  )
  return (
    <>
      <RoomHead title={words.title}>
        {!isStall && (
          <a
            href={`/api/tills.csv?${new URLSearchParams({ from: day, to: day })}`}
            download
            aria-label={words.csv}
            className={buttonClass('quiet', 'small')}
          >
            <Download size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">CSV</span>
          </a>
        )}
      </RoomHead>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <label className="flex items-center gap-2">
          {words.day}
          <input
            // Not controlled: a day that is being typed is none yet.
            key={day}
            type="date"
            defaultValue={day}
            max={today}
            onChange={({ currentTarget: { value, validity } }) =>
              validity.badInput || value < '2000' || value > today
                ? undefined
                : void navigate({ search: value === today ? '' : `?day=${value}` })
            }
            className="border-line-strong bg-paper-raised h-11 min-w-0 rounded-[10px] border px-2"
          />
        </label>
        {page.failure === null && page.moneyIn && (
          <p className="figures">
            {words.moneyIn} <strong>{formatPaise(toPaise(page.moneyIn.cash))}</strong> {words.inCash},{' '}
            <strong>{formatPaise(toPaise(page.moneyIn.upi))}</strong> {words.upi}
          </p>
        )}
      </div>
      {page.failure !== null ? (
        <ListFailed message={page.failure} />
      ) : (
        <>
          {day === today && !(mine && hasBegun(mine)) && (
            <StartTill mine={mine} onDone={() => void revalidate()} />
          )}
          {page.tills.length === 0 && (
            <NothingFound title={words.noneTitle}>
              <p>{words.none}</p>
            </NothingFound>
          )}
          <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
            {/* One's own stands first, above the trips. */}
            {page.tills
              .toSorted((one, other) => Number(other === mine) - Number(one === mine))
              .map((till) => (
                <TillCard key={till._id} till={till} onDone={() => void revalidate()} />
              ))}
          </div>
        </>
      )}
    </>
  )
}

/** Whether anything went in or out but change to begin with. */
function hasBegun({ cash, upi }: Till): boolean {
  return [{ ...cash, sum: 0 }, upi].some((sums) => Object.values(sums).some((sum) => sum !== 0))
}
