import { weekdayNames } from '#words/ui/dates/hindi-dates.ts'

import type * as en from './en.ts'

export const notLoaded = 'डिलीवरी के इलाके नहीं खुले'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
export const lost = 'जवाब नहीं आया। कृपया फिर कोशिश करें: काम एक ही बार होगा।'
export const saved = 'डिलीवरी के इलाके सेव हो गए'
export const add = 'इलाका जोड़ें'
export const importCsv = 'CSV से लें'
export const downloadCsv = 'CSV में लें'
const areas = (count: number) => (count === 1 ? '1 इलाका' : `${count} इलाके`)
export const found: typeof en.found = (found, all) =>
  found === all ? `हम यहाँ डिलीवरी करते हैं: ${areas(all)}` : `${areas(all)} में से ${found}`
export const firstShown: typeof en.firstShown = (count) => `पहले ${count} दिख रहे हैं।`
export const find = 'PIN कोड या नोट खोजें…'
export const everywhere = 'हम हर जगह डिलीवरी करते हैं'
export const everywhereNote = 'सूची खाली है। पहला इलाका जोड़ते ही डिलीवरी सिर्फ़ सूची के इलाकों में होगी।'
export const yesEverywhere = 'हाँ, हम हर जगह डिलीवरी करते हैं'
export const noneFound = 'कोई इलाका नहीं मिला'
export const notThere: typeof en.notThere = (pinCode) => `${pinCode} पर हम डिलीवरी नहीं करते।`
export const otherSearch = 'कुछ और लिखकर खोजें।'

export const range: typeof en.range = (from, to) => `${from} से ${to}`
export const columns: typeof en.columns = {
  pinCodes: 'PIN कोड',
  days: 'दिन',
  fee: 'खर्च',
  note: 'नोट',
  cash: 'यहाँ नकद',
  action: 'काम',
}
export const yes = 'हाँ'
export const no = 'नहीं'
export const change = 'बदलें'
export const changeOf: typeof en.changeOf = (area) => `${area} बदलें`
export const weekdays: typeof en.weekdays = (days) =>
  days.length === 7 ? 'हर दिन' : days.map((day) => weekdayNames[day - 1]).join(' ')
export const until: typeof en.until = (hour) => `${hour}:00 तक`
export const takes: typeof en.takes = (days) => (days === 0 ? 'उसी दिन' : `${days} दिन में`)
export const isFree = 'मुफ़्त'
export const neverFree = 'मुफ़्त कभी नहीं'
export const freeFromSum: typeof en.freeFromSum = (sum) => `${sum} से मुफ़्त`
export const goodsFrom: typeof en.goodsFrom = (sum) => `कम से कम ${sum} का सामान`

export const inTheWay: typeof en.inTheWay = (area) => `${area} पहले से सूची में है।`
export const remove = 'मिटाएँ'
export const cancel = 'वापस'
export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
export const isFirst = 'यह पहला इलाका है: अब से डिलीवरी सिर्फ़ सूची के इलाकों में होगी।'
export const pinCode = 'PIN कोड'
export const upTo = 'कहाँ तक (चाहें तो)'
export const upToHint = 'आखिरी PIN कोड।'
export const fee = 'डिलीवरी का खर्च'
export const feeHint: typeof en.feeHint = (sum) => `खाली छोड़ें तो ${sum}, जैसे हर जगह।`
export const freeFrom = 'कितने से मुफ़्त'
export const freeFromHint: typeof en.freeFromHint = (sum) => `रकम, या never। खाली छोड़ें तो ${sum}, जैसे हर जगह।`
export const never = 'कभी नहीं'
export const least = 'कम से कम'
export const leastHint = 'इससे कम का सामान वहाँ नहीं पहुँचाते।'
export const days = 'कितने दिन'
export const daysHint = 'डिलीवरी में लगने वाले दिन। 0: उसी दिन।'
export const deliveredOn = 'किन दिनों पर डिलीवरी'
export const daysTold = 'ग्राहक को बताया जाता है कि ऑर्डर किस दिन आएगा।'
export const noDays = 'कोई दिन न हो तो दिन का वादा नहीं होता: ग्राहक को लिखा मिलता है कि आप फ़ोन करेंगे।'
export const orderUntil = 'ऑर्डर कब तक (बजे)'
export const orderUntilHint = 'इसके बाद के ऑर्डर अगले दिन के गिने जाते हैं। खाली छोड़ें तो रात 12 बजे तक।'
export const note = 'नोट (चाहें तो)'
export const noteHint = 'PIN कोड पूछने पर ग्राहक इसे पढ़ते हैं।'
export const takesCash = 'यहाँ के ग्राहक नकद दे सकते हैं'
export const askLast = 'आखिरी इलाका मिटाएँ? फिर डिलीवरी हर जगह होगी।'
export const keep = 'रहने दें'

