import type * as en from './en.ts'

export const title = 'हमारे बारे में'
export const description: typeof en.description = (shop, state) =>
  `${[shop, state].filter(Boolean).join(', ')}: गाँव का बाज़ार, 24 घंटे खुला, आपके दरवाज़े पर। ऑर्गेनिक खाना और हाथ का बना सामान।`
export const heading = 'गाँव का बाज़ार, दिन भर खुला।'
export const lead = 'हाट गाँव में हफ़्ते का बाज़ार होता है। हमारा हाट दिन-रात खुला है, और आपके दरवाज़े तक आता है।'

export const story = 'खेत से आपकी गली तक'
export const atHaat =
  'हाट में किसान और कारीगर अपना उगाया और बनाया सामान बेचते हैं। वहाँ सामान देखा और सूँघा जाता है, और दाम पूछा जाता है। पता रहता है कि किससे खरीदा।'
export const longWay =
  'शहर की दुकान तक का रास्ता लंबा है। उसमें खाना कई हाथों और कई दिनों से गुज़रता है। किसान को कम पैसे मिलते हैं, और आपको कम स्वाद। हम रास्ता छोटा रखते हैं: किसानों, छोटी चक्कियों और कारीगरों से खरीदते हैं, सामान पैक करते हैं और आप तक पहुँचाते हैं।'
export const clearPrices: typeof en.clearPrices = (days) =>
  `हर दाम साफ़ दिखता है, और साथ में किलो या लीटर का दाम। कुछ ठीक न हो, तो ${days} के अंदर बताएँ: हम उसे बदलेंगे या पैसे लौटाएँगे।`

export const inFigures: typeof en.inFigures = (shop) => `${shop}, गिनती में`
export const curated = 'चुना हुआ सामान'
export const categories = 'सामान की कैटेगरियाँ'
export const goal: typeof en.goal = (count) =>
  `यह गिनती हमारा लक्ष्य है। आज यहाँ ${count} ${count === 1 ? 'कैटेगरी' : 'कैटेगरियों'} का सामान है।`

export const certified = 'सर्टिफ़ाइड सामान'
export const fiveKinds = 'पाँच तरह का सामान। बेचने से पहले हम इसे उगाने और बनाने वालों से मिलने जाते हैं।'
export const fruit = 'फल और सब्ज़ियाँ'
export const fruitText = 'केमिकल वाली कीटनाशक दवा के बिना उगे, पकने पर तोड़े और ताज़े बेचे गए।'
export const pulses = 'दालें'
export const pulsesText = 'दालें, राजमा, चने और मटर: साफ़ किए और छाँटे हुए, और कुछ नहीं मिलाया।'
export const oils = 'कोल्हू का तेल'
export const oilsText = 'सरसों, तिल, मूँगफली और नारियल का तेल, धीरे-धीरे निकाला, बिना रिफ़ाइन किया।'
export const dairy = 'दूध का सामान'
export const dairyText = 'दूध, दही, पनीर और घी, गाँव के छोटे पशुपालकों से।'
export const handmade = 'हाथ का बना सामान'
export const handmadeText = 'मटके, दीये, खिलौने और ठप्पे की छपाई वाला कपड़ा, उन कारीगरों से जिन्हें हम जानते हैं।'

export const comeIn = 'आइए, देखिए।'
export const start = 'खरीदारी शुरू करें'
