import { Link } from 'react-router'

import { freeShippingFrom, shippingCost } from '#app/facts/shop-facts.ts'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { contactPath, returnsPath, termsPath } from '#app/paths.ts'

import { TextPage } from './text-page.tsx'

export function headers() {
  return staticPageHeaders()
}

export default function Terms() {
  return (
    <TextPage
      title="Terms"
      path={termsPath}
      lead="The rules of the market, in words that can be read standing up: what a price is, when an order is one, and how things go back."
    >
      <h2>Prices</h2>
      <p>
        All prices are in Indian rupees and are the whole price. A struck-through figure is the list price of
        the same pack. Shipping is {shippingCost}, and free from {freeShippingFrom}; it stands in the cart
        before you pay. No other charge is added.
      </p>
      <h2>When there is an order</h2>
      <p>
        Goods in a cart are not reserved. From the moment you proceed to checkout we hold them for you for 15
        minutes. Your order exists as soon as your payment has reached us, exactly once, even if your line
        breaks while you pay. If your money comes so late that the goods have gone, we give all of it back.
      </p>
      <h2>Paying</h2>
      <p>
        Payments are taken through Razorpay. A payment that failed or was cancelled makes no order, and your
        cart stays as it was.
      </p>
      <h2>Returns</h2>
      <p>
        What does not please can be returned within 7 days for a full refund or a replacement.{' '}
        <Link to={returnsPath}>How a return works</Link>.
      </p>
      <h2>Pictures and descriptions</h2>
      <p>
        Pictures of goods are illustrations. Fruit, vegetables and what is made by hand differ from piece to
        piece; weight, volume and count are as stated on the page. What stands under Healthcare and Medicines
        is no advice: ask a doctor or pharmacist before you use it.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself, and tell us if somebody else has it. We close accounts that are used
        to cheat other shoppers or to harm the shop.
      </p>
      <h2>When we disagree</h2>
      <p>
        Please <Link to={contactPath}>talk to us</Link> first; most things are settled that way. The law of
        India applies, and the courts of Lucknow decide. Rights that the Consumer Protection Act gives you
        stay yours whatever is written here.
      </p>
    </TextPage>
  )
}
