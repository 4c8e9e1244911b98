import type * as en from './en.ts'

export const title = 'डिलीवरी का फेरा'
export const run: typeof en.run = (number) => `फेरा ${number}`
export const loading = 'फेरा खुल रहा है...'
export const needsScript = 'इस पेज के लिए जावास्क्रिप्ट चाहिए। कृपया उसे चालू करें।'
export const noLine = 'नेटवर्क नहीं है। काम करते रहें: जो दबाएँगे वह यहाँ रहेगा और बाद में जाएगा।'
export const noLineYet = 'फेरा नहीं खुला। फिर कोशिश हो रही है।'
export const nothingHere = 'दुकान ने जो लिंक भेजा है, उसे खोलें।'
export const notStarted = 'दुकान ने यह फेरा अभी रवाना नहीं किया है।'
export const unkept = 'यह ब्राउज़र कुछ नहीं रखता। सब जाने तक यह पेज बंद न करें।'
export const over = 'यह फेरा पूरा हुआ'
export const overNote = 'बचा हुआ सामान और पैसे दुकान पर दे दें।'
export const overUnsent = 'ये नहीं जा सके। दुकान को बता दें:'
export const forget = 'दुकान को बता दिया'
export const done: typeof en.done = (count, of) => `${of} में से ${count} पूरे`
export const waiting: typeof en.waiting = (count) => `${count} भेजना बाकी है`
export const allSent = 'सब भेज दिया'
export const withYou: typeof en.withYou = (cash) => `आपके पास नकद: ${cash}`
export const byUpi: typeof en.byUpi = (sum) => `${sum} UPI से`
export const stops = 'घर'
export const allDone = 'सब घर पूरे हुए। पैसे दुकान पर दे दें।'

export const call = 'फ़ोन करें'
export const callAt: typeof en.callAt = (name, number) => `${name} को फ़ोन करें, #${number}`
export const map = 'नक्शा'
export const mapOf: typeof en.mapOf = (number) => `नक्शा, #${number}`
export const toTake: typeof en.toTake = (sum) => `${sum} लेने हैं`
export const isPaid = 'पेमेंट हो चुका है, कुछ नहीं लेना'

export const tookCash: typeof en.tookCash = (sum) => `${sum} नकद मिले`
export const paidByUpi = 'UPI से'
export const otherSum = 'दूसरी रकम'
export const handedOver = 'सामान दे दिया'
export const notHome = 'घर पर नहीं'
export const notWanted = 'नहीं लिया'
export const back = 'वापस'
export const upiTitle: typeof en.upiTitle = (number) => `#${number} UPI से`
export const reference = 'रेफ़रेंस'
export const referenceHint = 'पेमेंट के बाद ग्राहक के फ़ोन पर जो नंबर दिखता है।'
export const badReference = 'रेफ़रेंस लिखें: 6 से 35 अक्षर और अंक।'
export const isPaidNow: typeof en.isPaidNow = (sum) => `${sum} UPI से आ गए`
export const sum = 'कितने नकद मिले (₹)'
export const badSum: typeof en.badSum = (due) => `${due} तक की रकम लिखें।`
export const whyLess = 'कम क्यों? ग्राहक इसे पढ़ेंगे।'
export const required = 'यह लिखना ज़रूरी है।'
export const take = 'ले लिए'
export const askNotHome: typeof en.askNotHome = (number) => `#${number}: घर पर कोई नहीं है?`
export const notHomeNote = 'ग्राहक को बताया जाएगा, और ऑर्डर किसी और दिन आएगा।'
export const yesNotHome = 'हाँ, कोई नहीं'
export const askNotWanted: typeof en.askNotWanted = (number) => `#${number}: क्या वे नहीं ले रहे?`
export const why = 'क्यों? ग्राहक इसे पढ़ेंगे।'
export const yesNotWanted = 'हाँ, वापस जाएगा'

export const emptiesOf: typeof en.emptiesOf = (goods) => `खाली लौटाए: ${goods}`
export const noEmpties = 'कोई नहीं'
export const empties: typeof en.empties = (count, sum) => `${count}, ${sum}`
export const off: typeof en.off = (sum) => `${sum} उनके बकाया में से घटेंगे।`
export const less: typeof en.less = (sum) => `खाली के ${sum} कम`
export const giveBack: typeof en.giveBack = (sum) => `खाली के ${sum} नकद लौटाएँ`
export const gaveBack: typeof en.gaveBack = (sum) => `खाली के ${sum} लौटाए`

export const cash: typeof en.cash = (sum) => `${sum} नकद`
export const isWaiting = 'भेजना बाकी'
export const undo = 'वापस लें'
export const undoOf: typeof en.undoOf = (number) => `#${number} वापस लें`
export const afterAll = 'अब दे दिया'
export const afterAllOf: typeof en.afterAllOf = (number) => `#${number} अब दे दिया`
export const notTaken: typeof en.notTaken = (number) => `#${number} दर्ज नहीं हुआ:`
export const putAway = 'पढ़ लिया'
export const notUndone = 'अब यह वापस नहीं हो सकता। दुकान को फ़ोन करें।'
