import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import type { DeliveryRun, RunStop, setStops } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { stopStandings } from '#words/desk/run-standings/en.ts'
import * as words from '#words/desk/runs/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { slotTime, timeOfDay } from '#words/ui/hours/en.ts'

import { CloseRun } from './close-run.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { GiveUpRun, StartRun } from './start-run.tsx'
import { useRunPress } from './use-run-press.ts'

interface RunCardProps {
  run: DeliveryRun
  /** null: it was given up, or only the room knows. */
  onChanged: (run: DeliveryRun | null) => void
}

type Opened = 'start' | 'give-up' | 'link' | 'close'

/** A run: before it goes its order is changed here; on its way it says how far it is; back, it is counted. */
export function RunCard({ run, onChanged }: RunCardProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { isBusy, press } = useRunPress()
  /** What was taken out last, and where it stood: it can be put back. */
  const [taken, setTaken] = useState<{ stop: RunStop; place: number } | null>(null)
  const isOut = run.startedAt !== ''
  const isClosed = run.closedAt !== ''
  const waiting = run.stops.filter(({ standing }) => standing === 'waiting')
  const dialog = { run, onChanged, onClose: () => setOpened(null) }

  function reorder(orderIds: string[], onDone?: () => void) {
    void press(
      `stops ${orderIds.join(' ')}`,
      () => call<typeof setStops>('POST', `/api/runs/${run._id}/stops`, { orderIds }),
      ({ data }) => {
        onDone?.()
        onChanged(data)
      },
    )
  }

  const ids = run.stops.map(({ orderId }) => orderId)

  function takeOut(stop: RunStop, place: number) {
    const left = ids.filter((id) => id !== stop.orderId)
    reorder(left, () => setTaken({ stop, place }))
  }

  function shift(place: number, by: 1 | -1) {
    const moved = [...ids]
    moved.splice(place + by, 0, ...moved.splice(place, 1))
    reorder(moved)
  }

  return (
    <li className="bg-paper-raised border-line rounded-card border p-4">
      <h2 className="text-lg">{words.run(run.runNumber)}</h2>
      <p className="text-ink-soft text-sm wrap-anywhere">
        {run.slot ? `${slotTime(run.slot)}, ${run.slot.zone.name}` : shortDay(run.day)}
      </p>
      {isOut && <HowFar run={run} />}
      <ol className="divide-line mt-2 divide-y">
        {run.stops.map((stop, place) => (
          <li key={stop.orderId} className="flex items-center gap-1">
            <StopLine stop={stop} isOut={isOut} />
            {!isClosed && (
              <span className="flex shrink-0">
                <IconButton
                  label={words.moveUp(stop.orderNumber)}
                  aria-disabled={isBusy || place === 0 || undefined}
                  className="aria-disabled:opacity-30"
                  onClick={() => place > 0 && shift(place, -1)}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={words.moveDown(stop.orderNumber)}
                  aria-disabled={isBusy || place === run.stops.length - 1 || undefined}
                  className="aria-disabled:opacity-30"
                  onClick={() => place < run.stops.length - 1 && shift(place, 1)}
                >
                  <ArrowDown size={18} aria-hidden="true" />
                </IconButton>
                {!isOut && run.stops.length > 1 && (
                  <IconButton
                    label={words.takeOut(stop.orderNumber)}
                    aria-disabled={isBusy || undefined}
                    onClick={() => takeOut(stop, place)}
                  >
                    <X size={18} aria-hidden="true" />
                  </IconButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {taken && !isOut && !ids.includes(taken.stop.orderId) && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          aria-disabled={isBusy || undefined}
          onClick={() => reorder(ids.toSpliced(taken.place, 0, taken.stop.orderId), () => setTaken(null))}
        >
          {words.putBack(taken.stop.orderNumber)}
        </Button>
      )}
      {!isClosed && (
        <div className="mt-3 flex flex-wrap gap-2">
          {waiting.length > 0 && (
            <Button size="small" onClick={() => setOpened('start')}>
              {isOut ? words.startRest(waiting.length) : words.start}
            </Button>
          )}
          {isOut && (
            <Button size="small" onClick={() => setOpened('close')}>
              {words.close}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setOpened('link')}>
            {words.link}
          </Button>
          {!isOut && (
            <Button look="quiet" size="small" onClick={() => setOpened('give-up')}>
              {words.giveUp}
            </Button>
          )}
        </div>
      )}
      {opened === 'start' && <StartRun {...dialog} count={waiting.length} />}
      {opened === 'give-up' && <GiveUpRun {...dialog} />}
      {opened === 'link' && <LinkDialog {...dialog} />}
      {opened === 'close' && <CloseRun {...dialog} />}
    </li>
  )
}

/** So many are done, and when the rider's page was heard of last. */
function HowFar({ run }: { run: DeliveryRun }) {
  const done = run.stops.filter(({ standing }) => standing !== 'open' && standing !== 'waiting')
  const { cash, closedAt, heardAt } = run
  const of = ({ counted, expected }: NonNullable<DeliveryRun['cash']>) =>
    counted === null
      ? words.cash(formatPaise(toPaise(expected)))
      : words.wasCounted(formatPaise(toPaise(counted)), formatPaise(toPaise(expected)))
  return (
    <p className="figures mt-1 text-sm">
      <span role="status" className="font-semibold">
        {words.done(done.length, run.stops.length)}
      </span>
      {cash && <span className="block">{of(cash)}</span>}
      <span className="text-ink-soft block">
        {closedAt !== ''
          ? words.back(timeOfDay(closedAt))
          : heardAt === ''
            ? words.notHeard
            : words.heard(timeOfDay(heardAt))}
      </span>
    </p>
  )
}

function StopLine({ stop, isOut }: { stop: RunStop; isOut: boolean }) {
  const { rooms } = usePlace()
  const { orderId, orderNumber, address, due, standing, said, unheard, timesMissed } = stop
  return (
    <div className="min-w-0 flex-1 py-2 wrap-anywhere">
      <p>
        <Link to={rooms.order(orderId)} className="figures font-semibold hover:underline">
          #{orderNumber}
        </Link>{' '}
        {address?.name}
      </p>
      <p className="text-ink-soft figures text-sm">
        {address && `${address.town} ${address.pinCode}`}
        {due > 0 && `, ${words.due(formatPaise(toPaise(due)))}`}
      </p>
      {(isOut || standing === 'off') && (
        <p className={`text-sm font-medium ${standing === 'delivered' ? 'text-leaf-strong' : ''}`}>
          {[
            stopStandings[standing],
            said && standing === said.outcome && moneyWords(said),
            said && standing === said.outcome && said.note,
          ]
            .filter(Boolean)
            .join(', ')}
          {standing === 'not_home' && timesMissed > 1 && ` ${words.timesMissed}`}
          {said && standing === said.outcome && (
            <span className="text-ink-soft font-normal"> {timeOfDay(said.at)}</span>
          )}
        </p>
      )}
      {unheard.map((one) => (
        <p key={`${one.at} ${one.outcome}`} className="text-terracotta-strong text-sm font-medium">
          {words.unheard(
            [stopStandings[one.outcome], moneyWords(one), one.reference, one.note].filter(Boolean).join(', '),
            timeOfDay(one.at),
          )}
        </p>
      ))}
    </div>
  )
}

function moneyWords({ way, taken }: Pick<NonNullable<RunStop['said']>, 'way' | 'taken'>): string {
  if (way === null) return ''
  const sum = formatPaise(toPaise(taken))
  return way === 'upi' ? words.upi(sum) : words.cash(sum)
}
