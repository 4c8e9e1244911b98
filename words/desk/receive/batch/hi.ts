import type * as en from './en.ts'

export const correct = 'ठीक करें'
export const correctOf: typeof en.correctOf = (goods) => `‘${goods}’ ठीक करें`
export const titleOf: typeof en.titleOf = (goods, code) => `${goods}, बैच ${code}`
export const price = 'एक पैक का दाम (₹)'
export const kiloPrice = 'एक किलो का दाम (₹)'
export const kiloPriceField = 'एक किलो का दाम ₹ में (चाहें तो)'
export const kiloPriceHint = 'उत्पादक को एक किलो का इतना मिलता है।'
export const wholePaise: typeof en.wholePaise = (step, less, more) =>
  `${step} का दाम पूरे पैसों में हो: किलो का ${less} या ${more}।`
export const priceHint = 'उत्पादक को एक पैक का इतना मिलता है।'
export const priceField = 'एक पैक का दाम ₹ में (चाहें तो)'
export const lastPrice = 'पिछली बार का दाम। खाली छोड़ें तो बाद में लिखें।'
export const noPrice = 'दाम नहीं लिखा है'
export const savePrice = 'दाम सेव करें'
export const enterPrice = '0 से ज़्यादा दाम लिखें, जैसे 40 या 37.50।'
export const whyOther = 'दाम क्यों बदला'
export const wrongReceipt = 'गलत माल लिखा गया'
export const whatFollows: typeof en.whatFollows = (left) =>
  left === null
    ? 'बैच बंद होगा, और उत्पादक को इसका कुछ नहीं मिलेगा।'
    : `बचा हुआ (${left}) स्टॉक से हटेगा, बैच बंद होगा, और उत्पादक को इसका कुछ नहीं मिलेगा।`
export const why = 'वजह (कुछ बिक चुका हो तो ज़रूरी)'
export const takeBack = 'यह माल वापस लिखें'
export const wasTakenBack: typeof en.wasTakenBack = (pieces) => `${pieces} वापस लिखे`
