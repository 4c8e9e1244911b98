import type * as en from './en.ts'

export const addToCart = 'कार्ट में डालें'
export const buy = 'खरीदें'
export const buyThis: typeof en.buyThis = (goods) => `खरीदें: ${goods}`
export const buyBar: typeof en.buyBar = (name) => `‘${name}’ खरीदें`
export const seeCart: typeof en.seeCart = (count) => `कार्ट देखें, उसमें ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`
export const breadcrumb = 'आप यहाँ हैं'
export const allProducts = 'सारा सामान'
export const withTaxes = 'सब टैक्स मिलाकर'
export const priceUntil: typeof en.priceUntil = (day) => `यह दाम ${day} तक`
export const onlyLeft: typeof en.onlyLeft = (count) => `सिर्फ़ ${count} ${count === '1' ? 'बचा है' : 'बचे हैं'}`
export const packs = 'पैक'
export const description = 'सामान के बारे में'
export const noDescription = 'इसके बारे में अभी कुछ नहीं लिखा है।'
export const goesWith = 'इसके साथ लें'
export const similar = 'ऐसा ही और सामान'
export const recommended = 'आपके लिए सुझाव'
export const noLongerSold = 'अब नहीं बिकता'
export const weDoNotSell: typeof en.weDoNotSell = (name) => `‘${name}’ अब हमारी दुकान में नहीं है।`
export const seeSimilar = 'ऐसा ही सामान देखें'
export const reviews = 'रिव्यू'

export const illustration: typeof en.illustration = (goods) => `${goods} (बनाई हुई तस्वीर)`
export const zoomIn = 'बड़ा करके देखें'
export const zoomed = 'तस्वीर बड़ी है। तीर वाले बटनों से खिसकाएँ। एस्केप दबाने पर तस्वीर फिर छोटी होगी।'
export const pictures = 'तस्वीरें'
export const pictureOf: typeof en.pictureOf = (place, count) => `तस्वीर ${place}, कुल ${count}`

export const loading = 'सामान आ रहा है…'
export const failed = 'सामान नहीं खुला'
export const failedText = 'यह सामान नहीं खुला।'

export const inShort: typeof en.inShort = (name, brand, pack, price) =>
  `${[name, brand].filter(Boolean).join(', ')}, ${pack}, दाम ${price}।`
