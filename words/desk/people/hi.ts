import type * as en from './en.ts'

export const title = 'सारे लोग'
export const notLoaded = 'लोगों की सूची नहीं खुली।'
export const addHelper = 'हेल्पर जोड़ें'
export const whoOwes = 'किस पर कितना उधार'
export const exported = 'लोग'
export const count: typeof en.count = (total) => (total === 1 ? '1 व्यक्ति' : `${total} लोग`)
export const search = 'नाम, ईमेल या काम से खोजें…'
export const noneFound = 'कोई नहीं मिला'
export const otherSearch = 'कुछ और लिखकर खोजें।'

export const users = 'लोग'
export const columns: typeof en.columns = {
  name: 'नाम',
  reached: 'ईमेल या नंबर',
  role: 'रोल',
  duties: 'काम',
  coins: 'स्मार्ट कॉइन',
  joined: 'कब से',
  action: 'बदलें',
}
export const setCoinsOf: typeof en.setCoinsOf = (coins, name) => `${coins}. ${name} के स्मार्ट कॉइन बदलें`
export const nothingLeft = 'बदलने को कुछ नहीं बचा'
export const changeRole = 'रोल बदलें'
export const changeRoleOf: typeof en.changeRoleOf = (name) => `${name} का रोल बदलें`
export const manage = 'और काम'
export const manageThem: typeof en.manageThem = (name) => `${name} के लिए और काम`
export const joinedWith: typeof en.joinedWith = (name) => `${name} के साथ एक`
export const noCash = 'डिलीवरी पर नकद नहीं'
export const isBlocked = 'दुकान में रोक'
export const accountLink = 'खाते का लिंक'
export const accountLinkOf: typeof en.accountLinkOf = (name) => `${name} के खाते का लिंक`
export const noDuties = 'कोई नहीं'
export const changeDutiesOf: typeof en.changeDutiesOf = (duties, name) => `${duties}. ${name} के काम बदलें`

export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
export const name = 'नाम'
export const email = 'ईमेल'

export const helperAdded = 'हेल्पर जुड़ गया'
export const helperNote = 'उन्हें यह लिंक दें। इससे वे पासवर्ड चुनते हैं, और फिर अपने ईमेल से साइन इन करते हैं।'
export const adding = 'जुड़ रहा है...'
export const chooseDuty = 'कम से कम एक काम चुनें।'

export const changeDuties = 'काम बदलें'
export const dutiesNotSaved = 'काम सेव नहीं हुए। कृपया फिर कोशिश करें।'
export const saveDuties = 'काम सेव करें'
export const dutiesNote = 'उनका काम मेन्यू में ‘स्टॉल’ के नीचे है।'
export const dutiesAtStall = 'स्टॉल पर काम'
export const does: typeof en.does = {
  packs: 'ऑर्डर: पैक करना, भेजना, सौंपना। स्टॉक: खराब सामान हटाना।',
  counter: 'स्टॉल पर नए ऑर्डर और पेमेंट। नंबर से ग्राहक।',
}

export const roleNotChanged = 'रोल नहीं बदला। कृपया फिर कोशिश करें।'
export const changing = 'बदल रहा है...'
export const mayDo: typeof en.mayDo = {
  ADMIN: 'यह पैनल खोलना, सामान और रोल बदलना, सारे ऑर्डर देखना।',
  GENERAL: 'खरीदारी करना, और अपने ऑर्डर देखना।',
}
export const ownRole = 'यह आपका अपना खाता है। इसके बाद एडमिन पैनल आपके लिए नहीं खुलेगा।'

export const coinsNotSaved = 'स्मार्ट कॉइन सेव नहीं हुए। कृपया फिर कोशिश करें।'
export const enterCoins = 'पूरी संख्या लिखें, जैसे 25।'
export const saveCoins = 'कॉइन सेव करें'
export const howManyCoins = 'कितने हैं'
export const coinsHint = 'यह संख्या उनके खाते में दिखती है। ये पैसे नहीं हैं, इनसे पेमेंट नहीं होता।'

export const managePerson = 'और काम'
export const devices = 'डिवाइस'
export const endsOwn = 'इस डिवाइस को छोड़कर हर जगह से साइन आउट होगा।'
export const endsAll = 'हर जगह से साइन आउट होगा और पासकी मिट जाएँगी, जैसे फ़ोन खोने पर।'
export const signOutAll = 'सारे डिवाइस से साइन आउट करें'
export const twoSteps = 'दो कदम का साइन इन'
export const twoStepsNote =
  'जब फ़ोन और रिकवरी कोड दोनों खो जाएँ। इससे हर जगह साइन आउट होगा। पक्का कर लें कि वही पूछ रहे हैं।'
export const switchOff = 'उनके लिए बंद करें'
export const passwordLink = 'पासवर्ड चुनने का लिंक'
export const passwordLinkNote = 'उस हेल्पर के लिए जिसने अभी पासवर्ड नहीं चुना।'
export const showLink = 'नया लिंक दिखाएँ'
export const sameTwice = 'एक ही व्यक्ति दो बार'
export const saveName = 'नाम सेव करें'
export const blocked = 'रोक'
export const blocks: typeof en.blocks = {
  '': ['कोई रोक नहीं', 'सबकी तरह खरीदते और पेमेंट करते हैं।'],
  cash: ['डिलीवरी पर नकद नहीं', 'सामान भेजने से पहले पेमेंट करते हैं।'],
  shop: ['दुकान में रोक', 'साइन आउट हो जाते हैं और साइन इन नहीं होता। उनके लिए ऑर्डर नहीं लिया जाता।'],
}
export const joinedNote = 'उनके ऑर्डर और पते वहाँ हैं। अगर ये दो लोग हैं, तो जो कुछ वहाँ गया था, सब लौट आएगा।'
export const areTwo = 'ये दो लोग हैं'

export const stays: typeof en.stays = (kept, gone) =>
  `${kept} का खाता रहेगा, दोनों के ऑर्डर और पतों के साथ। ऑर्डर लेते समय ${gone} का नाम नहीं मिलेगा। इसे यहाँ वापस ले सकते हैं।`
export const bothHaveAccounts: typeof en.bothHaveAccounts = (name) =>
  `${name} का भी खाता है। सिर्फ़ बिना ईमेल वाले व्यक्ति को दूसरे के साथ एक कर सकते हैं।`
export const whoIsSame = 'वही व्यक्ति कौन है?'
export const whoIsSameHint = 'नाम, नंबर या ईमेल। दोनों में से एक का ईमेल नहीं होना चाहिए।'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
export const joinThem = 'एक करें'
export const somebodyElse = 'कोई और'

export const prices = 'दाम'
export const groups: typeof en.groups = {
  '': ['सबकी तरह', 'बिक्री का दाम देते हैं।'],
  members: ['सदस्य', 'सदस्यों का दाम देते हैं, जहाँ सामान का ऐसा दाम है।'],
  resellers: ['दुकानदार', 'आगे बेचते हैं, अपना दाम देते हैं, और उनका GSTIN है।'],
}
export const gstin = 'GSTIN'
export const gstinHint = 'उन बिलों पर आता है जिनके पते में GSTIN नहीं है।'
