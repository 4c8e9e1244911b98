// The page of an order for whoever has its link. Sums as `formatPaise` writes them.

export const title = (number: number) => `Order #${number}`
/** The day as `longDate` writes it. */
export const placedOn = (day: string) => `Placed on ${day}`
export const ordered = 'What was ordered'
export const products = 'Products'
export const total = 'Total'

export const stillToPay = (sum: string) => `${sum} is still to be paid.`
export const packOnceTold = 'It is packed as soon as we know where to bring it.'
export const packNext = 'We pack it next.'
export const promisedFor = (time: string) => `Delivery is promised for ${time}.`
export const haveOrder = 'We have this order'
export const isPacked = 'This order is packed'
export const canBeFetched = 'It can be fetched at the market.'
export const goesOutNext = 'It goes out for delivery next.'
export const onItsWay = 'This order is on its way'
export const wasFetched = 'This order was fetched'
export const isDelivered = 'This order is delivered'
export const isCancelled = 'This order is cancelled'
export const moneyGoesBack = 'The money for this order goes back'

export const howFar = 'How far it is'
export const placed = 'Placed'
export const paid = 'Paid'
export const packed = 'Packed'
export const outForDelivery = 'Out for delivery'
export const fetched = 'Fetched'
export const delivered = 'Delivered'
export const cancelled = 'Cancelled'
export const refunded = 'Refunded'
export const stillToCome = ', still to come'

export const isYours = 'Is this your order?'
export const thenYouCan =
  'Then you can see its bill, pay what is due, cancel the order, send goods back, or say where we bring it.'
export const lastFigures = (count: number) => `The last ${count} digits of your mobile number`
export const enterFigures = (count: number) => `Please enter ${count} digits.`
export const noConnection = 'No connection. Please try again.'
export const oneMoment = 'One moment...'
export const open = 'Open it'
/** A telephone number follows. */
