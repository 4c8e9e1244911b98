import type * as en from './en.ts'

export const moneyIsBack = 'आपके पैसे वापस आ गए'
export const callForGoods = 'अगर सामान अब भी चाहिए, तो हमें फ़ोन करें।'
export const cashReady: typeof en.cashReady = (sum) => `${sum} नकद तैयार रखें।`
export const packOnceTold = 'पता मिलते ही हम इसे पैक करेंगे।'
export const packNext = 'अब हम इसे पैक करेंगे।'
export const haveOrder = 'आपका ऑर्डर मिल गया'
export const callToCancel = 'रद्द करना हो तो हमें फ़ोन करें।'
export const placedAndPaid = 'आपका ऑर्डर और पेमेंट मिल गया'
export const notHandedOver = 'आपका ऑर्डर आप तक नहीं पहुँचा'
export const bringAgain = 'हम इसे फिर लाएँगे।'
export const isPacked = 'आपका ऑर्डर पैक हो गया'
export const goesOutOnceTold = 'पता मिलते ही यह डिलीवरी के लिए निकलेगा।'
export const canFetch = 'इसे बाज़ार से ले जाएँ।'
export const goesOutNext = 'अब यह डिलीवरी के लिए निकलेगा।'
export const onItsWay = 'आपका ऑर्डर रास्ते में है'
export const nothingLeft = 'अब कुछ देना बाकी नहीं है।'
export const stillToPay: typeof en.stillToPay = (sum) => `${sum} देने बाकी हैं।`
export const haveIt = 'आपने ऑर्डर ले लिया है'
export const isDelivered = 'आपका ऑर्डर डिलीवर हो गया'
export const thanks = 'हमसे खरीदने के लिए धन्यवाद।'
export const isCancelled = 'आपका ऑर्डर रद्द हो गया'
export const hadNotPaid = 'आपने कोई पेमेंट नहीं किया था।'
export const nothingToPay = 'इसमें कुछ देना नहीं था।'
export const moneyComes = 'आपके पैसे वापस आएँगे'

export const backOnItsWay: typeof en.backOnItsWay = (sum) => `${sum} आपको वापस भेज दिए गए हैं।`
export const gaveBack: typeof en.gaveBack = (sum) => `हमने ${sum} आपको वापस दे दिए हैं।`
export const bankDays = 'बैंक में दिखने में कुछ दिन लग सकते हैं।'
export const sentByUpi: typeof en.sentByUpi = (sum) => `हमने ${sum} UPI से वापस भेजे हैं।`
export const gaveInCash: typeof en.gaveInCash = (sum) => `हमने ${sum} नकद वापस दिए हैं।`
export const weOwe: typeof en.weOwe = (sum) => `आपके ${sum} हमारे पास हैं, हम खुद लौटाएँगे।`
export const bankRefused: typeof en.bankRefused = (sum) => `आपके बैंक ने ${sum} नहीं लिए। हमें लिखें।`

export const soldOut = 'पेमेंट आने से पहले सामान का स्टॉक खत्म हो गया था।'
export const offerEnded = 'पेमेंट देर से आया: दाम बढ़ गया था, या सामान बिकना बंद हो गया था।'
export const paidTwice = 'इस सामान का पेमेंट आपने पहले ही कर दिया था।'
export const orderedInCash = 'यही सामान आपने पहले नकद में ऑर्डर कर दिया था।'
export const wrongAmount = 'पेमेंट ऑर्डर जितने पैसों का नहीं था।'
export const surplus = 'पेमेंट ऑर्डर से ज़्यादा पैसों का था।'
export const cancelled = 'ऑर्डर रद्द हुआ।'
export const returned = 'आपने ऑर्डर लौटा दिया।'

export const refundOnItsWay = 'पैसे वापस आ रहे हैं'
export const refundGiven = 'पैसे वापस दिए'
export const refundRefused = 'पैसे वापस नहीं पहुँचे: आपके बैंक ने नहीं लिए'

export const placed = 'ऑर्डर मिला'
export const paid = 'पेमेंट हुआ'
export const placedPaid = 'ऑर्डर और पेमेंट मिला'
export const broughtBack = 'दुकान पर वापस आया'
export const packed = 'पैक हुआ'
export const outForDelivery = 'डिलीवरी के लिए निकला'
export const fetched = 'बाज़ार से लिया गया'
export const delivered = 'डिलीवर हुआ'
export const youCancelled = 'आपने रद्द किया'
export const weCancelled = 'हमने रद्द किया'
export const moneyGoesBack = 'आपके सारे पैसे वापस जा रहे हैं'
export const paidAndGoesBack = 'पेमेंट हुआ, और पैसे वापस जा रहे हैं'
export const youChanged = 'आपने ऑर्डर बदला'
export const weChanged = 'हमने ऑर्डर बदला'
export const changedTo: typeof en.changedTo = (who, after, before) => `${who}: ${before} की जगह ${after}`

export const products = 'सामान'
export const rate = 'रेटिंग दें'
export const beforeName = ': '
export const orderAgain = 'फिर से ऑर्डर करें'
export const adding = 'कार्ट में आ रहा है…'
