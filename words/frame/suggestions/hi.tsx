import type * as en from './en.tsx'

export const suggestions = 'सुझाव'
export const products = 'सामान'
export const categories = 'कैटेगरियाँ'
export const allOf: typeof en.allOf = (shelf) => <>{shelf} का सारा सामान</>
export const boughtBefore = 'पहले खरीदा हुआ'
export const orderAgain = 'फिर से ऑर्डर करें'
export const lastSearches = 'आपकी पिछली खोजें'
export const clearLastSearches = 'पिछली खोजें मिटाएँ'
export const popular = 'सबसे ज़्यादा खोजा गया'
export const popularSearches = ['टमाटर', 'आलू', 'दूध', 'घी', 'तूर दाल', 'पनीर', 'कॉफ़ी', 'आम']
