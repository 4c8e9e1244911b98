import type * as en from './en.ts'

export const chosenFilters = 'चुने हुए फ़िल्टर'
export const removeFilter = 'फ़िल्टर हटाएँ:'
export const priceOrder = 'दाम: '
export const sortBy = 'क्रम'
export const category = 'कैटेगरी'
export const clearAll = 'सब हटाएँ'
export const showProducts = 'सामान देखें'
export const showFewer = 'कम देखें'
export const showAll: typeof en.showAll = (count) => `सभी ${count} देखें`
export const filtersAndSort = 'फ़िल्टर और क्रम'
export const filtersChosen: typeof en.filtersChosen = (count) => `फ़िल्टर और क्रम, ${count} चुने हुए`
export const filtersBeside = 'फ़िल्टर और क्रम'
export const withoutFilter: typeof en.withoutFilter = (label, total, _isOne) =>
  `‘${label}’ के बिना: ${total} सामान`
