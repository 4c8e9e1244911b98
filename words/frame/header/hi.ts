import type * as en from './en.ts'

export const homeOf: typeof en.homeOf = (shop) => `${shop}, होम पेज`
export const menu = 'मेनू'
export const closeMenu = 'मेनू बंद करें'
export const shop = 'दुकान के पेज'
export const home = 'होम'
export const allProducts = 'सारा सामान'
export const about = 'हमारे बारे में'
export const contact = 'हमसे बात करें'
export const cart = 'कार्ट'
export const cartEmpty = 'कार्ट खाली है'
export const cartHolds: typeof en.cartHolds = (count) => `कार्ट में ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`
export const login = 'साइन इन'
export const logout = 'साइन आउट करें'
export const logoutFailed = 'साइन आउट नहीं हुआ। कृपया फिर कोशिश करें।'
export const yourAccount = 'आपका खाता'
export const accountOf: typeof en.accountOf = (name) => `आपका खाता, ${name}`
export const account = 'खाता'
export const yourOrders = 'आपके ऑर्डर'
export const myOrders = 'मेरे ऑर्डर'
export const stall = 'स्टॉल'
export const adminPanel = 'एडमिन पैनल'
export const orderAgain = 'फिर से ऑर्डर करें'
export const categories = 'कैटेगरियाँ'

export const comingSoon = 'जल्द आ रहा है'
export const everything = 'सब कुछ'
export const groceries = 'किराना'
export const juice = 'जूस'

export const searchInHeader = 'ऊपर वाली खोज'
export const searchInMenu = 'मेनू वाली खोज'
