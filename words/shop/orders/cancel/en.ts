// The dialog in which an order is cancelled. Sums as `formatPaise` writes them.

export const replaces =
  'These goods replace what you sent back. If you cancel, we do not bring them, and decide your return once more. Would you rather have your money? Please write to us.'
/** By `ways` of the list of `way`; `isAll`: nothing of it went back before. */
export const onlineBack = (sum: string, ways: string, isAll: boolean) =>
  `You get ${isAll ? 'all of your money' : 'the rest of your money'} back: ${sum}, the way you paid (${ways}). Your bank may take a few days to show it.`
export const offKhata = (sum: string) => `${sum} comes off your khata.`
export const backByUpi = (sum: string) => `You get ${sum} back by UPI.`
export const backInCash = (sum: string) => `You get ${sum} back in cash.`
export const onItsWay = 'Your money is on its way back to you already.'
export const isBack = 'You have your money back already.'
export const nothingPaid = 'You have paid nothing yet, so there is nothing to give back.'
export const backOnShelf = 'The goods go back on the shelf.'

export const title = 'Cancel this order?'
export const upiReference = 'UPI reference'
export const sendFirst = 'Please send the money back by UPI first.'
export const why = 'Why? You need not say.'
export const atMost = (letters: number) => `At most ${letters} letters.`
export const tooLong = (most: number, letters: number) =>
  `Please write at most ${most} letters. You have ${letters}.`
export const keep = 'Keep the order'
export const cancel = 'Cancel the order'
export const cancelling = 'Cancelling...'
export const noAnswer = 'No answer came. Please try again: what you wrote is still here.'
