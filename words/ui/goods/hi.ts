import type * as en from './en.ts'

export const products = 'सामान'
export const off: typeof en.off = (percent) => `${percent}% छूट`
export const onlyLeft: typeof en.onlyLeft = (count) => `सिर्फ़ ${count} ${count === '1' ? 'बचा है' : 'बचे हैं'}`
export const packs: typeof en.packs = (count) => `${count} पैक`
export const packsOf: typeof en.packsOf = (count, name) => `‘${name}’ के ${count}`
export const packsTitle: typeof en.packsTitle = (name) => `‘${name}’ के पैक`
export const close = 'बंद करें'
export const starsOf: typeof en.starsOf = (stars) => `5 में से ${stars} तारे`
