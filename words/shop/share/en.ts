// Sharing a list of goods by a link, and the links that somebody shares.

export const share = 'Share this list'
export const sharing = 'Making the link…'
export const shareOrder = 'Share these goods as a list'
/** Before the name of the shop. */
export const message = (goods: number, shop: string) =>
  `${goods === 1 ? '1 good' : `A list of ${goods} goods`} from ${shop}:`
export const link = 'Link to the list'
export const whoHasIt = (day: string) =>
  `Who has this link can put the goods into their own cart, until ${day}. Your name is not in it.`
export const send = 'Send'
export const copy = 'Copy the link'
export const copied = 'The link is copied.'
export const notCopied = 'The link is not copied. Please select and copy it.'
export const noConnection = 'No connection. Please try again.'

export const lists = 'Your lists'
export const shared = 'Lists that you share'
export const until = (day: string) => `Until ${day}`
export const andMore = (names: string, more: number) => `${names} and ${more} more`
export const open = 'Open'
export const stop = 'Stop sharing'
/** Heard behind the buttons: which list they are of. */
export const ofList = (goods: string) => ` the list with ${goods}`
