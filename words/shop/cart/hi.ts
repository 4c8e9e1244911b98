import type * as en from './en.ts'

export const title = 'आपका कार्ट'
export const loading = 'आपका कार्ट आ रहा है…'
export const notLoaded = 'आपका कार्ट नहीं खुला। कृपया फिर कोशिश करें।'
export const error = 'गड़बड़ी'
export const tryAgain = 'फिर कोशिश करें'
export const noConnection = 'नेटवर्क नहीं है'
export const waiting = 'आपका कार्ट अभी खाली है'
export const empty = 'कार्ट खाली है'
export const emptyHint = 'जो पसंद आए उसे कार्ट में डालें, वह यहीं मिलेगा।'
export const continueShopping = 'खरीदारी जारी रखें'
export const signInToSee = 'अपना कार्ट देखने के लिए साइन इन करें'
export const needsScript = 'कार्ट देखने के लिए ब्राउज़र में JavaScript चालू करें।'

export const orderSummary = 'ऑर्डर का हिसाब'
export const subtotal = 'सामान का जोड़'
export const shipping = 'डिलीवरी'
export const deposit = 'बोतलों का डिपॉज़िट'
export const free = 'मुफ़्त'
export const total = 'कुल'
export const totalDiscount = 'कुल छूट'
export const shippingIsFree = 'डिलीवरी मुफ़्त है'
export const addForFreeShipping: typeof en.addForFreeShipping = (sum) =>
  `${sum} का सामान और लें, डिलीवरी मुफ़्त होगी`
export const moreForFreeShipping: typeof en.moreForFreeShipping = (sum) => `मुफ़्त डिलीवरी के लिए ${sum} और`
export const proceed = 'चेकआउट करें'

export const beforeYouPay = 'पेमेंट से पहले'
export const goneAre: typeof en.goneAre = (goods) => `अब नहीं बिकता: ${goods}।`
export const soldOutAre: typeof en.soldOutAre = (goods) => `स्टॉक खत्म: ${goods}।`
export const tooMany: typeof en.tooMany = (stock, goods) =>
  `‘${goods}’: सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}। कृपया मात्रा कम करें।`
export const takeOutGone = 'जो नहीं मिल सकता, उसे हटाएँ'
export const takeOutSoldOut = 'जिसका स्टॉक खत्म है, उसे हटाएँ'
