import { useEffect, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { goodsName } from '#app/goods-name.ts'
import { useAddresses } from '#app/shop/addresses/use-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { Product, productDetails } from '#contract/products.ts'
import type { Subscribed, SubscriptionHours, subscribe, subscriptionHours } from '#contract/subscriptions.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import type { PayWay } from '#domain/subscriptions/rules.ts'
import * as words from '#words/shop/account/by-itself/en.ts'
import { timeOfDay } from '#words/ui/hours/en.ts'

import { agreedHour } from './agreed-hour.ts'
import { costOf } from './cost-of.ts'
import { DaysField } from './days-field.tsx'
import type { Press } from './use-by-itself.ts'

interface NewProps {
  productId: string
  /** What comes already: where it goes is proposed. */
  present: Subscribed
  isBusy: boolean
  press: Press
  onOver: () => void
}

const select = 'bg-paper-raised rounded-card border-line-strong mt-1 min-h-12 w-full border px-3'

/** Days, quantity, place, hour and payment of a product that is to come by itself. */
export function NewSubscription({ productId, present, isBusy, press, onOver }: NewProps) {
  const { addresses } = useAddresses()
  const [product, setProduct] = useState<Product | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [wished, setWished] = useState<number[] | null>(null)
  const [place, setPlace] = useState<string | null>(null)
  const [hours, setHours] = useState<SubscriptionHours | null>(null)
  const [wishedHour, setHour] = useState<string | null>(null)
  const [pays, setPays] = useState<PayWay>(present.delivery?.pays ?? 'cash')
  const [key] = useState(() => crypto.randomUUID())

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(
      () => call<typeof productDetails>('POST', '/api/product-details', { productId }),
      leaving.signal,
    ).then((answer) => {
      if (!answer?.ok) return
      setProduct(answer.body.data)
      setQuantity(answer.body.data.step?.least ?? 1)
    })
    return () => leaving.abort()
  }, [productId])

  const known = present.delivery?.collect ? 'collect' : present.delivery?.address?._id
  const chosen = place ?? known ?? addresses?.[0]?._id ?? 'collect'
  const isKnown = chosen === known
  const pinCode = addresses?.find(({ _id }) => _id === chosen)?.pinCode
  useEffect(() => {
    if (chosen !== 'collect' && !pinCode) return
    const query = chosen === 'collect' ? '' : `pinCode=${pinCode}`
    const leaving = new AbortController()
    void untilAnsweredBy(
      () => call<typeof subscriptionHours>('GET', `/api/subscription-hours?${query}`),
      leaving.signal,
    ).then((answer) => answer?.ok && setHours(answer.body.data))
    return () => leaving.abort()
  }, [chosen, pinCode])

  if (!product || !addresses) return <p role="status">{words.oneMoment}</p>
  const can = hours?.weekdays ?? [1, 2, 3, 4, 5, 6, 7]
  const weekdays = (wished ?? can).filter((day) => can.includes(day))
  const name = goodsName(product)
  const hour = wishedHour ?? (isKnown && hours ? agreedHour(present.delivery, hours.hours) : '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || weekdays.length === 0) return
    const at = hours?.hours[Number(hour)]
    const fromMinute = hour === '' || !at ? null : at.fromMinute
    const pointId = at?.pointId ?? (isKnown ? present.delivery?.point?._id : null) ?? ''
    const there = chosen === 'collect' ? { pointId } : { addressId: chosen }
    const isDone = await press(() =>
      call<typeof subscribe>(
        'POST',
        '/api/subscriptions',
        {
          productId,
          quantity,
          weekdays,
          price: costOf(product!),
          delivery: { ...there, fromMinute, pays },
        },
        `${key} ${quantity} ${weekdays.join('')} ${chosen} ${hour} ${pays}`,
      ),
    )
    if (isDone) onOver()
  }

  return (
    <form
      method="post"
      className="border-leaf rounded-card mt-4 flex flex-col gap-4 border p-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {words.newTitle(name)} <span>{formatPaise(toPaise(costOf(product)) * quantity)}</span>
        {product.deposit && (
          <span className="text-ink-soft w-full text-sm font-normal">
            {words.deposit(formatPaise(toPaise(product.deposit) * quantity))}
          </span>
        )}
      </p>
      <DaysField can={can} weekdays={weekdays} onDays={setWished} />
      <div>
        <p className="mb-1.5 font-semibold">{words.quantity}</p>
        <QuantityStepper quantity={quantity} what={name} step={product.step} onChange={setQuantity} />
      </div>
      <Choice
        label={words.where}
        value={chosen}
        onChange={(there) => {
          setPlace(there)
          // The hours are those of another place.
          setHour(null)
        }}
      >
        {addresses.map(({ _id, name: who, line1, town }) => (
          <option key={_id} value={_id}>
            {[who, line1, town].join(', ')}
          </option>
        ))}
        <option value="collect">{words.collect}</option>
      </Choice>
      {hours && hours.hours.length > 0 && (
        <Choice label={words.hour} value={hour} onChange={setHour}>
          <option value="">{words.anyHour}</option>
          {hours.hours.map(({ fromMinute, toMinute, pointId }, at) => (
            <option key={`${fromMinute} ${toMinute} ${pointId}`} value={at}>
              {words.hours(clock(fromMinute), clock(toMinute))}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={words.pays} value={pays} onChange={(way) => setPays(way as PayWay)}>
        <option value="cash">{words.ways.cash}</option>
        <option value="wallet">{words.ways.wallet}</option>
        {present.receivableLeft !== null && <option value="receivable">{words.ways.receivable}</option>}
      </Choice>
      <p className="text-ink-soft text-sm">{words.allTogether}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy || weekdays.length === 0 || undefined}>
          {isBusy ? words.oneMoment : words.start}
        </Button>
        <Button look="quiet" onClick={onOver}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="block">
      <span className="font-semibold">{label}</span>
      <select
        className={select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </label>
  )
}

/** '6 am', of minutes of the Indian day. */
function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return timeOfDay(minute === 1440 ? '2026-01-02T00:00:00+05:30' : `2026-01-01T${hours}:${minutes}:00+05:30`)
}
