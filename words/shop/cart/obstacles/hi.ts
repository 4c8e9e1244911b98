import type * as en from './en.ts'

export const nowSoldOut = 'अब स्टॉक खत्म है। कृपया इसे हटाएँ।'
export const noLongerSold = 'अब नहीं बिकता। कृपया इसे हटाएँ।'
export const lowerQuantity: typeof en.lowerQuantity = (stock) => `${onlyLeft(stock)} कृपया मात्रा कम करें।`
export const onlyLeft: typeof en.onlyLeft = (stock) => `सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}।`
