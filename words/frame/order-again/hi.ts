import type * as en from './en.ts'

export const both: typeof en.both = (names) => names.join(' और ')
export const andMore: typeof en.andMore = (names, more) =>
  `${names.join(', ')} और ${more} ${more === 1 ? 'चीज़' : 'चीज़ें'}`
