import { Link } from 'react-router'

import { freeShippingFrom, shippingCost } from '#app/facts/shop-facts.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, ordersPath, returnsPath, shippingPath } from '#app/paths.ts'

import { TextPage } from './text-page.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Shipping() {
  return (
    <TextPage
      title="Delivery"
      path={shippingPath}
      lead={`Delivery costs ${shippingCost} for an order. From ${freeShippingFrom} it is free.`}
    >
      <h2>What it costs</h2>
      <p>
        If the goods in your cart cost {freeShippingFrom} or more, delivery is free. Below that it is{' '}
        {shippingCost}, for any weight and any number of things.
      </p>
      <p>
        Your cart always shows the total, and how much more you need for free delivery. Nothing is added
        later: you pay the total that you see.
      </p>
      <p>You can also fetch your order at the market. Then you pay no delivery: choose it in your cart.</p>
      <h2>Two examples</h2>
      <ul>
        <li>Vegetables for ₹320: with delivery, you pay ₹360.</li>
        <li>Dal and oil for ₹640: delivery is free, you pay ₹640.</li>
      </ul>
      <h2>Where is my order?</h2>
      <p>
        An order is first <em>Paid</em>, or <em>Placed</em> if you pay in cash. Then we pack it, it goes out
        for delivery, and it is delivered. You can always see this in <Link to={ordersPath}>My Orders</Link>.
      </p>
      <h2>If something is not good</h2>
      <p>
        Are the leaves not fresh, or did a bottle break on the way? Tell us within 7 days: we replace it or
        return your money. See <Link to={returnsPath}>how a return works</Link> and{' '}
        <Link to={contactPath}>how to reach us</Link>.
      </p>
    </TextPage>
  )
}
