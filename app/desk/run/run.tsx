import { useState } from 'react'
import type { ReactNode } from 'react'

import { late } from '#app/client/late.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import { runOfLink } from '#domain/runs/run-link.ts'
import * as words from '#words/desk/run/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { slotTime } from '#words/ui/hours/en.ts'

import type { Route } from './+types/run.ts'
import { emptiesPaise, shownStops } from './kept-runs.ts'
import type { Press, ShownStop } from './kept-runs.ts'
import { outcomeWords } from './outcome-words.ts'
import { StopCard } from './stop-card.tsx'
import { useRider } from './use-rider.ts'
import type { Rider } from './use-rider.ts'

const LanguageLinks = late(async () => (await import('#app/frame/language-links.tsx')).LanguageLinks)

/** Nobody signs in. The document has nothing of the run in it: that comes by a call. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token = null } = params
  if (token !== null) await run(() => runOfLink(context.get(shopContext), token))
  return { token }
}

/** The address is the key to this page: nobody else is told of it. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export default function Run({ loaderData: { token } }: Route.ComponentProps) {
  return <Rides key={token} token={token} />
}

/** What a rider brings, stop by stop, with the line or without it. */
function Rides({ token }: { token: string | null }) {
  const rider = useRider(token)
  const { loaded } = rider
  return (
    <Around>
      {loaded === 'loading' && <Loading />}
      {loaded === 'no-line' && (
        <p role="alert" className="mt-3">
          {words.noLineYet}
        </p>
      )}
      {loaded === 'none' && <p className="mt-3">{words.nothingHere}</p>}
      {loaded === 'gone' && <Over rider={rider} />}
      {loaded === 'ready' && rider.run && <Stops rider={rider} run={rider.run.run} />}
    </Around>
  )
}

/** For a link that was ended, and for one that there never was. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isOver = typeof error === 'object' && error !== null && 'status' in error && error.status === 404
  if (!isOver) return <ErrorPage error={error} />
  return <Ended token={params.token ?? null} />
}

function Ended({ token }: { token: string | null }) {
  const rider = useRider(token)
  return (
    <Around>
      <Over rider={rider} />
    </Around>
  )
}

function Around({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto min-h-dvh max-w-xl px-4 pt-2 pb-10">
      <PageHead title={words.title} />
      <div className="flex min-h-11 items-center">
        <LanguageLinks isRow />
      </div>
      {children}
    </main>
  )
}

function Loading() {
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-3 h-80" />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </>
  )
}

/** Who lives where is gone from the browser; what was not sent is shown until the rider has told it. */
function Over({ rider: { run: kept, forget } }: { rider: Rider }) {
  const unsent = kept?.presses ?? []
  return (
    <>
      <h1 className="text-2xl">{words.over}</h1>
      <p className="mt-2">{words.overNote}</p>
      {unsent.length > 0 && (
        <div role="alert" className="bg-terracotta-tint text-ink rounded-card mt-4 p-4">
          <p className="font-semibold">{words.overUnsent}</p>
          <ul className="mt-1">
            {unsent.map((press) => (
              <li key={press.key} className="figures wrap-anywhere">
                {pressWords(press)}
              </li>
            ))}
          </ul>
          <Button look="quiet" className="mt-3 w-full" onClick={forget}>
            {words.forget}
          </Button>
        </div>
      )}
    </>
  )
}

function pressWords({ orderNumber, reference = '', note = '', taken = 0, ...press }: Press): string {
  const said = outcomeWords({
    standing: press.outcome,
    way: press.way ?? null,
    taken: Number(taken),
    deposit: toRupees(emptiesPaise(press)),
  })
  return [`#${orderNumber}: ${said}`, reference, note].filter(Boolean).join(', ')
}

function Stops({ rider, run: told }: { rider: Rider; run: NonNullable<Rider['run']>['run'] }) {
  const { run: kept, waiting, isOffline, isKept } = rider
  const stops = shownStops(kept!)
  /** Which one the rider has opened; null: the next one. */
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = ({ standing }: ShownStop) => standing === 'open'
  const next = stops.find(isOpen)
  const shown = stops.find(({ orderNumber }) => orderNumber === opened) ?? next
  const done = stops.filter(({ standing }) => standing !== 'open' && standing !== 'waiting')
  const backPaise = stops.reduce((sum, { deposit = 0 }) => sum + toPaise(deposit), 0)
  const cash = sumOf(stops, 'cash') - backPaise
  const upi = sumOf(stops, 'upi')
  const refused = kept!.presses.filter(({ refusal }) => refusal !== null)
  return (
    <>
      <h1 className="text-2xl">{words.run(told.runNumber)}</h1>
      <p className="text-ink-soft wrap-anywhere">
        {told.slot ? `${slotTime(told.slot)}, ${told.slot.zone.name}` : shortDay(told.day)}
      </p>
      {/* Always there, so that nothing moves below it. */}
      <div className="bg-paper-sunken figures mt-2 min-h-24 rounded-[10px] px-3 py-2">
        <p role="status" className="font-semibold">
          {words.done(done.length, stops.length)},{' '}
          {waiting.length > 0 ? words.waiting(waiting.length) : words.allSent}
        </p>
        <p className="text-sm">
          {words.withYou(formatPaise(cash))}
          {upi > 0 && `, ${words.byUpi(formatPaise(upi))}`}
        </p>
        <p role="status" className="text-terracotta-strong text-sm font-medium">
          {isKept ? isOffline && words.noLine : words.unkept}
        </p>
      </div>
      {refused.map((press) => (
        <div
          key={press.key}
          role="alert"
          className="bg-terracotta-tint text-ink rounded-card mt-3 p-4 wrap-anywhere"
        >
          <p className="font-semibold">{words.notTaken(press.orderNumber)}</p>
          <p className="figures">{pressWords(press)}</p>
          <p>{press.refusal}</p>
          <Button look="quiet" className="mt-2 w-full" onClick={() => rider.putAway(press)}>
            {words.putAway}
          </Button>
        </div>
      ))}
      {!told.started && <p className="mt-3 font-semibold">{words.notStarted}</p>}
      {told.started && !next && <p className="mt-3 font-semibold">{words.allDone}</p>}
      <ol aria-label={words.stops} className="mt-3 space-y-2">
        {stops.map((stop) => (
          <StopCard
            key={stop.orderNumber}
            stop={stop}
            isShown={stop === shown}
            rider={rider}
            onOpen={() => setOpened(stop.orderNumber)}
            onSaid={() => setOpened(null)}
          />
        ))}
      </ol>
    </>
  )
}

function sumOf(stops: readonly ShownStop[], way: 'cash' | 'upi'): number {
  return stops.reduce((sum, stop) => (stop.way === way ? sum + toPaise(stop.taken) : sum), 0)
}
