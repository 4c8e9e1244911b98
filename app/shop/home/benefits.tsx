import { BadgeCheck, PiggyBank, RotateCcw, Truck } from 'lucide-react'

import { freeShippingFrom, shippingCost } from '#app/facts/shop-facts.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'

const benefits = [
  { Icon: Truck, title: 'Free Shipping', text: 'Free shipping above ₹299' },
  { Icon: BadgeCheck, title: 'Certified Organic', text: '100% Guarantee' },
  { Icon: PiggyBank, title: 'Huge Savings', text: 'At Lowest Price' },
  { Icon: RotateCcw, title: 'Easy Returns', text: 'No Question Asked' },
]

export function Benefits() {
  return (
    <section
      className="below-fold bg-indigo text-on-indigo mt-14 [--height:410px] lg:[--height:201px]"
      aria-label="Our promises"
    >
      <BlockPrintBorder className="text-turmeric opacity-80" />
      <ul className="shell grid grid-cols-2 gap-x-4 gap-y-8 py-8 lg:grid-cols-4">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-4">
            <Icon size={34} strokeWidth={1.6} aria-hidden="true" className="text-turmeric shrink-0" />
            <div>
              <h3 className="text-xl leading-tight">{title}</h3>
              <p className="text-sm opacity-90">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="shell pb-6 text-sm">
        Today delivery is free from {freeShippingFrom}. Below that it costs {shippingCost}.
      </p>
      <BlockPrintBorder className="text-turmeric opacity-80" />
    </section>
  )
}
