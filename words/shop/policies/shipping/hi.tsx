import type * as en from './en.tsx'

export const title = 'डिलीवरी'
export const whatItCosts = 'कितना खर्च'
export const nothing = 'कुछ नहीं, वज़न कितना भी हो और चीज़ें कितनी भी।'
export const each: typeof en.each = (cost) => `हर ऑर्डर पर ${cost}, वज़न कितना भी हो और चीज़ें कितनी भी।`
export const freeFrom: typeof en.freeFrom = (from, cost) =>
  `कार्ट में ${from} या ज़्यादा का सामान हो, तो डिलीवरी मुफ़्त है। उससे कम पर ${cost} लगते हैं, वज़न कितना भी हो और चीज़ें कितनी भी।`
export const total: typeof en.total = (hasFree) =>
  `कुल रकम कार्ट में हमेशा दिखती है${hasFree ? ', और यह भी कि मुफ़्त डिलीवरी के लिए कितने का सामान और चाहिए' : ''}। बाद में कुछ नहीं जुड़ता: जो कुल दिखे, वही देना है।`
export const otherPlaces =
  'कुछ जगहों पर डिलीवरी का खर्च अलग हो सकता है, या कम से कम कितने का ऑर्डर हो, यह तय हो सकता है। जगह चुनने पर कार्ट यह बता देता है।'
export const fetchIt = 'ऑर्डर बाज़ार से भी ले जाएँ। तब डिलीवरी का खर्च नहीं लगता: कार्ट में यही चुनें।'

export const twoExamples = 'दो उदाहरण'
export const below: typeof en.below = (goods, pay) => `${goods} की सब्ज़ियाँ: डिलीवरी के साथ ${pay} लगेंगे।`
export const above: typeof en.above = (goods) => `${goods} की दाल और तेल: डिलीवरी मुफ़्त, ${goods} ही लगेंगे।`

export const whereIsIt = 'मेरा ऑर्डर कहाँ है?'
export const steps: typeof en.steps = (toOrders) => (
  <>
    ऑर्डर पर पहले <em>पेमेंट हुआ</em> लिखा होता है, या नकद हो, तो <em>ऑर्डर मिला</em>। फिर हम उसे पैक करते हैं, वह डिलीवरी
    के लिए निकलता है, और डिलीवर होता है। यह सब हमेशा {toOrders('मेरे ऑर्डर')} में दिखता है।
  </>
)
export const notGood = 'कुछ ठीक न हो, तो'
export const tellUs: typeof en.tellUs = (days, toReturns, toContact) => (
  <>
    पत्ते ताज़े नहीं, या रास्ते में बोतल टूट गई? {days} के अंदर बताएँ: हम उसे बदलेंगे या पैसे लौटाएँगे। देखें:{' '}
    {toReturns('वापसी कैसे होती है')} और {toContact('हमसे कैसे बात करें')}।
  </>
)
