import type * as en from './en.ts'

export const addToCart = 'कार्ट में डालें'
export const soldOutForNow = 'अभी स्टॉक खत्म'
export const similar = 'ऐसा ही सामान'
export const similarTo: typeof en.similarTo = (goods) => `: ‘${goods}’ जैसा`
export const inYourCart: typeof en.inYourCart = (goods) => `आपके कार्ट में ‘${goods}’`
export const removeFromCart: typeof en.removeFromCart = (goods) => `‘${goods}’ को कार्ट से हटाएँ`
export const oneLess: typeof en.oneLess = (goods) => `‘${goods}’ का एक पैक कम करें`

export const shopByCategory = 'कैटेगरी से खरीदें'
export const categories = 'कैटेगरियाँ'
export const categoriesNotLoaded = 'कैटेगरियाँ नहीं खुलीं। कृपया थोड़ी देर बाद फिर कोशिश करें।'
export const noCategories = 'अभी कोई कैटेगरी नहीं है'
export const fromEachShelf = 'हर कैटेगरी से कुछ'
