import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { amountSentence, paiseOf } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { GroupPrices, groupPricesOf, saveGroupPrices } from '#contract/group-prices.ts'
import type { Product } from '#contract/products.ts'
import { formatPaise, plainRupees, toPaise, toRupees } from '#domain/pricing/rules.ts'

type Typed = Record<keyof GroupPrices, string>

/** What a product costs members and resellers; of goods by weight a kg, as their other prices are typed. */
export function GroupPricesOfProduct({ product }: { product: Product }) {
  const { _id: productId, sellingPrice, step } = product
  /** Prices are kept of one, or of a step. */
  const grams = step?.grams ?? 1000
  const [typed, setTyped] = useState<Typed | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()

  useEffect(() => {
    let isHere = true
    call<typeof groupPricesOf>('GET', `/api/group-prices?productId=${productId}`).then(
      (answer) => isHere && answer.ok && setTyped(typedOf(answer.body.data, grams)),
      // Without a connection the part is left out.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [productId, grams])

  async function save(wanted: Typed) {
    const read = readPrices(wanted, { grams, sellingPaise: toPaise(sellingPrice) })
    if ('problems' in read) return setProblems(read.problems)
    const body = { productId, ...read.prices }
    const wrong = await press(
      JSON.stringify(body),
      () => call<typeof saveGroupPrices>('POST', '/api/group-prices', body),
      (answer) => {
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        setTyped(typedOf(answer.body.data, grams))
        showToast('success', answer.body.message)
        return null
      },
    )
    setProblems(wrong ?? {})
  }

  if (!typed) return null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed)
      }}
    >
      <fieldset className="mt-5">
        <legend className="font-display text-lg font-semibold">
          {step ? 'Other prices per kg' : 'Other prices'}
        </legend>
        <div className="mt-2 grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          {(['members', 'resellers'] as const).map((group) => (
            <FormField
              key={group}
              label={group === 'members' ? 'Members' : 'Resellers'}
              error={problems[group]}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[group]}
                  onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [group]: value })}
                />
              )}
            </FormField>
          ))}
          <p className="text-ink-soft col-span-full text-sm">
            Empty: as everybody. Shown to nobody else. Who belongs to them is said in All Users.
          </p>
          <Button type="submit" look="quiet" size="small" disabled={isBusy} className="place-self-start">
            {isBusy ? 'Saving...' : 'Save prices'}
          </Button>
        </div>
        {problems[''] && (
          <p role="alert" className="text-terracotta-strong mt-2 text-sm font-medium">
            {problems['']}
          </p>
        )}
      </fieldset>
    </form>
  )
}

function typedOf({ members, resellers }: GroupPrices, grams: number): Typed {
  const perKilo = (price: number | null) =>
    price === null ? '' : plainRupees(Math.round((toPaise(price) * 1000) / grams))
  return { members: perKilo(members), resellers: perKilo(resellers) }
}

/** As they are sent, in rupees for one or a step; or what is wrong with them. */
function readPrices(
  typed: Typed,
  { grams, sellingPaise }: { grams: number; sellingPaise: number },
): { prices: GroupPrices } | { problems: Problems } {
  const problems: Problems = {}
  const read = (group: keyof GroupPrices): number | null => {
    if (typed[group].trim() === '') return null
    const paise = paiseOf(typed[group])
    if (paise === null) problems[group] = amountSentence
    else if ((paise * grams) % 1000 !== 0) problems[group] = `A step of ${grams} g costs whole paise.`
    else if (paise * grams >= sellingPaise * 1000)
      problems[group] = `Please enter less than ${formatPaise(Math.round((sellingPaise * 1000) / grams))}.`
    return toRupees(Math.round(((paise ?? 0) * grams) / 1000))
  }
  const prices = { members: read('members'), resellers: read('resellers') }
  return Object.keys(problems).length > 0 ? { problems } : { prices }
}
