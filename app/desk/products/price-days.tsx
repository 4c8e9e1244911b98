import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { amountSentence, paiseOf } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { endPriceDays, planPriceDays, PriceDays, priceDaysOf } from '#contract/price-days.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import { indianDay, shortDay } from '#domain/time/rules.ts'

/** A lower price for some days: what is planned for a product, and a form for it. */
export function PriceDaysOfProduct({ productId }: { productId: string }) {
  const [days, setDays] = useState<PriceDays | null | undefined>()
  const [typed, setTyped] = useState(() => ({ price: '', from: indianDay(new Date()), until: '' }))
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()
  /** The price of the product, which stands beside this and in the list, may be another one now. */
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let isHere = true
    call<typeof priceDaysOf>('GET', `/api/price-days?productId=${productId}`).then(
      (answer) => isHere && answer.ok && setDays(answer.body.data),
      // Without a connection the part is left out.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [productId])

  async function plan() {
    const pricePaise = paiseOf(typed.price)
    if (pricePaise === null) return setProblems({ price: amountSentence })
    const body = { productId, price: toRupees(pricePaise), from: typed.from, until: typed.until }
    const wrong = await press(
      JSON.stringify(body),
      () => call<typeof planPriceDays>('POST', '/api/price-days', body),
      (answer) => {
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        setDays(answer.body.data)
        void revalidate()
        showToast('success', answer.body.message)
        return null
      },
    )
    setProblems(wrong ?? {})
  }

  async function end() {
    await press(
      'end',
      () => call<typeof endPriceDays>('POST', '/api/end-price-days', { productId }),
      (answer) => {
        if (answer.ok || answer.status === 404) {
          setDays(null)
          void revalidate()
        }
        showToast(answer.ok ? 'success' : 'error', answer.body.message)
        return null
      },
    )
  }

  if (days === undefined) return null
  const field = (name: 'price' | 'from' | 'until') => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: value }),
  })
  return (
    <section aria-labelledby="price-days" className="mt-5">
      <h3 id="price-days" className="text-lg">
        A lower price for some days
      </h3>
      {days ? (
        <>
          <p className="figures mt-1">{wordsOf(days)}</p>
          <Button look="quiet" size="small" className="mt-2" disabled={isBusy} onClick={() => void end()}>
            {days.before === null ? 'Forget it' : 'End it now'}
          </Button>
        </>
      ) : (
        <form
          noValidate
          className="mt-2 grid gap-3 sm:grid-cols-3"
          onSubmit={(event) => {
            event.preventDefault()
            void plan()
          }}
        >
          <FormField label="Price" error={problems['price']}>
            {(props) => <input {...props} inputMode="decimal" autoComplete="off" {...field('price')} />}
          </FormField>
          <FormField label="First day" error={problems['from']}>
            {(props) => <input {...props} type="date" {...field('from')} />}
          </FormField>
          <FormField label="Last day" error={problems['until']}>
            {(props) => <input {...props} type="date" {...field('until')} />}
          </FormField>
          <p className="text-ink-soft text-sm sm:col-span-2">
            It begins and ends by itself. A price that you set in between stays, and ends it.
          </p>
          <Button type="submit" look="quiet" size="small" disabled={isBusy} className="place-self-start">
            {isBusy ? 'Saving...' : 'Plan it'}
          </Button>
          {problems[''] && (
            <p role="alert" className="text-terracotta-strong text-sm font-medium sm:col-span-3">
              {problems['']}
            </p>
          )}
        </form>
      )}
    </section>
  )
}

function wordsOf({ price, before, from, until }: PriceDays): string {
  const lower = formatPaise(toPaise(price))
  if (before === null) return `${lower} from ${shortDay(from)} to ${shortDay(until)}.`
  return `${lower} until ${shortDay(until)}, then ${formatPaise(toPaise(before))} again.`
}
