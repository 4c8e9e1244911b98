import { Link } from 'react-router'

import { freeShippingFrom, shippingCost } from '#app/facts/shop-facts.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, ordersPath, returnsPath, shippingPath } from '#app/paths.ts'

import { TextPage } from './text-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Shipping() {
  return (
    <TextPage
      title="Shipping"
      path={shippingPath}
      lead={`Shipping costs ${shippingCost} an order. From ${freeShippingFrom} on it costs nothing.`}
    >
      <h2>What it costs</h2>
      <p>
        We add up what is in your cart at its selling prices. When that comes to {freeShippingFrom} or more,
        shipping is free; below that it is {shippingCost}, whatever the weight of the sack and however many
        things are in it.
      </p>
      <p>
        The sum stands in your cart from the first item on, together with what is still missing for free
        shipping. Nothing is added later: the total that you see before you pay is the total that you pay.
      </p>
      <h2>Two examples</h2>
      <ul>
        <li>Vegetables for ₹320: with shipping ₹360.</li>
        <li>Rice and oil for ₹640: shipping is free, so ₹640.</li>
      </ul>
      <h2>Following an order</h2>
      <p>
        An order starts as <em>Paid</em>. It is then packed, goes out for delivery and is delivered. Where it
        stands can be seen under <Link to={ordersPath}>My Orders</Link> at any hour.
      </p>
      <h2>When something is not right</h2>
      <p>
        Leaves that have wilted or a bottle that broke on the way are our affair and not yours. Tell us within
        7 days, and you get your money back or the thing anew:{' '}
        <Link to={returnsPath}>how a return works</Link>, <Link to={contactPath}>how to reach us</Link>.
      </p>
    </TextPage>
  )
}
