import type * as en from './en.tsx'

export const returns = 'वापसी'
export const notLoaded = 'इस ऑर्डर की वापसी नहीं खुली।'
export const tryAgain = 'फिर कोशिश करें'
export const order: typeof en.order = (number) => `ऑर्डर #${number}`
export const replaces: typeof en.replaces = (first) => (
  <>यह {first} के लौटाए सामान के बदले का सामान है। इसके पैसे नहीं लगेंगे।</>
)
export const daysOver = 'वापसी के दिन खत्म हो गए। अब भी कुछ ठीक नहीं है?'
export const writeToUs = 'हमें लिखें'
export const stop = '।'
export const canSendBack: typeof en.canSendBack = (isRest, until) => (
  <>
    {isRest ? 'बाकी सामान ' : 'कुछ अच्छा नहीं निकला? सामान '}
    {until} तक लौटाया जा सकता है। बदले में पैसे लें या वही सामान।
  </>
)
export const returnGoods = 'सामान लौटाएँ'
export const oneMoment = 'एक पल रुकें…'

export const weLook = 'हम देख रहे हैं'
export const withinADay = 'हमारा जवाब एक दिन में मिलेगा।'
export const notTakenBack = 'वापस नहीं लिया'
export const agreed = 'मंज़ूर'
export const bringAgain = 'हम वही सामान फिर लाएँगे, मुफ़्त में।'
export const moneyBack: typeof en.moneyBack = (sum) => `आपको ${sum} वापस मिलेंगे।`
export const forMoney = 'पैसे वापस चाहिए'
export const forGoods = 'वही सामान फिर चाहिए'
export const yourPictures = 'आपकी तस्वीरें'
export const picture: typeof en.picture = (place) => `आपकी भेजी तस्वीर ${place}`
export const weSay: typeof en.weSay = (answer) => `हमारा जवाब: “${answer}”`
export const seeNewOrder: typeof en.seeNewOrder = (number) => `नया ऑर्डर #${number} देखें`
