import type { ReactNode } from 'react'

// The shop's rules for buying.

export const title = 'Terms'
export const lead = 'Our rules in plain words: prices, orders, payment and returns.'

interface Facts {
  /** What delivery costs, in a sentence or two. */
  delivery: string
  /** '₹2,000': the most that an order in cash may come to. */
  cash: string
  /** '7 days': so long goods can be returned. */
  days: string
  /** Whose courts decide; empty where the shop has not said it. */
  town: string
}

type LinkOf = (text: string) => ReactNode

export const text = ({ delivery, cash, days, town }: Facts, toReturns: LinkOf, toContact: LinkOf) => (
  <>
    <h2>Prices</h2>
    <p>
      All prices are in Indian rupees, with no extra charges. A price with a line through it is the list price
      of the same pack. {delivery} You see it in your cart before you pay.
    </p>
    <h2>When your order is placed</h2>
    <p>
      Goods in your cart are not reserved. When you go to pay online, we keep them for you for 15 minutes, and
      your order is placed when your payment reaches us. An order in cash is placed when you press 'Pay in
      cash'. It is placed only once, even if your connection drops. If the payment comes so late that the
      goods are sold out, we return all your money.
    </p>
    <h2>Paying</h2>
    <p>
      Online you pay through Razorpay. If a payment fails or you cancel it, nothing is ordered and your cart
      stays as it was. Orders up to {cash} can be paid in cash when we hand them over. If you have ordered in
      cash and an online payment for the same goods comes later, we return it in full. What you paid in cash
      we give back in cash.
    </p>
    <h2>Returns</h2>
    <p>
      You can return anything within {days}, for a full refund or a replacement. They begin when the goods are
      delivered, and a return is asked for on the page of the order. We answer within a day, and say why if we
      do not agree. {toReturns('How a return works')}.
    </p>
    <h2>Pictures and descriptions</h2>
    <p>
      The pictures are drawings. Fruit, vegetables and handmade goods differ from piece to piece. Weight,
      volume and number are as the page says. The texts under Healthcare and Medicines are not medical advice:
      please ask a doctor or pharmacist before you use these goods.
    </p>
    <h2>Your account</h2>
    <p>
      Keep your password secret, and tell us if somebody else knows it. We close accounts that are used to
      cheat people or to harm the shop.
    </p>
    <h2>If we disagree</h2>
    <p>
      Please {toContact('talk to us')} first. We want to find a good solution. The law of India applies
      {town && `, and the courts of ${town} decide`}. You keep all your rights under the Consumer Protection
      Act.
    </p>
  </>
)
