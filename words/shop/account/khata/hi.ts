import type * as en from './en.ts'

export const title = 'मेरा उधार'
export const youOwe = 'आपको देने हैं'
export const inYourFavour = 'हमें आपको देने हैं'
export const left: typeof en.left = (sum) => `हम ${sum} और लिख सकते हैं।`
export const payOnline = 'ऑनलाइन दें'
export const none = 'अभी कुछ नहीं लिखा गया।'
export const ofOrder: typeof en.ofOrder = (number) => `ऑर्डर #${number}`
export const offOrder: typeof en.offOrder = (number) => `कम हुए, ऑर्डर #${number}`
export const kinds: typeof en.kinds = {
  order: 'उधार में लिखा',
  cash: 'नकद दिए',
  upi: 'UPI से दिए',
  bank: 'बैंक से दिए',
  counter: 'पेमेंट वापस लिया',
  online: 'ऑनलाइन दिए',
  refund: 'वापस मिले',
  deposit: 'लौटाई बोतलें',
}
