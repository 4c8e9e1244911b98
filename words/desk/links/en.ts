// Links that the shop gives to somebody.

export const paid = 'Paid'
export const paymentLink = 'Payment link'
export const payWhat = 'payment link'
export const payNote = 'Anybody with this link sees how much is due, and can pay without signing in.'
export const paySays = (shop: string) => `Here you can pay your order at ${shop}:`
export const accountLink = 'Link to the account'
export const accountWhat = 'link to the account'
export const accountNote =
  'For this person alone: with it they choose how they sign in, once, within 7 days. A link that you gave before ends now.'
export const accountSays = (shop: string) => `Your account at ${shop}, for you alone. It opens once:`
export const orderLink = 'Link to see the order'
export const orderWhat = 'link to the order'
export const orderNote =
  'Anybody with this link sees what was ordered and how far it is, and no address. With the last four digits of the customer’s number it also shows the bill, pays, cancels and sends back. A new one ends it.'
export const orderSays = (shop: string) => `Your order at ${shop}. Here you see how far it is:`

export const isNew = 'This is a new link. The one before has ended.'
export const noAnswer = 'No answer came.'
export const tryAgain = 'Try again'
export const qrCodeOf = (what: string) => `QR code of the ${what}`
export const copy = 'Copy the link'
export const another = 'New link'
