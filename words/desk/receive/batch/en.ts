// What is corrected of a batch: its price, and a wrong receipt.

export const correct = 'Correct'
export const correctOf = (goods: string) => `Correct ${goods}`
export const titleOf = (goods: string, code: string) => `${goods}, batch ${code}`
export const price = 'Price a pack (₹)'
export const kiloPrice = 'Price a kg (₹)'
export const kiloPriceField = 'Price a kg in ₹ (optional)'
export const kiloPriceHint = 'What the grower gets for a kg.'
/** Prices a kg, as `formatPaise` writes them. */
export const wholePaise = (step: string, less: string, more: string) =>
  `A step of ${step} costs whole paise: ${less} or ${more} a kg.`
export const priceHint = 'What the grower gets for a pack.'
export const priceField = 'Price a pack in ₹ (optional)'
export const lastPrice = 'Proposed from last time. Empty: it is entered later.'
export const noPrice = 'No price yet'
export const savePrice = 'Save the price'
export const enterPrice = 'Please enter a price above 0, such as 40 or 37.50.'
export const whyOther = 'Why another price'
export const wrongReceipt = 'The receipt was wrong'
export const whatFollows = (left: string | null) =>
  left === null
    ? 'The batch is closed, and its grower gets nothing for it.'
    : `What is left of it (${left}) leaves the shelf, the batch is closed, and its grower gets nothing for that.`
export const why = 'Why (needed where some of it is gone)'
export const takeBack = 'Take the receipt back'
export const wasTakenBack = (pieces: string) => `${pieces} taken back`
