import type * as en from './en.ts'

export const title = 'बेचें'
export const newOrder = 'नया ऑर्डर'
export const notKnown = 'अभी पता नहीं चला कि कौन बेच रहा है। तब तक बिक्री नहीं होगी। हम फिर पूछ रहे हैं।'
export const backToStall = 'स्टॉल पर वापस'
export const nobodyKnown = 'इस फ़ोन पर किसी का साइन इन नहीं है। नेटवर्क आने पर स्टॉल पर साइन इन करें।'

export const hint = '‘2 आटा’ लिखकर एंटर दबाएँ, बारकोड भी चलेगा। खाली जगह में एंटर: नकद।'
export const scanWithCamera = 'कैमरे से स्कैन करें'
export const noSuchCode: typeof en.noSuchCode = (code) => `बारकोड ${code} का कोई सामान नहीं है।`
export const noMoreOf: typeof en.noMoreOf = (goods) => `‘${goods}’ का और स्टॉक नहीं है।`
export const nothingSold = 'पहले सामान जोड़ें।'
export const cash = 'नकद'
export const withoutLine = 'नेटवर्क नहीं है। नकद में बेचें: नेटवर्क आते ही बिक्री दुकान तक पहुँचेगी।'

export const scan = 'स्कैन'
export const holdCode = 'बारकोड को कैमरे के सामने रखें।'
export const noCamera = 'कैमरा नहीं चला। ब्राउज़र में चालू करें, या नंबर लिखें।'
export const noReader = 'स्कैनर नहीं खुला। धारियों के नीचे का नंबर लिखें।'
export const cameraSees = 'कैमरे की तस्वीर'

export const customerGives = 'ग्राहक ने दिए'
export const exactlyHint = 'एंटर: ठीक इतने ही।'
export const moreNeeded: typeof en.moreNeeded = (sum) => `${sum} और चाहिए।`
export const back: typeof en.back = (sum) => `${sum} वापस`
export const exactly = 'ठीक इतने'
export const sold = 'बिक गया'
export const enterReference = 'रेफ़रेंस नंबर लिखें।'

export const customerNumber = 'ग्राहक का नंबर'
export const mayBeEmpty = 'खाली भी चलेगा।'
export const customerUnknown = 'जवाब नहीं आया। बिक्री बिना नाम के होगी।'
export const nobodyHasIt = 'यह नंबर किसी का नहीं है। बिक्री बिना नाम के होगी।'
export const forWhom = 'ग्राहक:'
export const takeOut = 'हटाएँ'

export const soldLast = 'पिछली बिक्री'
export const paidSo: typeof en.paidSo = (sum, isUpi) => `${sum} ${isUpi ? 'UPI से' : 'नकद'}।`
export const order: typeof en.order = (orderNumber) => `ऑर्डर #${orderNumber}`
export const withBill: typeof en.withBill = (number) => `, बिल ${number}।`
export const keptHere = 'बिक्री इस फ़ोन में सेव है। नेटवर्क आते ही दुकान तक पहुँचेगी।'
export const printBill = 'बिल प्रिंट करें'
export const printSlip = 'पर्ची प्रिंट करें'
export const onA4 = 'A4 पर'

export const undo = 'बिक्री वापस लें'
export const undone = 'बिक्री वापस ली गई।'
export const isCancelled = 'रद्द है।'
export const onKhata: typeof en.onKhata = (sum) => `${sum} उधार में लिखे।`
export const offKhata: typeof en.offKhata = (sum) => `सामान फिर स्टॉक में है। उधार से ${sum} कम हुए।`
export const outOfTill: typeof en.outOfTill = (sum, isUpi) =>
  `सामान फिर स्टॉक में है। आपके गल्ले से ${sum} ${isUpi ? 'UPI के' : 'नकद'} घट गए। पैसे लिए हों, तो लौटा दें।`
export const tooLate = 'अब यहाँ से बिक्री वापस नहीं होगी। एडमिन ऑर्डर के पेज पर करेंगे।'

export const saleBefore = 'पिछली बिक्री अब हो गई। इस सामान का पेमेंट बाकी है।'
export const keepsNothing = 'जवाब नहीं आया, और यह ब्राउज़र कुछ सेव नहीं रखता। फिर दबाएँ: बिक्री एक ही बार होगी।'
export const changed = 'कुछ बदल गया। जिस सामान के नीचे कुछ लिखा है, उसे देखें।'

export const notSentYet = 'रुकी हुई बिक्री'
export const sales: typeof en.sales = (count, sum) => `${count} बिक्री, ${sum}।`
export const sendingEnds: typeof en.sendingEnds = {
  sent: '',
  elsewhere: 'ब्राउज़र की दूसरी टैब इन्हें भेज रही है।',
  no_line: 'नेटवर्क आते ही दुकान तक पहुँचेंगी।',
  signed_out: 'आपका साइन इन खत्म हो गया। फिर साइन इन करते ही दुकान तक पहुँचेंगी।',
  no_duty: 'काउंटर पर अब आपका काम नहीं है। दुकानदार से बात करें: ये यहीं रहेंगी।',
}
export const refused = 'दुकान ने रोकीं'
export const correctIt: typeof en.correctIt = (mayPutAway) =>
  `पैसे गल्ले में हैं, सामान जा चुका है। गलती ठीक करके फिर कोशिश करें${mayPutAway ? ', या हाथ से लिखकर इसे हटाएँ' : ''}।`
export const putAway = 'हटाएँ'
export const putAwayAsk: typeof en.putAwayAsk = (sum) => `${sum} की बिक्री हटाएँ? दुकान को पता नहीं चलेगा।`
export const putItAway = 'हटाएँ'
export const keepIt = 'रहने दें'
