import type * as en from './en.ts'

export const replaces =
  'यह आपके लौटाए सामान के बदले का सामान है। रद्द करने पर हम इसे नहीं लाएँगे, और आपकी वापसी पर फिर से फ़ैसला करेंगे। क्या आपको पैसे वापस चाहिए? हमें लिखें।'
export const onlineBack: typeof en.onlineBack = (sum, ways, isAll) =>
  `${isAll ? 'आपके सारे' : 'आपके बाकी'} पैसे उसी तरीके से वापस आएँगे, जिससे आपने दिए थे: ${sum} (${ways})। बैंक में दिखने में कुछ दिन लग सकते हैं।`
export const offKhata: typeof en.offKhata = (sum) => `आपके उधार से ${sum} कम होंगे।`
export const backByUpi: typeof en.backByUpi = (sum) => `आपको ${sum} UPI से वापस मिलेंगे।`
export const backInCash: typeof en.backInCash = (sum) => `आपको ${sum} नकद वापस मिलेंगे।`
export const onItsWay = 'आपके पैसे पहले ही वापस भेजे जा चुके हैं।'
export const isBack = 'आपके पैसे पहले ही वापस आ चुके हैं।'
export const nothingPaid = 'आपने अभी कोई पेमेंट नहीं किया, इसलिए कुछ लौटाना नहीं है।'
export const backOnShelf = 'सामान दुकान में वापस जाएगा।'

export const title = 'यह ऑर्डर रद्द करें?'
export const upiReference = 'UPI पेमेंट का नंबर'
export const sendFirst = 'पहले UPI से पैसे वापस भेजें।'
export const why = 'क्यों? बताना ज़रूरी नहीं है।'
export const atMost: typeof en.atMost = (letters) => `ज़्यादा से ज़्यादा ${letters} अक्षर।`
export const tooLong: typeof en.tooLong = (most, letters) =>
  `ज़्यादा से ज़्यादा ${most} अक्षर लिखें। अभी ${letters} हैं।`
export const keep = 'ऑर्डर रहने दें'
export const cancel = 'ऑर्डर रद्द करें'
export const cancelling = 'रद्द हो रहा है…'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें: आपने जो लिखा है, वह यहीं है।'
