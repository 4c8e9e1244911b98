import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { goodsName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type {
  Subscription,
  acceptSubscriptionPrice,
  changeSubscription,
  endSubscription,
  pauseSubscription,
  skipSubscriptionDay,
} from '#contract/subscriptions.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/account/by-itself/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { DaysForm, PauseForm } from './change-forms.tsx'
import { costOf } from './cost-of.ts'
import { NeverField } from './never-field.tsx'
import type { Press } from './use-by-itself.ts'

interface CardProps {
  subscription: Subscription
  firstOpenDay: string
  isBusy: boolean
  press: Press
}

const daysShown = 7

/** One product that comes by itself: what of it comes next, and all that can be changed. */
export function SubscriptionCard({ subscription, firstOpenDay, isBusy, press }: CardProps) {
  const [asksFor, setAsksFor] = useState<'end' | 'pause' | 'days' | null>(null)
  /** As many as were pressed for, and are not known to be had yet. */
  const [wished, setWished] = useState<number | null>(null)
  const wanted = useRef({ quantity: 0, isSending: false })
  /** The days of which a press is under way. */
  const [sent, setSent] = useState<readonly string[]>([])
  const {
    _id,
    productId: product,
    quantity,
    step,
    weekdays,
    agreedPrice,
    asked,
    pausedFrom,
    pausedUntil,
    box,
    days,
  } = subscription
  const name = goodsName(product)
  const busy = isBusy || undefined
  /** Of all of it that comes on a day. */
  const price = (rupees: number) => formatPaise(toPaise(rupees) * (wished ?? quantity))
  const deposit = product.deposit && words.deposit(price(product.deposit))

  async function skip(day: string, isSkipped: boolean) {
    if (sent.includes(day)) return
    setSent((before) => [...before, day])
    await press(() =>
      call<typeof skipSubscriptionDay>('POST', `/api/subscriptions/${_id}/skip`, { day, skip: isSkipped }),
    )
    setSent((before) => before.filter((one) => one !== day))
  }
  const change = (input: { weekdays?: number[]; never?: string[] }) =>
    press(() => call<typeof changeSubscription>('POST', `/api/subscriptions/${_id}/change`, input))
  /** Presses that come quickly are one after the other; of several that wait the last one counts. */
  async function changeQuantity(next: number) {
    setWished(next)
    wanted.current.quantity = next
    if (wanted.current.isSending) return
    wanted.current.isSending = true
    let [current, isDone] = [0, true]
    while (isDone && current !== wanted.current.quantity) {
      current = wanted.current.quantity
      isDone = await press(() =>
        call<typeof changeSubscription>('POST', `/api/subscriptions/${_id}/change`, { quantity: current }),
      )
    }
    wanted.current.isSending = false
    setWished(null)
  }
  const pause = (from: string | null, until: string | null = null) =>
    press(() => call<typeof pauseSubscription>('POST', `/api/subscriptions/${_id}/pause`, { from, until }))
  const accept = () =>
    press(() =>
      call<typeof acceptSubscriptionPrice>('POST', `/api/subscriptions/${_id}/accept`, {
        price: costOf(product),
      }),
    )
  const end = () => press(() => call<typeof endSubscription>('POST', `/api/subscriptions/${_id}/end`, {}))

  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={productPath(product._id)} className="font-semibold wrap-anywhere underline">
          {name}
        </Link>
        <span className="text-ink-soft text-sm">{price(agreedPrice)}</span>
        {!asked && deposit && <span className="text-ink-soft w-full text-sm">{deposit}</span>}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <QuantityStepper
          quantity={wished ?? quantity}
          what={name}
          step={step}
          onChange={(next) => void changeQuantity(next)}
        />
        <span className="font-semibold">{words.daysOf(weekdays)}</span>
      </div>
      {box && <NeverField box={box} isBusy={isBusy} onNever={(never) => void change({ never })} />}
      {asked && (
        <div className="bg-turmeric-tint rounded-card mt-3 px-4 py-3">
          <p>{words.asks(price(agreedPrice), price(costOf(product)))}</p>
          {deposit && <p>{deposit}</p>}
          <Button size="small" className="mt-2" aria-disabled={busy} onClick={() => isBusy || void accept()}>
            {words.accept(price(costOf(product)))}
          </Button>
        </div>
      )}
      {pausedFrom ? (
        <p className="mt-3 font-semibold">
          {pausedUntil
            ? words.pausedUntil(shortDay(pausedFrom), shortDay(pausedUntil))
            : words.paused(shortDay(pausedFrom))}
        </p>
      ) : (
        <>
          <p className="text-ink-soft mt-3 text-sm">{words.next}</p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {days.slice(0, daysShown).map(({ day, state }) => (
              <li key={day}>
                <button
                  type="button"
                  aria-pressed={state === 'skipped'}
                  aria-disabled={sent.includes(day) || undefined}
                  disabled={day < firstOpenDay || (state !== 'coming' && state !== 'skipped')}
                  onClick={() => void skip(day, state !== 'skipped')}
                  className={`rounded-card min-h-12 border px-3 py-1 text-start text-sm ${state === 'coming' || state === 'ordered' ? 'border-leaf bg-leaf-tint' : 'border-line-strong text-ink-soft'}`}
                >
                  <span className={`block font-semibold ${state === 'skipped' ? 'line-through' : ''}`}>
                    {shortDay(day)}
                  </span>
                  {sent.includes(day) ? words.oneMoment : words.states[state]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {asksFor === 'end' && (
          <>
            <Button size="small" aria-disabled={busy} onClick={() => isBusy || void end()}>
              {words.endNow}
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsksFor(null)}>
              {words.keep}
            </Button>
          </>
        )}
        {asksFor === null && (
          <>
            <Button
              size="small"
              look="quiet"
              aria-disabled={busy}
              onClick={() => (pausedFrom ? isBusy || void pause(null) : setAsksFor('pause'))}
            >
              {pausedFrom ? words.goOn : words.pause}
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsksFor('days')}>
              {words.changeDays}
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsksFor('end')}>
              {words.end}
            </Button>
          </>
        )}
      </div>
      {asksFor === 'pause' && (
        <PauseForm
          firstOpenDay={firstOpenDay}
          isBusy={isBusy}
          onPause={(until) => void pause(firstOpenDay, until).then((isDone) => isDone && setAsksFor(null))}
          onOver={() => setAsksFor(null)}
        />
      )}
      {asksFor === 'days' && (
        <DaysForm
          weekdays={weekdays}
          isBusy={isBusy}
          onDays={(days) => void change({ weekdays: days }).then((isDone) => isDone && setAsksFor(null))}
          onOver={() => setAsksFor(null)}
        />
      )}
    </li>
  )
}