export const enterPinCode = '6 अंकों का PIN कोड लिखें।'
export const enterLastPinCode = '6 अंकों का PIN कोड लिखें, या खाली छोड़ें।'
export const otherOrder = 'आखिरी PIN कोड पहले वाले से छोटा है।'
export const wrongDays: typeof en.wrongDays = (most) => `दिन 0 से ${most} तक की पूरी संख्या में लिखें।`
export const wrongWeekdays: typeof en.wrongWeekdays = (some, all) =>
  `दिनों के लिए ${some} या ${all} लिखें, या खाली छोड़ें।`
export const wrongHour = 'ऑर्डर कब तक: 1 से 24 में से एक, जैसे 18, या खाली छोड़ें।'
export const wrongFee = 'रुपयों में रकम लिखें, जैसे 60, या खाली छोड़ें।'
export const wrongFreeFrom = 'कितने से मुफ़्त: 0 से ज़्यादा रकम, जैसे 800, या never, या खाली छोड़ें।'
export const wrongLeast = 'कम से कम: 0 से ज़्यादा रकम, जैसे 300, या खाली छोड़ें।'
export const wrongNote: typeof en.wrongNote = (most) => `नोट ${most} अक्षरों से लंबा नहीं हो सकता।`

export const saveList = 'सूची सेव करें'
export const csvHint: typeof en.csvHint = (columns, cash, freeFrom) =>
  `हर लाइन में एक इलाका: ${columns}। सिर्फ़ पहला PIN कोड ज़रूरी है। नकद के लिए ${cash} लिखें, ${freeFrom} में रकम या never। जो लाइन में नहीं है, वह वैसा ही रहेगा।`
export const yesOrNo = 'हाँ या नहीं'
export const takesPlace: typeof en.takesPlace = (count) => `यह सूची के ${areas(count)} की जगह लेगा।`
export const notReadable: typeof en.notReadable = (file) => `‘${file}’ नहीं खुली। फिर चुनें।`
export const nothingSaved = 'अभी कुछ सेव नहीं हुआ।'
export const andMore: typeof en.andMore = (count) => `और ${count}।`
export const chooseFile = 'फ़ाइल चुनें'
export const paste = 'या लाइनें यहाँ चिपकाएँ'
export const wrongCash: typeof en.wrongCash = (words) => `नकद के लिए ${words} लिखें।`
export const tooManyColumns: typeof en.tooManyColumns = (most) => `इसमें ${most} से ज़्यादा खाने हैं।`
export const ofLine: typeof en.ofLine = (line, problem) => `लाइन ${line}: ${problem}`
export const tooMany: typeof en.tooMany = (count, most) => `इसमें ${count} इलाके हैं। सूची में ${most} तक हो सकते हैं।`
export const nothingInIt = 'इसमें कोई इलाका नहीं है।'
export const overlaps: typeof en.overlaps = (area, line, other) =>
  `${area} में लाइन ${line} के PIN कोड हैं, ${other}।`

export const wishes = 'आपका इंतज़ार'
export const wishesNote =
  'आपके इलाकों से बाहर के लोग, जो खबर चाहते हैं। उनका PIN कोड जोड़ें: ईमेल तुरंत जाएगा, और नंबर पर आप फ़ोन करें।'
export const people: typeof en.people = (count) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`)
export const deliveredNow = 'अब आप वहाँ डिलीवरी करते हैं'
export const toCall: typeof en.toCall = (numbers) => `फ़ोन करें: ${numbers}`
export const removeWish: typeof en.removeWish = (pinCode) => `${pinCode} में इंतज़ार करने वालों को मिटाएँ`
