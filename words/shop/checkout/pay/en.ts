// Why a payment did not come about.

export const wentWrong = 'Something went wrong. Please try again.'
/** It begins as what is said of a lost line on the page to pay. */
export const noConnection = 'No connection.'
export const scriptNotLoaded = 'Razorpay SDK failed to load'
export const notCreated = 'Payment creation failed'
export const notBegun = 'Payment initialization failed.'
export const notVerified = 'Payment verification failed'
export const wentWrongAfterwards = 'Something went wrong during verification.'
export const cancelled = 'Payment cancelled by user'
