import type * as en from './en.ts'

export const brought = 'पहुँचेगा'
export const fetchedAt = 'आप ले जाएँगे'
export const changeUntil: typeof en.changeUntil = (when) => `${when} तक आप इसे बदल सकते हैं।`
export const noChange = 'ऑर्डर तैयार हो रहा है, अब कुछ नहीं बदल सकता।'
export const late: typeof en.late = (asked) =>
  `आपका पेमेंट देर से आया, और आपका चुना समय (${asked}) भर चुका था। इसलिए अगला खाली समय मिला है।`
export const otherTime = 'दूसरा समय चुनें'
export const oneMoment = 'एक पल...'
export const title = 'समय चुनें'
export const orderUntil: typeof en.orderUntil = (when) => `ऑर्डर ${when} तक`
export const take = 'यह समय लें'
export const keep = 'ऐसे ही रहने दें'
export const none = 'अभी कोई दूसरा समय खाली नहीं है।'
export const notLoaded = 'समय दिख नहीं पाए। कृपया फिर कोशिश करें।'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
export const changed = 'नया समय आपका है।'
