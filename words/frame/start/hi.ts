import type * as en from './en.ts'

export const skipToContent = 'सीधे पेज पर जाएँ'
export const skipToGoods = 'सीधे सामान पर जाएँ'
export const testGateway = 'टेस्ट गेटवे'
export const testPayments = 'टेस्ट पेमेंट: असली पैसे नहीं लगते'
export const needsScript =
  'देखने के लिए यहाँ सब कुछ खुला है। साइन इन, कार्ट, ऑर्डर और पेमेंट के लिए ब्राउज़र में JavaScript चालू करें।'
export const orCall = 'या हमें फ़ोन करें:'
export const pictureOf: typeof en.pictureOf = (shop) => `${shop}: गाँव का बाज़ार, दिन-रात खुला`
