import type * as en from './en.ts'

export const theShop = 'दुकान'
export const home = 'होम'
export const allProducts = 'सारा सामान'
export const cart = 'कार्ट'
export const checkout = 'चेकआउट'

export const categories = 'कैटेगरियाँ'
export const vegetables = 'सब्ज़ियाँ'
export const fruits = 'फल'
export const dairyProducts = 'दूध और पनीर'
export const oils = 'तेल'
export const dryFruits = 'सूखे मेवे'

export const about = 'हमारी बात'
export const aboutUs = 'हमारे बारे में'
export const contact = 'हमसे बात करें'
export const stories = 'कहानियाँ'

export const help = 'मदद'
export const questions = 'सवाल-जवाब'
export const delivery = 'डिलीवरी'
export const privacy = 'प्राइवेसी'
export const terms = 'शर्तें'

export const fssaiLicence = 'FSSAI लाइसेंस'

export const newsAndApp = 'खबरें और ऐप'
export const newsFrom: typeof en.newsFrom = (shop) => `${shop} की खबरें`
export const yourEmail = 'आपका ईमेल'
export const subscribe = 'खबरें पाएँ'
export const startsSoon = 'ईमेल से खबरें जल्द शुरू होंगी। तब तक यहाँ लिखा कुछ भी न भेजा जाता है, न रखा जाता है।'
export const comingSoon = 'जल्द आ रहा है'
