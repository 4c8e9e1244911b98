import { walkInName } from '#domain/orders/rules.ts'

import type * as en from './en.ts'

export const title = 'सारे ऑर्डर'
export const stallTitle = 'ऑर्डर'
export const orders = 'ऑर्डर'
export const failed = 'ऑर्डर नहीं खुले'
export const chooseKey = 'यह लाइन चुनें'
export const newOrder = 'नया ऑर्डर'
export const count: typeof en.count = (total) => `${total} ऑर्डर`
export const searchAtStall = 'ऑर्डर नंबर या ग्राहक खोजें…'
export const search = 'ऑर्डर, ग्राहक या पेमेंट खोजें…'
export const newOrders: typeof en.newOrders = ['नया ऑर्डर', 'नए ऑर्डर']
export const noneFound = 'कोई ऑर्डर नहीं मिला'
export const noneLikeThis = 'ऐसा कोई ऑर्डर अभी नहीं है।'
export const tryOtherFilters = 'दूसरा फ़िल्टर चुनें।'
export const tryOtherSearch = 'कुछ और लिखकर खोजें।'
export const listedHere = 'ऑर्डर मिलते ही यहाँ दिखेंगे।'
export const showAll = 'सारे ऑर्डर दिखाएँ'
export const chooseAll = 'इस पेज के सब चुनें'

export const whichOrders = 'कौन से ऑर्डर'
export const states: typeof en.states = {
  new: 'नए',
  packed: 'पैक हुए',
  out: 'डिलीवरी के लिए निकले',
  delivered: 'डिलीवर हुए',
  cancelled: 'रद्द',
  refunded: 'पैसे वापस',
}
export const all = 'सब'

export const choose: typeof en.choose = (orderNumber) => `ऑर्डर #${orderNumber} चुनें`
export const customer: typeof en.customer = (name) => (name === walkInName ? 'बिना नाम के ग्राहक' : name)
export const products = 'सामान'
export const fetched = 'बाज़ार से ले जाएँगे'
export const needsAddress = 'पता चाहिए'
export const goesTo: typeof en.goesTo = (place) => `पहुँचाएँ: ${place}`
export const nowhere = 'कहाँ पहुँचाना है, किसी ने नहीं बताया'
export const open = 'खोलें'
export const undo = 'वापस लें'
export const undoOf: typeof en.undoOf = (orderNumber) => `वापस लें: ऑर्डर #${orderNumber}`
export const again: typeof en.again = (status) => `फिर ‘${status}’`
export const refundedAtGateway = 'गेटवे से पैसे वापस'

export const actions: typeof en.actions = { pack: 'पैक करें', dispatch: 'भेजें', deliver: 'डिलीवर हुआ' }
export const actOn: typeof en.actOn = (action, orderNumber) => `${action}: ऑर्डर #${orderNumber}`
export const notDone: typeof en.notDone = {
  pack: 'पैक नहीं हुआ',
  dispatch: 'नहीं भेजा गया',
  deliver: 'डिलीवर नहीं हुआ',
}
const done = { pack: 'पैक हुए', dispatch: 'भेजे गए', deliver: 'डिलीवर हुए' }
export const doneTo: typeof en.doneTo = (action, orders) => `${orders} ऑर्डर ${done[action]}।`
export const notDoneTo: typeof en.notDoneTo = (orders, why) => `${orders} नहीं: ${why}।`
export const notPackedYet = 'अभी पैक नहीं'
export const nowIs: typeof en.nowIs = (status) => `अब ‘${status}’`
export const allAre: typeof en.allAre = (_orders, state) => state
export const someAre: typeof en.someAre = (orders, state) => `${orders} ${state}`
export const noAnswer = 'जवाब नहीं आया। ऑर्डर अब कैसे हैं, यह लिस्ट में दिखता है।'

export const chosenOrders = 'चुने हुए ऑर्डर'
export const chosen: typeof en.chosen = (orders) => `${orders} चुने`
export const clear = 'चुनाव हटाएँ'
export const print = 'प्रिंट करें'
export const printPickList = 'निकालने की लिस्ट'
export const printPackList = 'पैकिंग की लिस्ट'
export const printDeliverySheet = 'डिलीवरी की पर्ची'

export const delivered = 'डिलीवर हुआ'
export const deliveredOrder: typeof en.deliveredOrder = (orderNumber) => `ऑर्डर #${orderNumber} डिलीवर हुआ`
export const deliveredPaid: typeof en.deliveredPaid = (orderNumber) =>
  `ऑर्डर #${orderNumber} डिलीवर हुआ, पेमेंट भी`
export const cameByUpi: typeof en.cameByUpi = (sum) => `आपकी UPI id पर आए ${sum} का।`
export const back = 'वापस'
export const cash = 'नकद'

export const call = 'फ़ोन करें'
export const callAbout: typeof en.callAbout = (name, orderNumber) => `${name} को फ़ोन करें, ऑर्डर #${orderNumber}`
export const map = 'नक्शा'
export const mapOf: typeof en.mapOf = (orderNumber) => `ऑर्डर #${orderNumber} का नक्शा`
