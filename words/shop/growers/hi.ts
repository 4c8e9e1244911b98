import { months } from '#words/ui/dates/hindi-dates.ts'

import type * as en from './en.ts'

export const title = 'कौन उगाता और बनाता है'
export const description = 'दुकान में सामान लाने वाले उत्पादक और उनके गाँव।'
export const lead = 'दुकान का सामान ये लोग और समूह उगाते और बनाते हैं।'
export const nothing = 'अभी किसी उत्पादक का नाम नहीं लिखा है।'
export const toGoods = 'सारा सामान देखें'
export const toAll = 'सारे उत्पादक'

export const aboutGrower: typeof en.aboutGrower = (name, village) =>
  `${name}, ${village}: क्या उगता और बनता है, और अभी क्या मिलता है।`
export const named: typeof en.named = (english, hindi) => hindi || english
export const place: typeof en.place = (village, district) =>
  village === district ? village : `${village}, ज़िला ${district}`
export const since: typeof en.since = (year) => `${year} से सामान लाते हैं`
export const certified: typeof en.certified = (scheme) => `सर्टिफ़ाइड ऑर्गेनिक (${scheme})`
export const certificate: typeof en.certificate = (number, until) => `सर्टिफ़िकेट ${number}, ${until} तक`
export const ended = 'अभी कोई सामान नहीं लाते।'
export const whatNow = 'इनका लाया सामान'
export const noneNow = 'अभी इनका कोई सामान दुकान में नहीं है।'
export const soldOut = 'स्टॉक खत्म'

export const dayOf: typeof en.dayOf = (day, today) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`
export const harvested: typeof en.harvested = (on) => `फ़सल ${on} की`
export const made: typeof en.made = (on) => `${on} का बना`
export const from = ''
export const afterFrom = ' से'
