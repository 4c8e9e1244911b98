// Packing orders, line by line.

export const title = 'Packing'
export const nothing = 'Nothing is to be packed.'
export const notLoaded = 'What is to be packed did not come. Please try again.'
export const order = (number: number) => `#${number}`
export const lines = (lines: number, pieces: number) =>
  (lines === 1 ? '1 line' : `${lines} lines`) + `, ${pieces} pieces`
export const begin = 'Pack'
export const beginOf = (number: number) => `Pack #${number}`
export const goOn = 'Go on'
export const packs = (name: string) => `${name} packs it`
export const youPack = 'You pack it'
export const fetched = 'Fetched at the market'
export const promised = (day: string) => `For ${day}`

export const back = 'All orders to pack'
export const opening = 'Opening the order...'
export const noLine = 'No connection. Please try again.'
export const takeOver = 'Take it over'
export const takeOverHint = 'Their answers stay.'
export const note = 'Note'

export const food = 'Food'
export const notFood = 'Apart from the food'
export const label = 'Scan or type the code of a label'
export const confirm = 'Confirm'
export const noSuchLabel = (code: string) =>
  `No line is to be packed from batch ${code}. Is it another batch? Then say so at its line.`
export const batch = (code: string) => `Batch ${code}`
export const until = (day: string) => `good until ${day}`
export const pieces = (pieces: number) => `${pieces} ×`
export const inEachBox = (boxes: number) => (boxes === 1 ? 'In the box:' : `In each of the ${boxes} boxes:`)
export const otherBatch = 'Other batch'
export const otherBatchOf = (goods: string) => `Other batch of ${goods}`
export const code = 'Code of its label'
export const take = 'Take this batch'

export const there = 'There'
export const fewer = 'Fewer'
export const weighs = 'Weighs'
export const missing = 'Missing'
export const change = 'Change'
export const howMany = 'How many are there?'
export const isThere = 'There'
export const someThere = (there: number, of: number) => `${there} of ${of} there`
/** Weights as `gramsLabel` writes them. */
export const weighsOf = (grams: string, ordered: string) => `Weighs ${grams} of ${ordered}`
export const isMissing = 'Missing: the money goes back'
export const instead = (pieces: number, goods: string, price: string) =>
  `Instead: ${pieces} × ${goods}, ${price} each`
export const waits = 'Kept here. We send it when the line is back.'

export const somethingElse = 'Pack something else'
export const moneyBack = 'Give the money back'
export const call = (number: string) => `Call ${number}`
export const callFirst = 'The customer wants to be called.'
export const noNumber = 'Nobody has said a number.'
export const agrees = 'They agree to something else'
export const insteadOf = (goods: string) => `Instead of ${goods}`
export const neverDearer = 'The customer never pays more than for what is missing.'
export const nothingLike = 'Nothing of this shelf is there.'
export const costs = (price: string) => `${price} today`
export const left = (pieces: number) => `${pieces} there`
export const allergens = (allergens: string) => `Allergens: ${allergens}`
export const howManyInstead = 'How many instead?'

export const answered = (answered: number, of: number) => `${answered} of ${of} lines`
export const packed = 'Packed'
export const packing = 'Packing...'
export const isPacked = (number: number) => `#${number} is packed.`
export const goesBack = (sum: string) => `${sum} less than ordered: it goes back, or less is due.`
export const isDue = (sum: string) => `${sum} is due when it is handed over.`
export const next = 'Next order'
export const openOrder = 'Open the order'
export const answersWait = 'Some answers wait for the line. Please press again when it is back.'
