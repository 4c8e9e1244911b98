import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { useHowItComes } from '#app/client/use-how-it-comes.ts'
import { goodsName } from '#app/goods-name.ts'
import { useAddresses } from '#app/shop/addresses/use-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { myPriceOf } from '#contract/group-prices.ts'
import type { Product, productDetails } from '#contract/products.ts'
import type { Subscribed, subscribe } from '#contract/subscriptions.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/account/by-itself/en.ts'

import { costOf } from './cost-of.ts'
import { DaysField } from './days-field.tsx'
import { HowFields, hoursThere } from './how-fields.tsx'
import type { Press } from './use-by-itself.ts'

interface NewProps {
  productId: string
  /** What comes already: where it goes is proposed. */
  present: Subscribed
  isBusy: boolean
  press: Press
  onOver: () => void
}

/** Days, quantity, place, hour and payment of a product that is to come by itself. */
export function NewSubscription({ productId, present, isBusy, press, onOver }: NewProps) {
  const { addresses } = useAddresses()
  const [product, setProduct] = useState<Product | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [wished, setWished] = useState<number[] | null>(null)
  const how = useHowItComes(present, addresses, hoursThere)
  const [key] = useState(() => crypto.randomUUID())

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(
      () => call<typeof productDetails>('POST', '/api/product-details', { productId }),
      leaving.signal,
    ).then(async (answer) => {
      if (!answer?.ok) return
      const { data } = answer.body
      const sellingPrice = (await ownPrice(productId)) ?? data.sellingPrice
      if (leaving.signal.aborted) return
      setProduct({ ...data, sellingPrice })
      setQuantity(data.step?.least ?? 1)
    })
    return () => leaving.abort()
  }, [productId])

  if (!product || !addresses) return <p role="status">{words.oneMoment}</p>
  const can = how.hours?.weekdays ?? [1, 2, 3, 4, 5, 6, 7]
  const weekdays = (wished ?? can).filter((day) => can.includes(day))
  const name = goodsName(product)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || weekdays.length === 0) return
    const { delivery } = how
    const isDone = await press(() =>
      call<typeof subscribe>(
        'POST',
        '/api/subscriptions',
        {
          productId,
          quantity,
          weekdays,
          price: costOf(product!),
          delivery,
        },
        `${key} ${quantity} ${weekdays.join('')} ${how.place} ${how.hour} ${how.pays}`,
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
      <HowFields how={how} addresses={addresses} isTrusted={present.receivableLeft !== null} />
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

/** What one's group pays; null: as everybody, or no answer. The shop agrees on one's own price anyway. */
async function ownPrice(productId: string): Promise<number | null> {
  try {
    const url = `/api/my-price?productId=${encodeURIComponent(productId)}` as const
    const answer = await call<typeof myPriceOf>('GET', url)
    return answer.ok ? answer.body.data.price : null
  } catch {
    return null
  }
}
