import type * as en from './en.ts'

export const khata = 'उधार'
export const khataSays: typeof en.khataSays = (left) => `लिख लें, बाद में दें। ${left} लिखे जा सकते हैं।`
export const onlyLeft: typeof en.onlyLeft = (left) => `केवल ${left} और लिखे जा सकते हैं।`
export const writeDown: typeof en.writeDown = (sum) => `ऑर्डर करें, ${sum} उधार में लिखें`
