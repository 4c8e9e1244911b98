import type * as en from './en.ts'

export const weight = 'तौल ग्राम में, या बिंदु के साथ किलो में'
export const take = 'यही तौल लें'
export const fromScale = 'तराज़ू से'
export const reading = 'पढ़ रहे हैं…'
export const noWeight = 'कृपया तौल लिखें: 940, या 0.94'
export const noScale = 'तराज़ू से कुछ नहीं आया। कृपया तौल लिखें।'
export const more: typeof en.more = (more, ordered) =>
  `ऑर्डर से ${more} ज़्यादा है। कुछ निकालकर फिर तौलें, या साथ में दे दें: ग्राहक ${ordered} के ही पैसे देंगे।`
export const gift = 'साथ में दें'

export const weigh: typeof en.weigh = (goods) => `‘${goods}’ तौलें`
export const notWeighed: typeof en.notWeighed = (goods) => `‘${goods}’ अभी तौला नहीं गया।`
export const none = 'कोई नहीं'
