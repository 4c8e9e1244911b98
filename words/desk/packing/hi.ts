import type * as en from './en.ts'

export const title = 'पैकिंग'
export const nothing = 'पैक करने को कुछ नहीं है।'
export const notLoaded = 'क्या पैक करना है, यह नहीं आया। कृपया फिर कोशिश करें।'
export const order: typeof en.order = (number) => `#${number}`
export const lines: typeof en.lines = (lines, pieces) => `${lines} तरह का सामान, ${pieces} पैक`
export const begin = 'पैक करें'
export const beginOf: typeof en.beginOf = (number) => `#${number} पैक करें`
export const goOn = 'आगे बढ़ें'
export const packs: typeof en.packs = (name) => `${name} पैक कर रहे हैं`
export const youPack = 'आप पैक कर रहे हैं'
export const fetched = 'बाज़ार से लेंगे'
export const promised: typeof en.promised = (day) => `${day} के लिए`

export const back = 'पैक करने के सारे ऑर्डर'
export const opening = 'ऑर्डर खुल रहा है...'
export const noLine = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const takeOver = 'मुझे पैक करने दें'
export const takeOverHint = 'उनके जवाब बने रहेंगे।'
export const note = 'नोट'

export const food = 'खाने का सामान'
export const notFood = 'खाने से अलग रखें'
export const label = 'लेबल का कोड स्कैन करें या लिखें'
export const confirm = 'पक्का करें'
export const noSuchLabel: typeof en.noSuchLabel = (code) =>
  `बैच ${code} से कुछ पैक नहीं होना है। दूसरा बैच है? तो उसके सामान पर लिखें।`
export const batch: typeof en.batch = (code) => `बैच ${code}`
export const until: typeof en.until = (day) => `${day} तक अच्छा`
export const pieces: typeof en.pieces = (pieces) => `${pieces} ×`
export const inEachBox = (boxes: number) => (boxes === 1 ? 'डिब्बे में:' : `${boxes} डिब्बों में से हर एक में:`)
export const otherBatch = 'दूसरा बैच'
export const otherBatchOf: typeof en.otherBatchOf = (goods) => `${goods} का दूसरा बैच`
export const code = 'लेबल का कोड'
export const take = 'यही बैच लें'

export const there = 'है'
export const fewer = 'कम है'
export const weighs = 'तौलें'
export const missing = 'नहीं है'
export const change = 'बदलें'
export const howMany = 'कितने हैं?'
export const isThere = 'है'
export const someThere: typeof en.someThere = (there, of) => `${of} में से ${there} हैं`
export const weighsOf: typeof en.weighsOf = (grams, ordered) => `${ordered} में से ${grams} है`
export const isMissing = 'नहीं है: पैसे लौटेंगे'
export const instead: typeof en.instead = (pieces, goods, price) =>
  `बदले में: ${pieces} × ${goods}, हर एक ${price}`
export const waits = 'यहाँ लिख लिया है। नेटवर्क आते ही भेजेंगे।'

export const somethingElse = 'बदले में कुछ और दें'
export const moneyBack = 'पैसे लौटाएँ'
export const call: typeof en.call = (number) => `${number} पर फ़ोन करें`
export const callFirst = 'ग्राहक फ़ोन चाहते हैं।'
export const noNumber = 'किसी ने नंबर नहीं दिया।'
export const agrees = 'वे बदले में कुछ और लेने को मान गए'
export const insteadOf: typeof en.insteadOf = (goods) => `${goods} के बदले`
export const neverDearer = 'जो नहीं मिला, ग्राहक उससे ज़्यादा कभी नहीं देते।'
export const nothingLike = 'इस शेल्फ़ का और कुछ नहीं है।'
export const costs: typeof en.costs = (price) => `आज ${price}`
export const left: typeof en.left = (pieces) => `${pieces} हैं`
export const allergens: typeof en.allergens = (allergens) => `एलर्जी: ${allergens}`
export const howManyInstead = 'बदले में कितने?'

export const answered: typeof en.answered = (answered, of) => `${of} में से ${answered} देखे`
export const packed = 'पैक हो गया'
export const packing = 'पैक कर रहे हैं...'
export const isPacked: typeof en.isPacked = (number) => `#${number} पैक हो गया।`
export const goesBack: typeof en.goesBack = (sum) => `ऑर्डर से ${sum} कम: यह लौटेगा, या कम देना होगा।`
export const isDue: typeof en.isDue = (sum) => `सामान देते समय ${sum} लेने हैं।`
export const next = 'अगला ऑर्डर'
export const openOrder = 'ऑर्डर खोलें'
export const answersWait = 'कुछ जवाब नेटवर्क का इंतज़ार कर रहे हैं। नेटवर्क आने पर फिर दबाएँ।'
