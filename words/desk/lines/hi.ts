import type * as en from './en.ts'

export const addLine = 'सामान जोड़ें'
export const lineHint = '‘2 आटा’ लिखकर एंटर दबाएँ। खाली जगह में एंटर से आगे जाएँ।'
export const noAnswerFor: typeof en.noAnswerFor = (typed) => `‘${typed}’ का जवाब नहीं आया। एंटर से फिर कोशिश करें।`
export const noAnswer = 'जवाब नहीं आया। एंटर से फिर कोशिश करें।'
export const notAdded: typeof en.notAdded = (typed, why) => `‘${typed}’ नहीं जुड़ा। ${why}`
export const seen = 'देख लिया'
export const packsAre: typeof en.packsAre = (first, last) =>
  `${first} और ${last} के पैक हैं: तीर से चुनें, एंटर से पहला।`
export const hasAll: typeof en.hasAll = (goods) => `‘${goods}’ जितना बचा है, सब जुड़ चुका है।`
export const isSoldOut: typeof en.isSoldOut = (goods) => `‘${goods}’ का स्टॉक खत्म है।`
export const notFound: typeof en.notFound = (typed) => `‘${typed}’ नहीं मिला।`
export const soldOut = 'स्टॉक खत्म'
export const inStock = 'स्टॉक में है'
export const left: typeof en.left = (amount) => `${amount} ${amount === '1' ? 'बचा' : 'बचे'}`
export const byWeight = 'तौल से'
export const soldFrom: typeof en.soldFrom = (least, most) => `इसका ऑर्डर ${least} से ${most} तक होता है।`
export const weightOf: typeof en.weightOf = (goods) => `‘${goods}’ की तौल`
export const notYetAdded: typeof en.notYetAdded = (typed) => `‘${typed}’ अभी नहीं जुड़ा। एंटर दबाएँ, या इसे मिटाएँ।`
export const waitsForPack: typeof en.waitsForPack = (typed) => `‘${typed}’ का पैक चुनना बाकी है।`

export const packOf: typeof en.packOf = (typed) => `‘${typed}’ का पैक`
export const whichPack: typeof en.whichPack = (typed) => `‘${typed}’ का कौन सा पैक?`
export const none = 'कोई नहीं'

export const lines = 'जोड़ा हुआ सामान'
export const takeOutGoods: typeof en.takeOutGoods = (goods) => `‘${goods}’ हटाएँ`
export const takeItOut = 'हटाएँ'
export const costsNow: typeof en.costsNow = (now, before) => `दाम अब ${now} है, पहले ${before} था।`
export const isGone = 'स्टॉक खत्म है।'
export const onlySoMany: typeof en.onlySoMany = (wanted, most) => `${wanted} चाहिए थे, ${most} ही मिलेंगे।`
export const otherSum: typeof en.otherSum = (sum) => `अब कुल ${sum} है। पहले ग्राहक को बताएँ, फिर दोबारा दबाएँ।`

export const offerCode = 'ऑफ़र कोड'
export const takeCodeOut = 'कोड हटाएँ'
export const orOtherCode: typeof en.orOtherCode = (problem) => `${problem} कोड हटाएँ, या दूसरा लिखें।`

export const pasteList = 'लिस्ट पेस्ट करें'
export const notTakenFrom = 'लिस्ट से यह नहीं जुड़ा:'
export const notTaken = 'जो नहीं जुड़ा'
export const list = 'लिस्ट'
export const listHint = 'जैसी ग्राहक ने लिखी, WhatsApp से भी। 60 लाइन तक।'
export const reading = 'पढ़ रहे हैं…'
export const readList = 'लिस्ट पढ़ें'
export const addAll = 'सब जोड़ें'

export const what = 'सामान'
export const sum = 'जोड़'
export const total = 'कुल'
export const deposit = 'डिपॉज़िट'
export const upiHint = 'पेमेंट के बाद फ़ोन पर दिखने वाला नंबर।'
export const tryAgain = 'फिर कोशिश करें'
