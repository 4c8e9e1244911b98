// The dialog in which an order is changed. Sums as `formatPaise` writes them.

export const title = 'Change your order'
export const products = 'Products'
export const each = (price: string) => `${price} each`
export const putBack = 'Put back'
/** What those hear who hear the button. */
export const putBackWhat = (goods: string) => ` ${goods}`
export const takeOut = (goods: string) => `Take ${goods} out`
export const moreCosts = 'More of it costs what it costs today. Something else?'
export const putIntoCart = 'Put it into your cart'
export const addThere = ', and add it to this order there.'
export const keep = 'Keep it'
export const change = 'Change order'
export const changing = 'Changing...'
export const changed = 'Your order is changed.'
export const noAnswer = 'No answer came. Please try again.'

export const delivery = 'Delivery'
export const free = 'Free'
export const discount = 'Discount'
export const total = 'Total'
export const itWas = (sum: string) => `It was ${sum}.`
export const backOnline = (sum: string) => `${sum} goes back to you, the way you paid.`
export const backByHand = (sum: string) => `We give you ${sum} back by hand.`
export const toPay = (sum: string) => `${sum} is to be paid when you get it.`
