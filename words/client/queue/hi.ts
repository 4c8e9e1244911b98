import type * as en from './en.ts'

export const isInCart: typeof en.isInCart = (goods) => `कार्ट में है: ${goods}`
export const updated = 'कार्ट बदल गया'
export const removed = 'कार्ट से हट गया'
export const signedOut = 'आपका साइन इन खत्म हो गया। पूरा कार्ट देखने के लिए साइन इन करें।'
export const savedHere = 'इस फ़ोन में सेव हो गया। नेटवर्क आते ही हम तक पहुँचेगा।'
export const inCart: typeof en.inCart = (quantity, goods) =>
  goods === '' ? `कार्ट में ${quantity}` : `${goods}: कार्ट में ${quantity}`
export const notAllMade = 'कार्ट में सब कुछ नहीं बदल सका।'
export const upToDate = 'आपका कार्ट अब सही है।'

export const atMost: typeof en.atMost = (quantity) => `एक सामान के ज़्यादा से ज़्यादा ${quantity} मिलते हैं।`
export const isSoldOut: typeof en.isSoldOut = (goods) => `‘${goods}’ का स्टॉक खत्म है।`
export const isNoLongerSold: typeof en.isNoLongerSold = (goods) => `‘${goods}’ अब हमारी दुकान में नहीं है।`
export const onlyLeft: typeof en.onlyLeft = (stock, goods) =>
  `‘${goods}’: सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}।`
export const cartFull: typeof en.cartFull = (most) =>
  `कार्ट भर गया है। बिना खाते के इसमें ${most} तरह का सामान आता है।`
export const keepsNothing = 'इस ब्राउज़र में कार्ट नहीं रहता। खरीदने के लिए साइन इन करें।'
export const noLongerSold: typeof en.noLongerSold = (count) =>
  count === 1 ? 'आपके कार्ट की 1 चीज़ अब नहीं बिकती।' : `आपके कार्ट की ${count} चीज़ें अब नहीं बिकतीं।`
