import type * as en from './en.ts'

export const title = 'जो अपने आप आता है'
export const weekdays = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि']
const everyDay = 'हर दिन'
export const daysOf: typeof en.daysOf = (days) =>
  days.length === 7 ? everyDay : days.map((day) => weekdays[day - 1]).join(', ')
export const cutoff = 'किसी दिन को एक दिन पहले रात 8 बजे तक बदल सकते हैं। डिलीवरी मुफ़्त है।'
export const next = 'अगले दिन। किसी दिन नहीं चाहिए, तो उसे दबाएँ।'
export const states: typeof en.states = {
  coming: 'आएगा',
  ordered: 'ऑर्डर हुआ',
  skipped: 'नहीं चाहिए',
  dearer: 'दाम बढ़ा',
  sold_out: 'खत्म',
  closed: 'नहीं आएगा',
  place: 'पता नहीं',
  payment: 'पेमेंट नहीं',
  missed: 'देर हुई',
}
export const pause = 'रोकें'
export const goOn = 'फिर शुरू करें'
export const paused: typeof en.paused = (from) => `${from} से रुका है।`
export const pausedUntil: typeof en.pausedUntil = (from, until) => `${from} से ${until} तक रुका है।`
export const pauseUntil = 'रुकने का आखिरी दिन'
export const pauseHint = 'खाली छोड़ें, तो आपके फिर शुरू करने तक रुका रहेगा।'
export const changeDays = 'दिन बदलें'
export const save = 'सहेजें'
export const never: typeof en.never = (count) =>
  count === 0 ? 'जो कभी नहीं चाहिए' : `जो कभी नहीं चाहिए: ${count}`
export const neverHint = 'तीन तक सामान दबाएँ। उनकी जगह कुछ और आएगा।'
export const end = 'बंद करें'
export const endNow = 'हाँ, बंद करें'
export const keep = 'चलने दें'
export const asks: typeof en.asks = (before, now) =>
  `दाम ${before} से बढ़कर ${now} हो गया। आपके हाँ कहने तक यह नहीं आएगा।`
export const deposit: typeof en.deposit = (sum) => `इसमें ${sum} बोतलों का डिपॉज़िट है।`
export const accept: typeof en.accept = (price) => `हाँ, ${price} में`
export const newTitle: typeof en.newTitle = (goods) => `‘${goods}’ अपने आप`
export const days = 'किन दिनों पर?'
export const quantity = 'कितने?'
export const where = 'कहाँ?'
export const collect = 'मुझे बाज़ार से लेना है'
export const hour = 'कब?'
export const anyHour = 'दिन के पहले समय पर'
export const hours: typeof en.hours = (from, to) => `${from} से ${to}`
export const pays = 'पेमेंट कैसे करेंगे?'
export const ways: typeof en.ways = {
  cash: 'मिलने पर नकद',
  receivable: 'उधार में लिखें',
  wallet: 'मेरे वॉलेट से, कम हों तो नकद',
}
export const allTogether = 'जगह, समय और पेमेंट अपने आप आने वाले सारे सामान के लिए एक ही हैं।'
export const how = 'कैसे आता है'
export const changeHow = 'जगह, समय या पेमेंट बदलें'
export const from: typeof en.from = (time) => `${time} से`
export const noAddress = 'इसका पता हटा दिया गया है। दूसरा पता चुनें।'
export const notThere: typeof en.notThere = (days) => `वहाँ इन दिनों कुछ नहीं आता: ${days}।`
export const start = 'शुरू करें'
export const cancel = 'अभी नहीं'
export const oneMoment = 'एक पल...'
export const noAnswer = 'इंटरनेट नहीं है। फिर कोशिश करें।'
