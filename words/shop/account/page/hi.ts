import type * as en from './en.ts'

export const title = 'आपका खाता'
export const aboutPage = 'आपकी जानकारी, पासवर्ड, पते, और वे डिवाइस जिन पर साइन इन है।'
export const notSignedIn = 'आपने साइन इन नहीं किया है'
export const toSee = 'अपना खाता'
export const byItself = 'जो अपने आप आता है, उसे'
export const signInForIt =
  'सामान हर दिन या हर हफ़्ते अपने आप आ सकता है। पहले साइन इन करें, फिर बताएँ: कितना, कब और कहाँ।'
export const pleaseSignIn = 'अपना खाता देखने के लिए साइन इन करें।'
export const notLoaded = 'आपका खाता नहीं खुला'
export const tryAgain = 'फिर कोशिश करें'
export const checkConnection = 'नेटवर्क देख लें।'
export const coins: typeof en.coins = (count) => `${count} स्मार्ट कॉइन`
export const loading = 'आपका खाता आ रहा है…'
export const needsScript = 'अपना खाता देखने के लिए ब्राउज़र में JavaScript चालू करें।'

export const changeYourPassword = 'पासवर्ड बदलें'
export const signsOutOthers = 'इससे बाकी सब डिवाइस पर साइन आउट हो जाएगा। यहाँ साइन इन रहेगा।'
export const currentPassword = 'अभी का पासवर्ड'
export const changing = 'बदल रहा है…'
export const changePassword = 'पासवर्ड बदलें'

export const whereSignedIn = 'कहाँ-कहाँ साइन इन है'
export const ifUnknown = 'कोई डिवाइस अनजान लगे तो उस पर साइन आउट करें और पासवर्ड बदलें।'
export const devices = 'डिवाइस'
export const nowhereElse = 'और कहीं साइन इन नहीं है।'
export const thisDevice = 'यही डिवाइस'
export const signOut = 'साइन आउट करें'
export const signOutOf: typeof en.signOutOf = (device) => `साइन आउट करें: ${device}`
export const notSignedOut = 'वह डिवाइस अभी साइन आउट नहीं हुआ। कृपया फिर कोशिश करें।'

export const browserOn: typeof en.browserOn = (browser, system) => `${system} पर ${browser}`
export const someBrowserOn: typeof en.someBrowserOn = (system) => `${system} पर कोई ब्राउज़र`
export const unknownBrowser = 'अनजान ब्राउज़र'
export const usedToday = 'आज इस्तेमाल हुआ'
export const usedYesterday = 'पिछली बार कल इस्तेमाल हुआ'
export const usedOn: typeof en.usedOn = (day) => `पिछली बार ${day} को इस्तेमाल हुआ`
export const signedInOn: typeof en.signedInOn = (moment) => `साइन इन: ${moment}`
