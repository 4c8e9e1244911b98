// The page to pay, for a guest and for somebody with an account. Sums as `shortRupees` or `formatPaise` write
// them, days as `shortDay` does.

export const yourDetails = 'Your details'
export const deliveryDetails = 'Delivery details'
export const deliveryDay = 'Delivery day'
export const payment = 'Payment'

export const placing = 'Placing your order...'
export const opening = 'Opening checkout...'
export const checking = 'Checking your payment...'
export const payByUpi = (sum: string) => `Pay ${sum} by UPI`
export const payByCard = (sum: string) => `Pay ${sum} by card`
export const payInCash = (sum: string) => `Place order, pay ${sum} in cash`

export const upi = 'UPI'
export const upiSays = 'With any UPI app, or a code to scan'
export const card = 'Card'
export const cardSays = 'Debit or credit card, or net banking'
export const cash = 'Cash'
export const whenFetched = 'When you fetch it'
export const whenItComes = 'When it comes'
export const atMost = (sum: string) => `One payment is at most ${sum}.`
export const noCash = 'Cash cannot be had for this order.'

export const leastThere = (least: string, missing: string) =>
  `We bring goods there from ${least}. Add ${missing} more, or fetch them at the market.`
export const fetchedWhenPacked = 'You fetch it as soon as it is packed. Your order says when that is.'
export const dayUnknown = 'We tell you the day as soon as we know the PIN code.'
export const oneMoment = 'One moment…'
export const doNotCome = (pinCode: string | null) => `We do not come to ${pinCode} yet.`
export const comesOn = (day: string) => `It comes on ${day}.`

export const whatYouBuy = 'What you buy'
export const changeCart = 'Change your cart'
export const code = 'Offer code, if you have one'
export const takeOut = 'Take out'
export const apply = 'Apply'
export const codeUsed = 'The code is used: the total is lower.'
export const codeFirst = 'We look up your code first. Please see what it takes off, and press again.'
export const codeComes = 'We are looking up your code. Please wait a moment, or empty its field.'

/** With it begins what is said of a lost line, which is over when the line is back. */
export const noConnection = 'No connection'
export const notOrdered = 'No connection. Nothing was ordered. Please try again.'
export const notSaved = 'No connection. Your address is not saved yet. Please try again.'
/** That is not over with it. */
export const unknown =
  'We do not know if your order came through. Please check your connection and press again.'

export const withoutAccount = 'You buy without an account. You can make one afterwards, with one press.'
/** What one would see after signing in. */
export const yourAddresses = 'your addresses'
export const addressesTitle = 'Your addresses'
export const choosePlace = 'Please choose first where we bring it.'
export const noShipping = 'You pay no shipping.'
export const youFetchIt = 'You fetch it at the market.'
/** `promise`: a sentence. */
export const weBringIt = (address: string, promise: string) => `We bring it to ${address}. ${promise}`

export const goOn = 'Go on'
export const howYouGetIt = 'How you get it'
export const bringIt = 'Bring it to me'
export const fetchIt = 'Fetch it at the market (free)'
export const canFetchIt = 'You can fetch it at the market.'
export const tellMe = 'Tell me when you come here'
export const addEmail = 'Add an e-mail'
export const addMore = 'Add a landmark, the way to the door or a GSTIN'
export const addMoreAndEmail = 'Add an e-mail, a landmark, the way to the door or a GSTIN'

export const pinCode = 'PIN code'
export const town = 'Town'
export const line1 = 'House and street'
export const name = 'Name'
export const mobile = 'Mobile number'
export const mobileHint = 'Our rider may call it.'
export const fetchedMobileHint = 'We call it only if something is not right.'
export const lastDigits = 'Your order’s link asks for its last 4 digits.'
export const email = 'E-mail (optional)'
export const emailHint = 'Your order and its link go there too.'
export const line2 = 'Area (optional)'
export const landmark = 'Landmark (optional)'
export const directions = 'How to find the door (optional)'
export const gstin = 'GSTIN (optional)'
export const gstinHint = 'For a business: it stands on your invoices.'

export const wrongPinCode = 'Please enter a PIN code of 6 digits, such as 411001.'
export const wrongLine1 = 'Please enter the house and the street.'
export const wrongTown = 'Please enter the town.'
export const wrongState = 'Please choose the state.'
export const wrongName = 'Please enter a name.'
export const wrongEmail = 'Please enter an e-mail address, such as name@example.com, or leave it empty.'
export const wrongMobile = 'Please enter a mobile number of 10 digits, such as 98765 43210.'
