// What was ordered in this browser without an account.

export const none = 'Nothing was ordered here without an account.'
export const orders = 'Orders'
export const order = (number: number) => `Order #${number}`
export const everybodySees =
  'Everybody who uses this browser sees them. Keep their links if you want to open them elsewhere.'
export const forget = 'Forget them in this browser'
export const haveAccount = 'Have you an account, too?'
export const toSee = 'your orders'
