import type * as en from './en.ts'

export const allProducts = 'सारा सामान'
export const description: typeof en.description = (names) =>
  `${names}: ऑर्गेनिक और हाथ का बना। पैक का वज़न और किलो या लीटर का दाम साथ में।`
export const results: typeof en.results = (total) => (total === '0' ? 'कुछ नहीं मिला' : `मिला सामान: ${total}`)
export const loading = 'सामान आ रहा है…'
export const recommended = 'हमारी पसंद'
export const show: typeof en.show = (total) => (total === '0' ? 'कुछ नहीं मिला' : `${total} देखें`)
export const showProducts = 'सामान देखें'
export const notLoaded = 'सामान की लिस्ट नहीं खुली।'
export const more = 'सामान और भी है। उसे देखने के लिए कैटेगरी चुनें या दाम का क्रम लगाएँ।'
export const clearFilters = 'फ़िल्टर हटाएँ'
export const noProducts = 'कोई सामान नहीं मिला'
export const noSuchCategory = 'ऐसी कोई कैटेगरी नहीं है।'
export const nothingHasAll = 'आपने जो चुना, वह सब किसी एक सामान में नहीं है।'
export const nothingHere = 'अभी हमारे पास यहाँ कुछ नहीं है।'

export const shoppingSummary = 'खरीदारी का हिसाब'
export const totalItems = 'कुल चीज़ें'
export const averageDiscount = 'औसत छूट'
export const potentialSavings = 'इतनी बचत हो सकती है'
export const ofTheFirst: typeof en.ofTheFirst = (total) => `पहली ${total} चीज़ों पर`
