import type { ReactNode } from 'react'

// The page of rules about delivery. Sums as `shortRupees` writes them.

type LinkOf = (text: string) => ReactNode

export const title = 'Delivery'
export const whatItCosts = 'What it costs'
export const nothing = 'Nothing, for any weight and any number of things.'
export const each = (cost: string) => `${cost} for an order, of any weight and any number of things.`
export const freeFrom = (from: string, cost: string) =>
  `If the goods in your cart cost ${from} or more, delivery is free. Below that it is ${cost}, for any weight and any number of things.`
/** Whether there is a sum from which delivery is free. */
export const total = (hasFree: boolean) =>
  `Your cart always shows the total${hasFree ? ', and how much more you need for free delivery' : ''}. Nothing is added later: you pay the total that you see.`
export const otherPlaces =
  'A few places can have a fee or a least sum of their own. Your cart says so when you have chosen where we bring it.'
export const fetchIt =
  'You can also fetch your order at the market. Then you pay no delivery: choose it in your cart.'

export const twoExamples = 'Two examples'
export const below = (goods: string, pay: string) => `Vegetables for ${goods}: with delivery, you pay ${pay}.`
export const above = (goods: string) => `Dal and oil for ${goods}: delivery is free, you pay ${goods}.`

export const whereIsIt = 'Where is my order?'
export const steps = (toOrders: LinkOf) => (
  <>
    An order is first <em>Paid</em>, or <em>Placed</em> if you pay in cash. Then we pack it, it goes out for
    delivery, and it is delivered. You can always see this in {toOrders('My Orders')}.
  </>
)
export const notGood = 'If something is not good'
/** `days`: such as '7 days'. */
export const tellUs = (days: string, toReturns: LinkOf, toContact: LinkOf) => (
  <>
    Are the leaves not fresh, or did a bottle break on the way? Tell us within {days}: we replace it or return
    your money. See {toReturns('how a return works')} and {toContact('how to reach us')}.
  </>
)
