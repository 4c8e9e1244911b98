import type * as en from './en.ts'

export const pagesOf: typeof en.pagesOf = (shop) => `${shop} के पेज`
export const rooms = 'काम'
export const adminPanel = 'एडमिन पैनल'
export const waiting = ' बाकी'
export const loading = 'खुल रहा है…'
export const find = 'खोजें'
export const findOrder = 'ऑर्डर खोजें'
export const findCaller = 'ग्राहक या ऑर्डर खोजें'

export const stall = 'स्टॉल'
export const duties = { packs: 'पैकिंग', counter: 'काउंटर' }
export const dutiesOver = 'स्टॉल पर अब आपका काम नहीं है। दुकानदार से बात करें।'
export const signedOut = 'आपका साइन इन खत्म हो गया। कृपया फिर साइन इन करें।'
