// What stands around every page from its first moment.

export const skipToContent = 'Skip to content'
export const skipToGoods = 'Skip to the goods'
export const testGateway = 'Test gateway'
export const testPayments = 'Test payments: no real money'
export const needsScript =
  'You can look at everything here. To sign in, keep a cart, see your orders and pay, please switch on JavaScript in your browser.'
/** Before the number. */
export const orCall = 'Or call us:'
/** The picture that is shown beside a link to the shop. */
export const pictureOf = (shop: string) => `${shop}: the village market, open 24×7`
