import type * as en from './en.ts'

export const quantityOf: typeof en.quantityOf = (good) => `‘${good}’ की मात्रा`
export const decrease: typeof en.decrease = (good) => `‘${good}’ की मात्रा घटाएँ`
export const increase: typeof en.increase = (good) => `‘${good}’ की मात्रा बढ़ाएँ`
