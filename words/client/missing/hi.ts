import type * as en from './en.ts'

export const areSoldOut: typeof en.areSoldOut = (names, more) => `${listed(names, more)} का स्टॉक खत्म है`
export const areGone: typeof en.areGone = (names, more) => `${listed(names, more)} की बिक्री अब बंद है`
export const onlyLeft: typeof en.onlyLeft = (stock, goods) =>
  `‘${goods}’: सिर्फ़ ${stock} ${stock === '1' ? 'बचा है' : 'बचे हैं'}`
export const tooFewOfMore: typeof en.tooFewOfMore = (count) =>
  `${count} और ${count === 1 ? 'चीज़' : 'चीज़ों'} का स्टॉक कम है`
export const cartIsFull: typeof en.cartIsFull = (names, more) =>
  `कार्ट भर गया है: ${listed(names, more)} के लिए जगह नहीं है`

/** As a word stands before 'का': in the oblique. */
function listed(names: readonly (string | null)[], more: number): string {
  const all = [
    ...names.map((name) => (name === null ? 'एक सामान' : `‘${name}’`)),
    ...(more > 0 ? [`${more} दूसरी चीज़ों`] : []),
  ]
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} और ${last}`
}
