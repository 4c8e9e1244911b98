import type * as en from './en.ts'

export const title = 'खोज'
export const titleOf: typeof en.titleOf = (query) => `खोज: ${query}`
export const ask = 'आपको क्या चाहिए?'
export const results: typeof en.results = (total) => (total === '0' ? 'कुछ नहीं मिला' : `खोज में मिला: ${total}`)
export const loading = 'हम खोज रहे हैं…'
export const relevance = 'सबसे सही पहले'
export const show: typeof en.show = (total) => (total === '0' ? 'कुछ नहीं मिला' : `${total} देखें`)
export const showProducts = 'सामान देखें'
export const failed = 'खोज नहीं हो पाई।'
export const more = 'सामान और भी मिला है। एक शब्द और लिखें, ताकि खोज सही जगह पहुँचे।'
export const categoriesFound = 'खोज से मिली कैटेगरियाँ'
export const othersBought = 'दूसरों ने यह भी खरीदा'

export const nothingFound = 'कुछ नहीं मिला'
export const nothingHasAll = 'आपने जो चुना, वह सब किसी एक सामान में नहीं है।'
export const tryOtherwise = 'देखें कि शब्द सही लिखा है या नहीं। छोटा शब्द या हिंदी नाम लिखकर भी खोजें। या नीचे कैटेगरी चुनें।'
export const clearFilters = 'फ़िल्टर हटाएँ'
export const didYouMean = 'क्या आपको यह चाहिए:'
export const perhapsHere = 'शायद यहाँ मिले:'
