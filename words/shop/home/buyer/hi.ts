import type * as en from './en.ts'

export const buyAgain = 'फिर खरीदें'
export const buyAgainOf: typeof en.buyAgainOf = (goods) => `फिर खरीदें: ${goods}`
export const lastTime: typeof en.lastTime = (goods) => `पिछली बार: ${goods}`
export const orderIs: typeof en.orderIs = (orderNumber, status) =>
  `आपका ऑर्डर #${orderNumber} ${howFar(status)}`

function howFar(status: string): string {
  if (status === 'Packed') return 'पैक हो गया है'
  return status === 'Out for delivery' ? 'डिलीवरी के लिए निकला है' : 'हमें मिल गया है'
}
