import type * as en from './en.ts'

export const week = 'हफ़्ता'
export const weekOf: typeof en.weekOf = (from, to) => `${from} से ${to}`
export const isClosed = 'यह हफ़्ता बंद हो चुका है। अब यह नहीं बदलेगा।'
export const goesOn: typeof en.goesOn = (day) => `यह हफ़्ता ${day} तक चलेगा और अगली सुबह 6 बजे बंद होगा।`
export const nothing = 'अभी कोई उत्पादक माल नहीं लाता।'
export const notLoaded = 'हिसाब नहीं खुला।'
export const columns: typeof en.columns = {
  grower: 'उत्पादक',
  before: 'पहले का बाकी',
  goods: 'माल का',
  given: 'दिया गया',
  owed: 'हफ़्ते के अंत में बाकी',
  now: 'अभी बाकी',
}
export const sold = 'इस हफ़्ते जो पहुँचाया गया'
export const soldParts: Record<keyof typeof en.soldParts, string> = {
  tax: 'टैक्स',
  shares: 'उत्पादकों का हिस्सा',
  cost: 'खरीदे हुए माल की कीमत',
  delivery: 'पहुँचाने का शुल्क',
  kept: 'सहकारी समिति का हिस्सा',
}
export const soldTotal = 'कुल बिक्री, लौटाए पैसे घटाकर'
export const withoutGrower =
  'जो माल बिना उत्पादक के आया, उसका यहाँ न हिस्सा है न कीमत: उसकी बिक्री सहकारी समिति के हिस्से में है।'
export const list = 'उत्पादकों का हिसाब'
export const unpriced: typeof en.unpriced = (count) => `${count} बैच का दाम नहीं लिखा है`
export const enterPrices = '‘माल लें’ में लिखें।'
export const open: typeof en.open = (name) => `${name} का हिसाब`
export const before = 'पहले का बाकी'
export const owed = 'हफ़्ते के अंत में बाकी'
export const empty = 'इस हफ़्ते कुछ नहीं लिखा गया।'
export const causes: Record<keyof typeof en.causes, string> = {
  bought: 'खरीदा',
  sold: 'बिका',
  taken_back: 'वापस आया',
  advance: 'पेशगी',
  crate: 'क्रेट',
  paid: 'दिया गया',
}
export const counter: typeof en.counter = (cause) => `${cause}, सुधार`
export const pieces: typeof en.pieces = (count) => `${count} नग`
export const atPrice: typeof en.atPrice = (price) => `${price} के दाम पर`
export const shareOf: typeof en.shareOf = (percent, value) => `बिना टैक्स ${value} का ${percent}%`
export const takeBack = 'वापस लें'
export const why = 'वजह'

export const enter = 'लिखें'
export const entering = 'लिख रहे हैं...'
export const enterWhat = 'क्या दिया'
export const kinds: Record<keyof typeof en.kinds, string> = {
  paid: 'पेमेंट दिया',
  advance: 'पेशगी',
  crate: 'क्रेट',
  crateBack: 'लौटाए हुए क्रेट',
}
export const amount = 'रकम (₹)'
export const reference = 'पेमेंट या रसीद का नंबर'
export const note = 'बात (चाहें तो)'
export const enterAmount = 'रकम लिखें, जैसे 250 या 99.50।'

export const link = 'उत्पादक के लिए लिंक'
export const linkHint: typeof en.linkHint = (language) =>
  `यह इस हफ़्ते का हिसाब ${language} में खोलता है, PDF और CSV के साथ, 30 दिन तक। जिसके पास लिंक है, वह पढ़ सकता है।`
export const languages: Record<keyof typeof en.languages, string> = { hi: 'हिंदी', en: 'अंग्रेज़ी' }
export const makeLink = 'लिंक बनाएँ'
export const makeAnother = 'दूसरा लिंक बनाएँ'
export const anotherHint = 'तब पहले वाला लिंक कुछ नहीं खोलेगा।'
export const linkUntil: typeof en.linkUntil = (day) => `एक लिंक इसे ${day} तक खोलता है।`
export const endLink = 'लिंक बंद करें'
export const copyLink = 'लिंक कॉपी करें'
export const theLink = 'लिंक'
export const onlyClosed = 'हफ़्ता बंद होने पर लिंक बनेगा।'
