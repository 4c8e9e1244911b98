import type * as en from './en.ts'

export const title: typeof en.title = (number) => `ऑर्डर #${number}`
export const placedOn: typeof en.placedOn = (day) => `${day} का ऑर्डर`
export const ordered = 'क्या ऑर्डर हुआ'
export const products = 'सामान'
export const total = 'कुल'

export const stillToPay: typeof en.stillToPay = (sum) => `${sum} देने बाकी हैं।`
export const packOnceTold = 'पता मिलते ही हम इसे पैक करेंगे।'
export const packNext = 'अब हम इसे पैक करेंगे।'
export const promisedFor: typeof en.promisedFor = (time) => `डिलीवरी का वादा: ${time}।`
export const haveOrder = 'यह ऑर्डर हमें मिल गया है'
export const isPacked = 'यह ऑर्डर पैक हो गया है'
export const canBeFetched = 'यह बाज़ार में मिल जाएगा।'
export const goesOutNext = 'अब यह डिलीवरी के लिए निकलेगा।'
export const onItsWay = 'यह ऑर्डर रास्ते में है'
export const wasFetched = 'यह ऑर्डर बाज़ार से लिया गया'
export const isDelivered = 'यह ऑर्डर डिलीवर हो गया है'
export const isCancelled = 'यह ऑर्डर रद्द हो गया है'
export const moneyGoesBack = 'इस ऑर्डर के पैसे वापस जा रहे हैं'

export const howFar = 'अब तक क्या हुआ'
export const placed = 'ऑर्डर मिला'
export const paid = 'पेमेंट हुआ'
export const packed = 'पैक हुआ'
export const outForDelivery = 'डिलीवरी के लिए निकला'
export const fetched = 'बाज़ार से लिया गया'
export const delivered = 'डिलीवर हुआ'
export const cancelled = 'रद्द'
export const refunded = 'पैसे वापस'
export const stillToCome = ', अभी बाकी'

export const isYours = 'क्या यह आपका ऑर्डर है?'
export const thenYouCan =
  'तो अपने नंबर के अंक लिखें: फिर बिल देखें, बाकी पैसे दें, ऑर्डर रद्द करें, सामान लौटाएँ, या बताएँ कि कहाँ पहुँचाना है।'
export const lastFigures: typeof en.lastFigures = (count) => `आपके मोबाइल नंबर के आखिरी ${count} अंक`
export const enterFigures: typeof en.enterFigures = (count) => `${count} अंक लिखें।`
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const oneMoment = 'एक पल रुकें…'
export const open = 'खोलें'
