import type * as en from './en.ts'

export const title = 'सामान लौटाएँ'
export const whatBack = 'क्या लौटाना है?'
export const piecesOf: typeof en.piecesOf = (goods) => `कितने: ${goods}`
export const piecesOut: typeof en.piecesOut = (pieces, left) => `${left} में से ${pieces}`
export const whatInstead = 'बदले में क्या चाहिए?'
export const money = 'मेरे पैसे वापस'
export const replacement = 'वही सामान फिर से'
export const whatIsWrong = 'इसमें क्या खराबी है?'
export const atMost: typeof en.atMost = (letters) => `ज़्यादा से ज़्यादा ${letters} अक्षर।`
export const notNow = 'अभी नहीं'
export const ask = 'वापसी माँगें'
export const sending = 'भेजा जा रहा है…'
export const openingPictures = 'तस्वीरें खुल रही हैं…'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें: आपने जो भरा है, वह यहीं है।'

export const chooseWhat = 'चुनें कि क्या लौटाना है।'
export const someIsBack = 'इसमें से कुछ पहले ही लौटाया जा चुका है। फिर से चुनें।'
export const tellWhatIsWrong = 'बताएँ कि खराबी क्या है।'
export const tooLong: typeof en.tooLong = (most, letters) =>
  `ज़्यादा से ज़्यादा ${most} अक्षर लिखें। अभी ${letters} हैं।`

export const pictures = 'सामान की तस्वीरें'
export const optional = '(ज़रूरी नहीं)'
export const whoSees: typeof en.whoSees = (most) => `${most} तक। इन्हें सिर्फ़ आप और हमारे लोग देखेंगे।`
export const yourPictures = 'आपकी तस्वीरें'
export const picture: typeof en.picture = (place) => `सामान की तस्वीर ${place}`
export const remove = 'हटाएँ'
export const removeWhich: typeof en.removeWhich = (place) => `: तस्वीर ${place}`
export const addPicture = 'तस्वीर जोड़ें'
export const oneMoment = 'एक पल रुकें…'
export const notOpened = 'यह तस्वीर नहीं खुली। कोई और चुनें।'
export const roomFor: typeof en.roomFor = (most) => `यहाँ ${most} तस्वीरों की जगह है। बाकी छोड़ दी गईं।`
