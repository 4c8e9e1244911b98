import type * as en from './en.ts'

export const notLoaded = 'आपके पते नहीं खुले। हम फिर कोशिश कर रहे हैं।'
export const notDelivered: typeof en.notDelivered = (pinCode) => `${pinCode} पर हम अभी डिलीवरी नहीं करते।`
export const tellMe: typeof en.tellMe = (pinCode) => `${pinCode} पर डिलीवरी शुरू हो तो बताएँ`
export const fetchIt = 'बाज़ार से ले जाएँ (मुफ़्त)'
export const addAddress = 'पता जोड़ें'
export const showAll: typeof en.showAll = (count) => `सभी ${count} देखें`
