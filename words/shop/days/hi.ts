import * as dates from '#words/ui/dates/hi.ts'

import type * as en from './en.ts'

export const noDayWords = 'दिन तय करने के लिए हम आपको फ़ोन करेंगे।'
export const dayOrCall: typeof en.dayOrCall = (on) => (on === null ? 'फ़ोन करेंगे' : dates.shortDay(on))
export const promiseWords: typeof en.promiseWords = (promisedOn) =>
  promisedOn === null ? noDayWords : `डिलीवरी का वादा: ${dates.shortDay(promisedOn)}।`
