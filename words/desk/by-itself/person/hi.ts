import { weekdayNames } from '#words/ui/dates/hindi-dates.ts'

import type * as en from './en.ts'

export const title = 'अपने आप आता है'
const everyDay = 'हर दिन'
export const daysOf: typeof en.daysOf = (days) =>
  days.length === 7 ? everyDay : days.map((day) => weekdayNames[day - 1]).join(', ')
export const paused: typeof en.paused = (from) => `${from} से रुका है।`
export const pausedUntil: typeof en.pausedUntil = (from, until) => `${from} से ${until} तक रुका है।`
export const asks = 'अब दाम ज़्यादा है, और उनकी हाँ का इंतज़ार है।'
export const pauseFrom: typeof en.pauseFrom = (day) => `${day} से रोकें`
export const goOn = 'फिर शुरू करें'
export const end = 'बंद करें'
export const endNow = 'हाँ, बंद करें'
export const keep = 'चलने दें'

export const how = 'कैसे आता है'
export const changeHow = 'कैसे आता है, बदलें'
export const openFrom: typeof en.openFrom = (day) => `यहाँ का बदलाव ${day} से इस सारे सामान के लिए है।`
export const where = 'कहाँ'
export const collect = 'बाज़ार से ले जाते हैं'
export const noAddress = 'पता हटा दिया गया है।'
export const hour = 'कब'
export const anyHour = 'दिन के पहले समय पर'
export const hours: typeof en.hours = (from, to) => `${from} से ${to}`
export const from: typeof en.from = (time) => `${time} से`
export const pays = 'पेमेंट'
export const ways: typeof en.ways = {
  cash: 'मिलने पर नकद',
  wallet: 'वॉलेट से, कम हों तो नकद',
  receivable: 'उधार में लिखा जाता है',
}
export const notThere: typeof en.notThere = (days) => `वहाँ इन दिनों कुछ नहीं आता: ${days}।`
export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
