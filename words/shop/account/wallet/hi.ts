import type * as en from './en.ts'

export const title = 'मेरा वॉलेट'
export const isKept = 'आपके वॉलेट में'
export const what = 'आप इससे इस दुकान के ऑर्डर खरीद सकते हैं, और जब चाहें सारे पैसे वापस ले सकते हैं।'
export const amount = 'कितने डालें (₹)'
export const room: typeof en.room = (sum) => `ज़्यादा से ज़्यादा ${sum} और।`
export const topUp = 'पैसे डालें'
export const toppedUp = 'पैसे वॉलेट में आ गए। धन्यवाद।'
export const giveBack = 'पैसे वापस लें'
export const keep = 'रहने दें'
export const reallyGiveBack: typeof en.reallyGiveBack = (sum) => `हाँ, ${sum} वापस लें`
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const ofOrder: typeof en.ofOrder = {
  spent: (number) => `ऑर्डर #${number}`,
  back: (number) => `ऑर्डर #${number} से वापस`,
}
export const kinds: typeof en.kinds = {
  topped_up: 'डाले',
  given_back: 'वापस मिले',
  spent: 'दिए',
  order_back: 'वापस',
  paid_out: 'आपको भेजे',
  deposit: 'लौटाई बोतलें',
}
