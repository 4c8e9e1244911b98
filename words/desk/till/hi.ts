import type * as en from './en.ts'

export const kindWords: Record<keyof typeof en.kindWords, string> = {
  order: 'ऑर्डर के लिए',
  given_back: 'वापस दिए',
  float: 'शुरू के छुट्टे',
  put_in: 'डाले',
  taken_out: 'निकाले',
  sale_difference: 'बिक्री का अंतर',
  receivable: 'उधार का पेमेंट',
  deposit: 'डिपॉज़िट लौटाया',
  correction: 'सुधार',
}

export const title = 'गल्ला'
export const notLoaded = 'गल्ला नहीं खुला।'
export const csv = 'इस दिन के गल्ले CSV में लें'
export const day = 'दिन'
export const moneyIn = 'इस दिन आए:'
export const cash = 'नकद'
export const inCash = 'नकद'
export const upi = 'UPI'
export const noneTitle = 'इस दिन का कोई गल्ला नहीं'
export const none = 'पहले पैसे लेते ही गल्ला अपने आप खुलता है।'

export const changeOfMorning = 'सुबह के छुट्टे'
export const openMine = 'मेरा गल्ला खोलें'
export const changeInBox = 'आज सुबह गल्ले में छुट्टे (₹)'
export const save = 'सेव करें'

export const tripOf: typeof en.tripOf = (name) => `${name} का फेरा`
export const isOpen = 'खुला'
export const isClosed = 'बंद'
export const since: typeof en.since = (when) => `${when} से`
export const what = 'क्या'
export const inMorning = 'सुबह'
export const orders = 'ऑर्डर के लिए मिले'
export const givenBack = 'वापस दिए'
export const receivables = 'उधार के पेमेंट'
export const deposits = 'लौटाए डिपॉज़िट'
export const putIn = 'डाले'
export const takenOut = 'निकाले'
export const differences = 'बिक्री के अंतर'
export const corrections = 'सुधार'
export const shouldBe = 'इतने होने चाहिए'
export const shouldHaveBeen = 'इतने होने चाहिए थे'
export const wasCounted = 'गिने गए'
export const difference = 'अंतर'
export const stayed = 'गल्ले में रहे'
export const handedOver = 'सौंपे'
export const afterwards = 'बाद के सुधार'
export const closedBy: typeof en.closedBy = (name, when) =>
  `${name} ने बंद किया, ${when}। अब इसमें सिर्फ़ सुधार हो सकते हैं।`

export const putInIt = 'पैसे डालें'
export const takeOut = 'पैसे निकालें'
export const correct = 'सुधार करें'
export const hints: typeof en.hints = {
  put_in: 'कहाँ से आए?',
  taken_out: 'किसलिए, या किसको?',
  correction: 'क्या गलत था?',
}
export const less = 'कम'
export const more = 'ज़्यादा'
export const ofWhat = 'किसका?'
export const amount = 'कितने (₹)'
export const reason = 'वजह'

export const counted = 'गिनती में निकले (₹)'
export const stays = 'गल्ले में रहेंगे (₹)'
export const close = 'गल्ला बंद करें'
export const required = 'यह भरना ज़रूरी है।'
export const why: typeof en.why = (sum, isLittle) => `${sum} ${isLittle ? 'कम' : 'ज़्यादा'} क्यों हैं?`
export const takenBack = 'खुलने के बाद वापस लिए'

export const inAndOut = 'क्या आया, क्या गया'
export const loading = 'खुल रहा है...'
export const noLine = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const nothing = 'अभी कुछ नहीं।'
export const lastOnes: typeof en.lastOnes = (count) => `ये आखिरी ${count} हैं। सारे CSV में हैं।`
