import type { ReactNode } from 'react'

// After an order that is paid, or is paid in cash. Sums as `formatPaise` writes them.

export const yourOrders = 'Your orders'
export const placed = 'Order Placed'
export const paid = 'Payment Successful'
export const seeOrder = 'See Order'
export const continueShopping = 'Continue shopping'
export const thanksForOrder = 'Thank you for your order.'
export const thanksForPurchase = 'Thank you for your purchase.'
export const orderNumber = 'Order number: '
export const yourOrder = 'Your order'
export const haveReady = (sum: ReactNode) => <>Please have {sum} ready in cash.</>
export const inMyOrders = 'What you have bought is in My Orders.'
export const nothingToShow = 'No order to show'
export const nothingToShowHere = 'No order to show here'

export const packedWhenKnown = 'We pack your order as soon as we know where it goes.'
export const packedNow = 'We pack your order now. My Orders shows how far it is.'
export const packedAndBrought =
  'We pack your order now. Then it goes out for delivery. My Orders shows how far it is.'
/** `link` leads to the order, with these words. */
export const orCancel = (link: (words: string) => ReactNode) => (
  <>Or {link('cancel the order')}. All of your money goes back.</>
)
export const youFetchIt = 'You fetch it at the market.'
export const deliveryBack = (sum: string) => `We give the ${sum} for delivery back to you.`
/** `promise`: a sentence. */
export const weBringIt = (address: string, promise: string) => `We bring it to ${address}. ${promise}`

export const whatYouBought = 'What you bought'
export const delivery = 'Delivery'
export const free = 'Free'
export const deposit = 'Deposit on bottles'
export const discount = 'Discount'
export const toPay = 'To pay in cash'
export const youPaid = 'You paid'
export const writtenDown = 'Written down, to pay later'
