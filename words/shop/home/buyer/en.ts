// The row of the home page for who has bought.

export const buyAgain = 'Buy again'
/** Goods as a list in words. */
export const buyAgainOf = (goods: string) => `Buy again: ${goods}`
export const lastTime = (goods: string) => `Last time: ${goods}`
export const orderIs = (orderNumber: number | string, status: string) =>
  `Your order #${orderNumber} is ${status.toLowerCase()}`
