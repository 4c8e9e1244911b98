import type * as en from './en.ts'

export const howMany: typeof en.howMany = (good) => `‘${good}’ कितने`
