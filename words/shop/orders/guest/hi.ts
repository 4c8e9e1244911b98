import type * as en from './en.ts'

export const none = 'यहाँ से बिना खाते के कोई ऑर्डर नहीं हुआ।'
export const orders = 'ऑर्डर'
export const order: typeof en.order = (number) => `ऑर्डर #${number}`
export const everybodySees = 'इस ब्राउज़र पर हर कोई ये ऑर्डर देख सकता है। कहीं और खोलने हों तो इनके लिंक सँभालकर रखें।'
export const forget = 'इस ब्राउज़र से हटाएँ'
export const haveAccount = 'क्या आपका खाता भी है?'
export const toSee = 'अपने ऑर्डर'
