import type * as en from './en.ts'

export const paid = 'पेमेंट हुआ'
export const paymentLink = 'पेमेंट का लिंक'
export const payWhat = 'पेमेंट का लिंक'
export const payNote = 'जिसके पास यह लिंक है, उसे बाकी पैसे दिखते हैं। पेमेंट बिना साइन इन के होता है।'
export const paySays: typeof en.paySays = (shop) => `${shop} के ऑर्डर का पेमेंट यहाँ करें:`
export const accountLink = 'खाते का लिंक'
export const accountWhat = 'खाते का लिंक'
export const accountNote =
  'सिर्फ़ इसी ग्राहक के लिए: इससे वे 7 दिन में, एक बार, साइन इन का तरीका चुनेंगे। पुराना लिंक अब नहीं चलेगा।'
export const accountSays: typeof en.accountSays = (shop) =>
  `${shop} पर आपका खाता, सिर्फ़ आपके लिए। लिंक एक बार खुलेगा:`
export const orderLink = 'ऑर्डर देखने का लिंक'
export const orderWhat = 'ऑर्डर का लिंक'
export const orderNote =
  'जिसके पास यह लिंक है, उसे सामान और ऑर्डर का हाल दिखता है, पता नहीं। ग्राहक के नंबर के आखिरी 4 अंकों से बिल, पेमेंट, रद्द करना और वापसी भी। नया लिंक बनते ही यह नहीं चलेगा।'
export const orderSays: typeof en.orderSays = (shop) => `${shop} का आपका ऑर्डर। कहाँ तक पहुँचा, यहाँ देखें:`

export const isNew = 'यह नया लिंक है। पुराना अब नहीं चलेगा।'
export const noAnswer = 'जवाब नहीं आया।'
export const tryAgain = 'फिर कोशिश करें'
export const qrCodeOf: typeof en.qrCodeOf = (what) => `${what}, QR कोड में`
export const copy = 'लिंक कॉपी करें'
export const another = 'नया लिंक'
