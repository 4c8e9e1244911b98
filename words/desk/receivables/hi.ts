import type * as en from './en.ts'

export const khata = 'उधार'
export const takePayment = 'पैसे लें'
export const howPaid = 'पैसे कैसे दिए?'
export const ways: typeof en.ways = { cash: 'नकद', upi: 'UPI', bank: 'बैंक से' }
export const reference = 'पेमेंट का नंबर'
export const referenceHint = 'पैसे देने के बाद फ़ोन या बैंक जो नंबर दिखाता है।'
export const amount = 'कितने (₹)'
export const isOwed: typeof en.isOwed = (sum) => `${sum} बाकी हैं।`
export const taken = 'ले लिए'
export const giveBack = 'पैसे वापस दें'
export const howGiven = 'पैसे कैसे दे रहे हैं?'
export const isOwedToThem: typeof en.isOwedToThem = (sum) => `हमें उन्हें ${sum} देने हैं।`
export const given = 'दे दिए'
export const owes: typeof en.owes = (sum, left) => `उधार ${sum}। ${left} और लिखे जा सकते हैं।`
export const writeDown = 'उधार में लिखें'
export const isWrittenDown: typeof en.isWrittenDown = (sum, name) => `${name} के उधार में ${sum} लिखे गए।`
