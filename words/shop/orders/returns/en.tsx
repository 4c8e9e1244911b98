import type { ReactNode } from 'react'

// What was sent back of an order and how that stands, and until when something can be.

export const returns = 'Returns'
export const notLoaded = 'The returns of this order did not load.'
export const tryAgain = 'Try again'
export const order = (number: number | null) => `order #${number}`
/** With a link to the order whose goods were sent back. */
export const replaces = (order: ReactNode) => (
  <>These goods replace what you sent back of {order}. There is nothing to pay.</>
)
export const daysOver = 'The days for returns are over. Is something still not right?'
export const writeToUs = 'Write to us'
/** Behind the link. */
export const stop = '.'
/** `until`: the moment; `isRest`: some of it was sent back already. */
export const canSendBack = (isRest: boolean, until: ReactNode) => (
  <>
    {isRest ? 'You can send the rest back until ' : 'Something is not good? You can send it back until '}
    {until}, for your money or for the same goods again.
  </>
)
export const returnGoods = 'Return goods'
export const oneMoment = 'One moment...'

export const weLook = 'We look at it'
export const withinADay = 'You have our answer within a day.'
export const notTakenBack = 'Not taken back'
export const agreed = 'Agreed'
export const bringAgain = 'We bring you the same goods again, for nothing.'
/** The sum as `formatPaise` writes it. */
export const moneyBack = (sum: string) => `You get ${sum} back.`
export const forMoney = 'for your money'
export const forGoods = 'for the same goods again'
export const yourPictures = 'Your pictures'
export const picture = (place: number) => `What you sent, ${place}`
export const weSay = (answer: string) => `We say: “${answer}”`
export const seeNewOrder = (number: number | null) => `See the new order #${number}`
