import type * as en from './en.ts'

export const goesWith = 'इसके साथ लें'
export const savedForLater = 'बाद के लिए रखा सामान'
export const before = 'पहले'
export const moveToCart: typeof en.moveToCart = (quantity) =>
  quantity === '1' ? 'कार्ट में डालें' : `${quantity} कार्ट में डालें`
export const moveThisToCart: typeof en.moveThisToCart = (goods) => `‘${goods}’ को कार्ट में डालें`
export const takeOff: typeof en.takeOff = (goods) => `‘${goods}’ को यहाँ से हटाएँ`
export const noLongerSold = 'अब नहीं बिकता।'
export const soldOut = 'अभी स्टॉक खत्म है।'
export const onlyLeft: typeof en.onlyLeft = (stock) => `सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}।`
