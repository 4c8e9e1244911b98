// What somebody can pay from at checkout that the shop keeps of them. Sums as `formatPaise` writes them.

export const khata = 'Khata'
export const khataSays = (left: string) => `Write it down and pay later. ${left} can be written down.`
export const onlyLeft = (left: string) => `Only ${left} more can be written down.`
export const writeDown = (sum: string) => `Place order, write ${sum} down`
