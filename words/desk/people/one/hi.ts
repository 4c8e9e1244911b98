import type * as en from './en.ts'

export const customer = 'ग्राहक'
export const notLoaded = 'यह पेज नहीं खुला।'
export const loading = 'खुल रहा है...'
export const allUsers = 'सारे लोग'
export const notFound = 'यह व्यक्ति नहीं मिला'
export const notFoundNote = '‘सारे लोग’ में खोजें।'
export const number = 'नंबर'
export const email = 'ईमेल'
export const newOrder = 'नया ऑर्डर'
export const manage = 'और काम'
export const blockOrManage = 'रोक और बाकी काम'
export const orders = 'ऑर्डर'
export const stillDue = 'अब भी बाकी'
export const noOrders = 'अभी कोई ऑर्डर नहीं।'
export const needsAddress = 'पता चाहिए'
export const allOrders: typeof en.allOrders = (count) => `सारे ${count} ऑर्डर`
export const returns = 'वापसी'
export const ofOrder: typeof en.ofOrder = (number, day) => `ऑर्डर #${number}, ${day}`
export const returnStates: typeof en.returnStates = { asked: 'बाकी', agreed: 'हाँ हुई', refused: 'मना हुई' }
export const answers = 'जवाब'
export const places = 'पते'
export const noPlaces = 'कोई पता नहीं है।'
export const isDeleted = 'यह खाता मिटा दिया गया है'
export const isAdmin = 'एडमिन'

export const notes = 'हमारे नोट'
export const newNote = 'नया नोट'
export const noteHint = 'ग्राहक को यहाँ नहीं दिखता।'
export const saveNote = 'नोट सेव करें'
export const deleteNote: typeof en.deleteNote = (text) => `नोट ‘${text}’ मिटाएँ`
export const remove = 'मिटाएँ'
