// How a payment ended.

/** Of a payment of which the shop knows that it is paid. */
export const verified = 'Payment Successful & Verified!'
/** Of money that came and goes back, where the server does not say why. */
export const givenBack = 'You get this payment back in full. My Orders shows it.'
export const nothingCharged = 'Nothing was charged.'
/** What was charged for an earlier one, the bank has yet to say. */
export const thisChargedNothing = 'This try charged nothing.'
