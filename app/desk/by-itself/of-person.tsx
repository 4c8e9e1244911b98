import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { clock } from '#app/client/minute-clock.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import type { PersonPlaces } from '#contract/counter.ts'
import type {
  Subscribed,
  Subscription,
  endSubscription,
  mySubscriptions,
  pauseSubscription,
} from '#contract/subscriptions.ts'
import * as words from '#words/desk/by-itself/person/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { pointName } from '#words/ui/hours/en.ts'
import { amountLabel, packLabel } from '#words/ui/pack/en.ts'

import { HowDialog } from './how-dialog.tsx'

/**
 * What comes to a customer by itself: what the desk is asked on the telephone is to pause it, to end it, or
 * to bring it elsewhere.
 */
export function ByItselfOf({ userId, places }: { userId: string; places: PersonPlaces }) {
  const [isChanged, setChanged] = useState(false)
  const [found, setFound] = useState<Subscribed | null>(null)
  const address = `/api/subscriptions?userId=${encodeURIComponent(userId)}` as const

  async function load() {
    const answer = await call<typeof mySubscriptions>('GET', address).catch(() => null)
    if (answer?.ok) setFound(answer.body.data)
  }
  useEffect(() => {
    let isWanted = true
    void call<typeof mySubscriptions>('GET', address)
      .then((answer) => isWanted && answer.ok && setFound(answer.body.data))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [address])

  if (!found || found.subscriptions.length === 0) return null
  return (
    <OrderCard title={words.title}>
      {found.delivery && (
        <>
          <How delivery={found.delivery} />
          <Button look="quiet" size="small" className="mt-2" onClick={() => setChanged(true)}>
            {words.changeHow}
          </Button>
        </>
      )}
      {isChanged && (
        <HowDialog
          userId={userId}
          present={found}
          places={places}
          onChanged={setFound}
          onClose={() => setChanged(false)}
        />
      )}
      <ul aria-label={words.title} className="divide-line mt-1 divide-y text-sm">
        {found.subscriptions.map((one) => (
          <One key={one._id} one={one} from={found.firstOpenDay} onChanged={() => void load()} />
        ))}
      </ul>
    </OrderCard>
  )
}

function How({ delivery }: { delivery: NonNullable<Subscribed['delivery']> }) {
  const { collect, address, point, fromMinute, pays } = delivery
  const place = collect ? (point ? pointName(point) : words.collect) : address?.line1
  return (
    <p className="text-ink-soft mt-1 text-sm wrap-anywhere">
      {[place ?? words.noAddress, fromMinute !== null && words.from(clock(fromMinute)), words.ways[pays]]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

interface OneProps {
  one: Subscription
  /** The first day that can still be changed. */
  from: string
  onChanged: () => void
}

function One({ one, from, onChanged }: OneProps) {
  const { _id, productId: product, quantity, step, weekdays, pausedFrom, pausedUntil, asked } = one
  const { isBusy, wrong, act } = usePersonPress(onChanged)
  const [isAsked, setAsked] = useState(false)
  const busy = isBusy || undefined

  const pause = (day: string | null) =>
    act(`pause ${_id} ${day}`, () =>
      call<typeof pauseSubscription>('POST', `/api/subscriptions/${_id}/pause`, { from: day, until: null }),
    )
  const end = () =>
    act(`end ${_id}`, () => call<typeof endSubscription>('POST', `/api/subscriptions/${_id}/end`, {}))

  return (
    <li className="py-2.5">
      <p className="wrap-anywhere">
        <span className="font-semibold">{goodsName(product)}</span>,{' '}
        <span className="figures">
          {step ? amountLabel(quantity, { step }) : `${quantity} × ${packLabel(product)}`}
        </span>
      </p>
      <p className="text-ink-soft">{words.daysOf(weekdays)}</p>
      {pausedFrom && (
        <p className="font-semibold">
          {pausedUntil
            ? words.pausedUntil(shortDay(pausedFrom), shortDay(pausedUntil))
            : words.paused(shortDay(pausedFrom))}
        </p>
      )}
      {asked && <p className="font-semibold">{words.asks}</p>}
      {wrong[''] && (
        <p role="alert" className="text-terracotta-strong font-medium">
          {wrong['']}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {isAsked ? (
          <>
            <Button look="danger" size="small" aria-disabled={busy} onClick={() => void end()}>
              {words.endNow}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button
              look="quiet"
              size="small"
              aria-disabled={busy}
              onClick={() => void pause(pausedFrom ? null : from)}
            >
              {pausedFrom ? words.goOn : words.pauseFrom(shortDay(from))}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked(true)}>
              {words.end}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
