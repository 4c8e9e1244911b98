import { BadgeCheck, PiggyBank, RotateCcw, Truck } from 'lucide-react'

import { useShop } from '#app/frame/site.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { shortRupees, specShipping } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

const benefits = [
  { Icon: BadgeCheck, title: 'Certified Organic', text: '100% Guarantee' },
  { Icon: PiggyBank, title: 'Huge Savings', text: 'At Lowest Price' },
  { Icon: RotateCcw, title: 'Easy Returns', text: 'No Question Asked' },
]

/** As given for the fee and the sum of the specification; for others what is true of them. */
function delivery({ shippingPaise, freeFromPaise }: Shipping) {
  const isAsGiven =
    shippingPaise === specShipping.shippingPaise && freeFromPaise === specShipping.freeFromPaise
  if (isAsGiven)
    return {
      title: 'Free Shipping',
      text: 'Free shipping above ₹299',
      today: 'Today delivery is free from ₹499. Below that it costs ₹40.',
    }
  const cost = shortRupees(shippingPaise)
  if (shippingPaise === 0)
    return { title: 'Free Shipping', text: 'For every order', today: 'Delivery is free.' }
  if (freeFromPaise === null)
    return { title: 'To Your Door', text: `${cost} for an order`, today: `Delivery costs ${cost}.` }
  const from = shortRupees(freeFromPaise)
  const today = `Delivery is free from ${from}. Below that it costs ${cost}.`
  return { title: 'Free Shipping', text: `Free shipping from ${from}`, today }
}

export function Benefits() {
  const { title, text, today } = delivery(useShop().terms)
  return (
    <section
      className="below-fold bg-indigo text-on-indigo mt-8 [--height:410px] lg:[--height:201px]"
      aria-label="Our promises"
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
