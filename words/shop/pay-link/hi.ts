import type * as en from './en.ts'

export const order: typeof en.order = (number) => `ऑर्डर #${number}`
export const toShop = 'दुकान पर जाएँ'
export const wasCancelled = 'यह ऑर्डर रद्द हो गया। कुछ देना बाकी नहीं है।'
export const isPaid = 'इस ऑर्डर का पेमेंट हो गया। धन्यवाद।'
export const oneMoment = 'एक पल रुकें…'
export const pay: typeof en.pay = (sum) => `${sum} का पेमेंट करें`
export const toPayTo: typeof en.toPayTo = (shop) => `${shop} को देने हैं`
export const paidAlready: typeof en.paidAlready = (sum) => `${sum} का पेमेंट हो चुका है।`
export const ways = 'UPI, कार्ड या नेट बैंकिंग से। खाता नहीं चाहिए।'
