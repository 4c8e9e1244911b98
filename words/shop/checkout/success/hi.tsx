import type * as en from './en.tsx'

export const yourOrders = 'आपके ऑर्डर'
export const placed = 'ऑर्डर मिल गया'
export const paid = 'पेमेंट हो गया'
export const seeOrder = 'ऑर्डर देखें'
export const continueShopping = 'खरीदारी जारी रखें'
export const thanksForOrder = 'ऑर्डर के लिए धन्यवाद।'
export const thanksForPurchase = 'खरीदारी के लिए धन्यवाद।'
export const orderNumber = 'ऑर्डर नंबर: '
export const yourOrder = 'आपका ऑर्डर'
export const haveReady: typeof en.haveReady = (sum) => <>कृपया {sum} नकद तैयार रखें।</>
export const inMyOrders = 'आपने जो खरीदा है, वह ‘मेरे ऑर्डर’ में है।'
export const nothingToShow = 'दिखाने को कोई ऑर्डर नहीं'
export const nothingToShowHere = 'यहाँ दिखाने को कोई ऑर्डर नहीं है'

export const packedWhenKnown = 'पता मिलते ही हम आपका ऑर्डर पैक करेंगे।'
export const packedNow = 'हम आपका ऑर्डर पैक कर रहे हैं। कहाँ तक पहुँचा, यह ‘मेरे ऑर्डर’ में दिखेगा।'
export const packedAndBrought =
  'हम आपका ऑर्डर पैक कर रहे हैं, फिर वह डिलीवरी के लिए निकलेगा। कहाँ तक पहुँचा, यह ‘मेरे ऑर्डर’ में दिखेगा।'
export const orCancel: typeof en.orCancel = (link) => <>या {link('ऑर्डर रद्द करें')}। आपके सारे पैसे वापस आएँगे।</>
export const youFetchIt = 'सामान आपको बाज़ार से लेना है।'
export const deliveryBack: typeof en.deliveryBack = (sum) => `डिलीवरी के ${sum} आपको वापस मिलेंगे।`
export const weBringIt: typeof en.weBringIt = (address, promise) => `सामान यहाँ पहुँचेगा: ${address}। ${promise}`

export const whatYouBought = 'आपने क्या खरीदा'
export const delivery = 'डिलीवरी'
export const free = 'मुफ़्त'
export const deposit = 'बोतलों का डिपॉज़िट'
export const discount = 'छूट'
export const toPay = 'नकद देने हैं'
export const youPaid = 'आपने दिए'
export const writtenDown = 'खाते में लिखा, बाद में देना है'
