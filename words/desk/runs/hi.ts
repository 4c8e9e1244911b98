import type * as en from './en.ts'

export const title = 'फेरे'
export const notLoaded = 'फेरे नहीं खुले'
export const nothingTitle = 'ले जाने को कुछ नहीं'
export const nothing = 'जो पैक है और किसी के घर जाना है, वह यहाँ दिखता है। पहले ऑर्डर पैक करें।'

export const toBring = 'ले जाना है'
export const withoutDay = 'बिना तय दिन के'
export const choose: typeof en.choose = (number) => `#${number} चुनें`
export const chooseAll: typeof en.chooseAll = (what) => `${what} के सब चुनें`
export const make: typeof en.make = (count) => `${count} ऑर्डर का फेरा बनाएँ`
export const making = 'बन रहा है...'
export const due: typeof en.due = (sum) => `${sum} बाकी`
export const isPaid = 'पेमेंट हुआ'
export const missed: typeof en.missed = (times) =>
  times === 1 ? 'घर पर कोई नहीं मिला' : `${times} बार घर पर कोई नहीं मिला: आप तय करें`
export const notWanted: typeof en.notWanted = (note) => `नहीं लिया: ${note} आप तय करें`

export const run: typeof en.run = (number) => `फेरा ${number}`
export const moveUp: typeof en.moveUp = (number) => `#${number} को ऊपर करें`
export const moveDown: typeof en.moveDown = (number) => `#${number} को नीचे करें`
export const takeOut: typeof en.takeOut = (number) => `#${number} को फेरे से हटाएँ`
export const putBack: typeof en.putBack = (number) => `#${number} को फेरे में वापस रखें`
export const giveUp = 'हटाएँ'
export const askGiveUp: typeof en.askGiveUp = (number) => `फेरा ${number} हटाएँ?`
export const giveUpNote = 'इसके ऑर्डर पैक रहेंगे, और दूसरे फेरे में जा सकते हैं।'
export const start = 'रवाना करें'
export const starting = 'रवाना हो रहा है...'
export const startRest: typeof en.startRest = (count) => `बाकी ${count} भी रवाना करें`
export const askStart: typeof en.askStart = (count) => `${count} ऑर्डर रवाना करें?`
export const startNote = 'हर ग्राहक को बताया जाएगा कि ऑर्डर निकल गया।'
export const stayed = 'ये साथ नहीं गए:'
export const cancel = 'अभी नहीं'

export const link = 'डिलीवरी वाले का लिंक'
export const linkWhat = 'फेरे का लिंक'
export const linkNote =
  'सिर्फ़ डिलीवरी वाले के लिए: इसमें नाम, पता, फ़ोन और बाकी पैसे दिखते हैं, और वे बताते हैं कि हर ऑर्डर का क्या हुआ। यह बिना नेटवर्क के भी चलता है।'
export const linkUntil: typeof en.linkUntil = (when) => `यह ${when} तक खुलेगा।`
export const linkSays: typeof en.linkSays = (shop, number) => `${shop}, फेरा ${number}:`
export const language = 'डिलीवरी वाला पढ़ेगा'
export const revoke = 'लिंक बंद करें'
export const revokeNote = 'डिलीवरी वाले का पेज तुरंत बंद हो जाएगा।'

export const done: typeof en.done = (count, of) => `${of} में से ${count} पूरे`
export const heard: typeof en.heard = (when) => `आखिरी खबर: ${when}`
export const notHeard = 'अभी कोई खबर नहीं'
export const startedBy: typeof en.startedBy = (name) => `${name} ने रवाना किया`
export const back: typeof en.back = (when) => `${when} पूरा हुआ`
export const cash: typeof en.cash = (sum) => `${sum} नकद`
export const upi: typeof en.upi = (sum) => `${sum} UPI से`
export const timesMissed = 'दूसरी बार: आप तय करें'
export const unheard: typeof en.unheard = (what, when) => `${when} यह भी बताया, जो गिना नहीं गया: ${what}`

export const close = 'गाड़ी लौट आई'
export const closeTitle: typeof en.closeTitle = (number) => `फेरा ${number} लौट आया`
export const expected: typeof en.expected = (sum) => `नकद होना चाहिए: ${sum}`
export const noCash = 'कोई नकद नहीं लेना था।'
export const counted = 'गिनती में निकले (₹)'
export const intoTill = 'जो आप गिनेंगे, वह आपके गल्ले में जाएगा।'
export const why: typeof en.why = (sum, isLittle) => `${sum} ${isLittle ? 'कम' : 'ज़्यादा'} क्यों हैं?`
export const closeIt = 'फेरा पूरा करें'
export const closing = 'पूरा हो रहा है...'
export const required = 'यह लिखना ज़रूरी है।'
export const wasCounted: typeof en.wasCounted = (counted, expected) => `${counted} गिने गए, ${expected} होने थे`
