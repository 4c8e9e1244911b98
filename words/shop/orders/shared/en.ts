// What all pages of orders say: how an order stands, and its lines. Sums as `formatPaise` writes them.

export const moneyIsBack = 'You have your money back'
export const callForGoods = 'If you still want the goods, please call us.'
export const cashReady = (sum: string) => `Please have ${sum} ready in cash.`
export const packOnceTold = 'We pack it as soon as you tell us where to bring it.'
export const packNext = 'We pack it next.'
export const haveOrder = 'We have your order'
export const callToCancel = 'To cancel it, please call us.'
export const placedAndPaid = 'Your order is placed and paid'
export const notHandedOver = 'We could not hand over your order'
export const bringAgain = 'We bring it again.'
export const isPacked = 'Your order is packed'
export const goesOutOnceTold = 'It goes out as soon as you tell us where to bring it.'
export const canFetch = 'You can fetch it at the market.'
export const goesOutNext = 'It goes out for delivery next.'
export const onItsWay = 'Your order is on its way to you'
export const nothingLeft = 'There is nothing left to pay.'
export const stillToPay = (sum: string) => `${sum} is still to be paid.`
export const haveIt = 'You have your order'
export const isDelivered = 'Your order is delivered'
export const thanks = 'Thank you for shopping with us.'
export const isCancelled = 'Your order is cancelled'
export const hadNotPaid = 'You had not paid anything.'
export const nothingToPay = 'There was nothing to pay.'
export const moneyComes = 'You get your money back'

export const backOnItsWay = (sum: string) => `${sum} is on its way back to you.`
export const gaveBack = (sum: string) => `We gave ${sum} back to you.`
export const bankDays = 'Your bank may take a few days to show it.'
export const sentByUpi = (sum: string) => `We sent you ${sum} back by UPI.`
export const gaveInCash = (sum: string) => `We gave you ${sum} back in cash.`
export const weOwe = (sum: string) => `We owe you ${sum}, and give it to you by hand.`
export const bankRefused = (sum: string) => `Your bank did not take ${sum}. Please write to us.`

/** Why money goes back. */
export const soldOut = 'The goods were sold out before your payment came.'
export const offerEnded =
  'Your payment came late: the price had gone up, or the goods were not sold any more.'
export const paidTwice = 'You had already paid for these goods with another payment.'
export const orderedInCash = 'You had already ordered these goods in cash.'
export const wrongAmount = 'The payment was not of the amount of the order.'
export const surplus = 'You paid more than the order costs.'
export const cancelled = 'The order was cancelled.'
export const returned = 'You returned the order.'

export const refundOnItsWay = 'On its way back'
export const refundGiven = 'Given back'
export const refundRefused = 'Not given back yet: your bank did not take it'

export const placed = 'Placed'
export const paid = 'Paid'
export const placedPaid = 'Placed and paid'
export const broughtBack = 'Brought back to the shop'
export const packed = 'Packed'
export const outForDelivery = 'Out for delivery'
export const fetched = 'Fetched'
export const delivered = 'Delivered'
export const youCancelled = 'You cancelled it'
export const weCancelled = 'We cancelled it'
export const moneyGoesBack = 'All of your money goes back'
export const paidAndGoesBack = 'Paid, and your money goes back'
export const youChanged = 'You changed it'
export const weChanged = 'We changed it'
/** `who`: 'You changed it'. */
export const changedTo = (who: string, after: string, before: string) =>
  `${who}: ${after} instead of ${before}`

export const products = 'Products'
export const rate = 'Rate it'
/** Between it and the name of the goods, for those who hear the link. */
export const beforeName = ' '
export const orderAgain = 'Order again'
export const adding = 'Adding...'
