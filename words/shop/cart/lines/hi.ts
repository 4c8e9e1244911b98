import type * as en from './en.ts'

export const itemsInCart: typeof en.itemsInCart = (count) =>
  `आपके कार्ट में ${count} ${count === 1 ? 'चीज़ है' : 'चीज़ें हैं'}`
export const cart = 'कार्ट'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const waysToPay = 'UPI, कार्ड, नेट बैंकिंग या नकद से पेमेंट करें।'
export const before = 'पहले'
export const remove: typeof en.remove = (goods) => `‘${goods}’ को हटाएँ`
export const saveForLater = 'बाद के लिए रखें'
export const saveThisForLater: typeof en.saveThisForLater = (goods) => `बाद के लिए रखें: ${goods}`
export const priceWas: typeof en.priceWas = (was, now) => `दाम पहले ${was} था, अब ${now} है।`
