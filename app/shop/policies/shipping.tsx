import { Link } from 'react-router'

import { deliverySentences, returnDaysOf } from '#app/facts/shop-facts.ts'
import { useShop } from '#app/frame/site.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, ordersPath, returnsPath, shippingPath } from '#app/paths.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping as Cost } from '#domain/pricing/rules.ts'

import { TextPage } from './text-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Shipping() {
  const { terms } = useShop()
  return (
    <TextPage title="Delivery" path={shippingPath} lead={deliverySentences(terms)}>
      <h2>What it costs</h2>
      <p>{costOf(terms)}</p>
      <p>
        Your cart always shows the total
        {terms.shippingPaise > 0 && terms.freeFromPaise !== null && (
          <>, and how much more you need for free delivery</>
        )}
        . Nothing is added later: you pay the total that you see.
      </p>
      <p>
        A few places can have a fee or a least sum of their own. Your cart says so when you have chosen where
        we bring it.
      </p>
      <p>You can also fetch your order at the market. Then you pay no delivery: choose it in your cart.</p>
      <Examples terms={terms} />
      <h2>Where is my order?</h2>
      <p>
        An order is first <em>Paid</em>, or <em>Placed</em> if you pay in cash. Then we pack it, it goes out
        for delivery, and it is delivered. You can always see this in <Link to={ordersPath}>My Orders</Link>.
      </p>
      <h2>If something is not good</h2>
      <p>
        Are the leaves not fresh, or did a bottle break on the way? Tell us within {returnDaysOf(terms)}: we
        replace it or return your money. See <Link to={returnsPath}>how a return works</Link> and{' '}
        <Link to={contactPath}>how to reach us</Link>.
      </p>
    </TextPage>
  )
}

function costOf({ shippingPaise, freeFromPaise }: Cost): string {
  if (shippingPaise === 0) return 'Nothing, for any weight and any number of things.'
  const cost = shortRupees(shippingPaise)
  if (freeFromPaise === null) return `${cost} for an order, of any weight and any number of things.`
  return `If the goods in your cart cost ${shortRupees(freeFromPaise)} or more, delivery is free. Below that it is ${cost}, for any weight and any number of things.`
}

/** To ten rupees. */
function round(paise: number): number {
  return Math.round(paise / 10_00) * 10_00
}

/** A cart below the sum from which delivery is free, and one above it; where there is no such sum, none. */
function Examples({ terms: { shippingPaise, freeFromPaise } }: { terms: Cost }) {
  if (shippingPaise === 0 || freeFromPaise === null || freeFromPaise < 100_00) return null
  const belowPaise = round(freeFromPaise * 0.64)
  const abovePaise = round(freeFromPaise * 1.28)
  return (
    <>
      <h2>Two examples</h2>
      <ul>
        <li>
          Vegetables for {shortRupees(belowPaise)}: with delivery, you pay{' '}
          {shortRupees(belowPaise + shippingPaise)}.
        </li>
        <li>
          Dal and oil for {shortRupees(abovePaise)}: delivery is free, you pay {shortRupees(abovePaise)}.
        </li>
      </ul>
    </>
  )
}
