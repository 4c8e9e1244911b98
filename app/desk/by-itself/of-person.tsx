import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { Button } from '#app/ui/button.tsx'
import type {
  Subscribed,
  Subscription,
  endSubscription,
  mySubscriptions,
  pauseSubscription,
} from '#contract/subscriptions.ts'
import { weekdayNames } from '#domain/addresses/days/rules.ts'
import { amountLabel, packLabel } from '#domain/catalog/rules.ts'
import { shortDay } from '#domain/time/rules.ts'

/** What comes to a customer by itself: what the desk is asked on the telephone is to pause it, or to end it.
 * */
export function ByItselfOf({ userId }: { userId: string }) {
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
    <OrderCard title="Comes by itself">
      {found.delivery && <p className="text-ink-soft text-sm">{payWords[found.delivery.pays]}</p>}
      <ul aria-label="Comes by itself" className="divide-line mt-1 divide-y text-sm">
        {found.subscriptions.map((one) => (
          <One key={one._id} one={one} from={found.firstOpenDay} onChanged={() => void load()} />
        ))}
      </ul>
    </OrderCard>
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
        <span className="font-semibold">{product.productName}</span>,{' '}
        <span className="figures">
          {step ? amountLabel(quantity, { step }) : `${quantity} × ${packLabel(product)}`}
        </span>
      </p>
      <p className="text-ink-soft">
        {weekdays.length === 7
          ? 'Every day'
          : weekdays.map((day) => weekdayNames[day - 1]!.slice(0, 3)).join(', ')}
      </p>
      {pausedFrom && (
        <p className="font-semibold">
          {pausedUntil
            ? `Paused from ${shortDay(pausedFrom)} to ${shortDay(pausedUntil)}.`
            : `Paused from ${shortDay(pausedFrom)}.`}
        </p>
      )}
      {asked && <p className="font-semibold">It costs more now, and waits for their yes.</p>}
      {wrong[''] && (
        <p role="alert" className="text-terracotta-strong font-medium">
          {wrong['']}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap gap-2">
        {isAsked ? (
          <>
            <Button look="danger" size="small" aria-disabled={busy} onClick={() => void end()}>
              Yes, end it
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked(false)}>
              Keep it
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
              {pausedFrom ? 'Let it come again' : `Pause from ${shortDay(from)}`}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked(true)}>
              End
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

const payWords = {
  cash: 'Paid in cash when it comes.',
  wallet: 'Paid from the wallet, and in cash when that has too little.',
  receivable: 'Written down on khata.',
}
