// What is said in the chat.

export const close = 'Close chat'
export const messages = 'Messages'
export const questions = 'Questions'
/** Before a line, for those who hear it. */
export const you = 'You: '

export const welcome = (shop: string) => `Namaste, and welcome to ${shop}!`
export const whatToKnow = 'What would you like to know?'
export const anythingElse = 'Is there anything else I can help with?'

export const returns = 'Returns'
/** `days`: such as '7 days'. */
export const returnsAnswer = (days: string) =>
  `Returns are accepted within ${days}, for a full refund or a replacement. You choose.`
export const howToReturn = 'How a return works'
export const payment = 'Payment'
/** `most`: such as '₹2,000'. */
export const paymentAnswer = (most: string) =>
  `We accept payment by cards, net banking, UPI and cash on delivery. Cash is for orders up to ${most}: choose it in your cart.`
export const delivery = 'Delivery'
/** `costs`: a sentence or two. */
export const deliveryAnswer = (costs: string) => `${costs} You see the cost in your cart before you pay.`
export const moreOnDelivery = 'More about delivery'
export const myOrder = 'My order'
export const myOrderAnswer = 'You can see all your orders, with number, total and status.'
export const seeOrders = 'See my orders'
export const inSeason = 'What is in season?'
export const inSeasonAnswer = 'Every season has its own fruit and vegetables. We wrote down what comes when.'
export const readOfSeasons = 'Read about the seasons'
export const toPerson = 'Talk to a person'
export const toPersonAnswer = 'Please write to us. We are happy to help.'
export const callOrWrite = (phone: string) => `Please call ${phone}, or write to us. We are happy to help.`
export const howToReachUs = 'How to reach us'
