import type * as en from './en.ts'

export const pickList = 'निकालने की लिस्ट'
export const packList = 'पैकिंग की लिस्ट'
export const deliverySheet = 'डिलीवरी की पर्ची'
export const allOrders = 'सारे ऑर्डर'
export const print = 'प्रिंट करें'
export const count: typeof en.count = (orders, missing) =>
  `${orders} ऑर्डर${missing > 0 ? `, ${missing} नहीं मिले` : ''}`
export const nothing = 'प्रिंट के लिए कोई ऑर्डर नहीं'
export const nothingHint = 'लिस्ट में ऑर्डर चुनें, और वहीं से प्रिंट करें।'

export const order: typeof en.order = (orderNumber) => `ऑर्डर #${orderNumber}`
export const askFirst: typeof en.askFirst = (why) => `${why}: आगे बढ़ाने से पहले पूछें।`
export const notToPack: typeof en.notToPack = (status) => `${status}: पैक न करें।`
export const notToBring: typeof en.notToBring = (status) => `${status}: न पहुँचाएँ।`
export const pieces: typeof en.pieces = (count) => `${count} नग`
export const goodsToPick = 'निकालने का सामान'
export const byShelf: typeof en.byShelf = (goods) => `${goods} तरह का सामान, कैटेगरी के हिसाब से`
export const note = 'नोट:'
export const fetched = 'बाज़ार से ले जाएँगे'
export const needsAddress = 'पता चाहिए'
export const goesTo: typeof en.goesTo = (name, place) => `पहुँचाएँ: ${name}, ${place}`

export const nothingToTake = 'कुछ लेना नहीं है'
export const inAll: typeof en.inAll = (total) => `कुल ${total}`
export const take: typeof en.take = (due) => `${due} लें`
export const inCashOf: typeof en.inCashOf = (total) => `नकद, कुल ${total} में से`
export const receivedBy = 'किसने लिया'
export const signature = 'दस्तखत'
export const dayAndTime = 'दिन और समय'
export const fetchedNotBrought = 'बाज़ार से ले जाएँगे: न पहुँचाएँ'
export const cannotGoOut = 'पता चाहिए: अभी नहीं जा सकता'
export const noAddress = 'पता नहीं है'
export const toTheDoor = 'घर का रास्ता:'
