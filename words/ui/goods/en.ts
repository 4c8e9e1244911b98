// The card of a good, and the list of its packs.

export const products = 'Products'
export const off = (percent: number) => `${percent}% OFF`
export const onlyLeft = (count: string) => `Only ${count} left`
export const packs = (count: number) => `${count} packs`
/** `packs`: such as '3 packs'. */
export const packsOf = (packs: string, name: string) => `${packs} of ${name}`
export const packsTitle = (name: string) => `Packs of ${name}`
export const close = 'Close'
export const starsOf = (stars: number) => `${stars} out of 5 stars`
