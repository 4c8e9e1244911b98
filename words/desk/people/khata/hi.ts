import type * as en from './en.ts'

export const khata = 'उधार'
export const weOwe = 'हमें देने हैं'
export const theyOwe = 'उन पर उधार'
export const more: typeof en.more = (sum) => `${sum} और लिखे जा सकते हैं।`
export const takePayment = 'पैसे लें'
export const paymentLink = 'पेमेंट का लिंक'
export const giveBack = 'पैसे वापस दें'
export const linkWhat = 'पेमेंट का लिंक'
export const linkNote =
  'जिसके पास लिंक है, उसे सिर्फ़ बाकी पैसे दिखते हैं, और वह ऑनलाइन दे सकता है। शनिवार के संदेश में यही लिंक होता है।'
export const linkSays: typeof en.linkSays = (shop) => `${shop}: आपके उधार का हिसाब, और पेमेंट का तरीका:`
export const limit = 'हद (₹)'
export const openKhata = 'उधार शुरू करें, हद के साथ (₹)'
export const limitHint = 'इतना उधार हो सकता है। 0: और नहीं लिखा जाएगा।'
export const saveLimit = 'हद सेव करें'
export const nothing = 'अभी कुछ नहीं।'
export const writtenDown: typeof en.writtenDown = (number) => `उधार में लिखा, #${number}`
export const takenOff: typeof en.takenOff = (number) => `उधार से कम किया, #${number}`
export const takeBack = 'वापस लें'
export const why = 'क्यों?'
export const whyHint = 'ग्राहक इसे पढ़ते हैं।'
export const kinds: typeof en.kinds = {
  given: 'वापस दिए',
  order: '',
  cash: 'नकद मिले',
  upi: 'UPI से मिले',
  bank: 'बैंक से मिले',
  counter: 'पेमेंट वापस लिया',
  online: 'ऑनलाइन मिले',
  refund: 'ऑनलाइन वापस दिए',
  deposit: 'खाली बोतलें और क्रेट',
}

export const whoOwes = 'किस पर कितना उधार'
export const loading = 'खुल रहा है...'
export const notLoaded = 'सूची नहीं खुली। कृपया फिर कोशिश करें।'
export const together = 'कुल'
export const nobody = 'किसी पर उधार नहीं है।'
export const limitOf: typeof en.limitOf = (sum) => `हद ${sum}`
export const paidLast: typeof en.paidLast = (day) => `पिछला पेमेंट ${day}`
export const neverPaid = 'अब तक कुछ नहीं दिया'

export const wallet = 'वॉलेट'
export const weKeep = 'हमारे पास उनके'
export const sentByHand = 'हाथ से भेजे (₹)'
export const sentHint = 'सारे पैसे वे खुद ऑनलाइन वापस ले सकते हैं। पेमेंट सेवा से जो नहीं गया और आपने भेजा, उसे यहाँ लिखें।'
export const reference = 'UPI या बैंक का रेफ़रेंस नंबर'
export const noteIt = 'लिख लें'
export const walletKinds: typeof en.walletKinds = {
  topped_up: 'डाले',
  given_back: 'ऑनलाइन वापस दिए',
  spent: 'पेमेंट',
  order_back: 'वापस आए',
  paid_out: 'हाथ से भेजे',
  deposit: 'खाली बोतलें और क्रेट',
}

export const empties = 'बोतलें और क्रेट'
export const depositOwed = 'डिपॉज़िट जो हमें लौटाना है'
export const emptiesBack: typeof en.emptiesBack = (goods) => `${goods}: कितने खाली लौटे`
export const withCustomer: typeof en.withCustomer = (pieces, each) =>
  `ग्राहक के पास ${pieces}, हर एक का ${each}`
export const givenBack = 'कैसे लौटाया'
export const give = 'लौटाएँ'
export const giveSum: typeof en.giveSum = (sum) => `${sum} लौटाएँ`
export const takeOff: typeof en.takeOff = (sum) => `${sum} बकाया में से घटाएँ`
export const unpaidOff: typeof en.unpaidOff = (sum) => `इनमें से ${sum} बकाया में से घटेंगे।`
export const ofItOff: typeof en.ofItOff = (sum) => `इनमें से ${sum} बकाया में से घटे`
export const giveWays: typeof en.giveWays = {
  cash: 'नकद, मेरे गल्ले से',
  wallet: 'उनके वॉलेट में',
  receivable: 'उनके उधार से कम करें',
}
export const back: typeof en.back = (pieces, way) => `${pieces} लौटे, ${way}`
export const ways: typeof en.ways = { cash: 'नकद', wallet: 'वॉलेट में', receivable: 'बकाया से कम' }
export const takenBack: typeof en.takenBack = (reason) => `वापस लिया: ‘${reason}’`
export const pressAgain = 'फिर ‘वापस लें’ दबाएँ।'
