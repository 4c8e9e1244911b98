import type * as en from './en.ts'

export const title = 'डिलीवरी के समय'
export const notLoaded = 'समय नहीं खुले'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
export const add = 'इलाका जोड़ें'
export const noneTitle = 'अभी कोई इलाका नहीं है'
export const none =
  'हर इलाके के डिलीवरी के अपने समय होते हैं। ऑर्डर ले जाने की जगह भी इलाका है। इलाके के बिना ग्राहक को सिर्फ़ दिन बताया जाता है, जो ‘डिलीवरी’ में है।'
export const range: typeof en.range = (from, to) => `${from} से ${to}`
export const areasOf: typeof en.areasOf = (areas) => `PIN कोड: ${areas}`
export const noAreas = 'अभी कोई नहीं'
export const change = 'बदलें'
export const changeOf: typeof en.changeOf = (name) => `${name} बदलें`
export const collectedAt: typeof en.collectedAt = (place) => `यहाँ से ले जाते हैं: ${place}`
export const noPlace = 'पता अभी नहीं लिखा'

export const coming = 'आने वाले समय'
export const close = 'बंद करें'
export const reserved: typeof en.reserved = (count, of) => `${of} में से ${count}`
export const openUntil: typeof en.openUntil = (day, time) => `${day}, ${time} तक खुला`
export const isClosed = 'बंद'

export const zoneKind = 'यह क्या है'
export const kinds: typeof en.kinds = {
  area: 'यहाँ ऑर्डर पहुँचाते हैं',
  point: 'यहाँ से ऑर्डर ले जाते हैं',
}
export const name = 'नाम'
export const hindiName = 'हिंदी में नाम (चाहें तो)'
export const place = 'कहाँ है'
export const placeHint = 'ग्राहक इसे पढ़ते हैं।'
export const hindiPlace = 'यही हिंदी में (चाहें तो)'
export const areas = 'PIN कोड'
export const areasFirst = 'पहले ‘डिलीवरी’ में लिखें कि आप कहाँ पहुँचाते हैं: इलाका उन्हीं से बनता है।'
export const eachWeek = 'हर हफ़्ते'
export const addDay = 'दिन जोड़ें'
export const end = 'इलाका बंद करें'
export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
export const cancel = 'वापस'

export const day = 'दिन'
export const orders = 'कितने ऑर्डर'
export const takeAway: typeof en.takeAway = (day) => `${day} हटाएँ`
export const from = 'कब से'
export const to = 'कब तक'
export const until = 'ऑर्डर कब तक'
export const ofDay = 'किस दिन'
export const daysPrior: typeof en.daysPrior = (days) => (days === 0 ? 'उसी दिन' : `${days} दिन पहले`)

export const enterName = 'नाम लिखें।'
export const enterTimes: typeof en.enterTimes = (day) => `${day} के समय लिखें।`
export const endsEarly: typeof en.endsEarly = (day) => `${day}: खत्म होने का समय शुरू होने से पहले का है।`
export const closesLate: typeof en.closesLate = (day) => `${day}: ऑर्डर शुरू होने के बाद तक खुले हैं।`
export const enterCapacity: typeof en.enterCapacity = (day) => `${day}: लिखें कि कितने ऑर्डर लेंगे।`
export const isTwice: typeof en.isTwice = (day, time) => `${day} ${time} दो बार लिखा है।`

export const plan: typeof en.plan = (hours, orders, until, daysBefore) =>
  `${hours}, ${orders} ऑर्डर, ${daysPrior(daysBefore)} ${until} तक खुला`

export const closeDay: typeof en.closeDay = (day) => `${day} बंद करें`
export const done = 'हो गया'
export const keepOpen = 'खुला रहने दें'
export const closing = 'बंद हो रहा है...'
export const closeIt = 'दिन बंद करें'
export const why = 'क्यों (चाहें तो)'
export const whyHint = 'ग्राहक इसे पढ़ते हैं, जैसे होली।'
export const oneMoment = 'एक पल...'
export const nothingMoved = 'किसी ऑर्डर का समय नहीं बदलना था।'
export const nothingOrdered = 'इस दिन का कोई ऑर्डर नहीं है।'
export const eachTold = 'हर ग्राहक को बताया जाएगा।'
export const theseMove = 'ये ऑर्डर अपनी जगह के अगले समय पर जाएँगे, और हर ग्राहक को बताया जाएगा:'
export const noTime = 'कोई समय नहीं बचा। उन्हें फ़ोन करें।'
