import type * as en from './en.ts'

export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const added: typeof en.added = (count) =>
  count === 1 ? '1 चीज़ कार्ट में आ गई' : `${count} चीज़ें कार्ट में आ गईं`
export const someAdded: typeof en.someAdded = (count, all, missing) =>
  count === 0 ? `कार्ट में कुछ नहीं आया: ${missing}` : `${all} में से ${added(count)}, ${missing}`
