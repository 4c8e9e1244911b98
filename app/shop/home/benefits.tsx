import { BadgeCheck, PiggyBank, RotateCcw, Truck } from 'lucide-react'

import { useShop } from '#app/frame/site.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { shortRupees, specShipping } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/home/parts/en.ts'

const benefits = [
  { Icon: BadgeCheck, title: words.certified, text: words.certifiedText },
  { Icon: PiggyBank, title: words.savings, text: words.savingsText },
  { Icon: RotateCcw, title: words.returns, text: words.returnsText },
]

/** As given for the fee and the sum of the specification; for others what is true of them. */
function delivery({ shippingPaise, freeFromPaise }: Shipping) {
  const isAsGiven =
    shippingPaise === specShipping.shippingPaise && freeFromPaise === specShipping.freeFromPaise
  if (isAsGiven)
    return {
      title: words.freeShipping,
      text: words.freeAsGiven,
      today: words.freeAsGivenToday,
    }
  const cost = shortRupees(shippingPaise)
  if (shippingPaise === 0)
    return { title: words.freeShipping, text: words.freeAlways, today: words.freeAlwaysToday }
  if (freeFromPaise === null)
    return { title: words.toYourDoor, text: words.costEach(cost), today: words.costEachToday(cost) }
  const from = shortRupees(freeFromPaise)
  return { title: words.freeShipping, text: words.freeFrom(from), today: words.freeFromToday(from, cost) }
}

export function Benefits() {
  const { title, text, today } = delivery(useShop().terms)
  return (
    <section
      className="below-fold bg-indigo text-on-indigo mt-8 [--height:410px] lg:[--height:201px]"
      aria-label={words.promises}
    >
      <BlockPrintBorder className="text-turmeric opacity-80" />
      <ul className="shell grid grid-cols-2 gap-x-4 gap-y-8 py-8 lg:grid-cols-4">
        {[{ Icon: Truck, title, text }, ...benefits].map(({ Icon, title, text }) => (
          <li key={title} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-4">
            <Icon size={34} strokeWidth={1.6} aria-hidden="true" className="text-turmeric shrink-0" />
            <div>
              <h3 className="text-xl leading-tight">{title}</h3>
              <p className="text-sm opacity-90">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="shell pb-6 text-sm">{today}</p>
      <BlockPrintBorder className="text-turmeric opacity-80" />
    </section>
  )
}
