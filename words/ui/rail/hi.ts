import type * as en from './en.ts'

export const back: typeof en.back = (row) => `${row}: पीछे देखें`
export const forward: typeof en.forward = (row) => `${row}: आगे देखें`
