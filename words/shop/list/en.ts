// The page that reads a shopping list.

export const title = 'Your shopping list'
/** How other pages lead here. */
export const leadsHere = 'Have a whole list? Paste it or say it'
export const description = 'Paste or speak your whole shopping list, and put all of it into the cart at once.'
export const intro = 'Type it, paste it from WhatsApp, or say it. We find the goods, and you check them.'
export const label = 'Your list'
export const example = '2 kg aloo, 1 l doodh, dhaniya aadha pav'
export const hint = 'At most 60 lines. Commas or new lines between the goods.'
export const speak = 'Say your list'
export const read = 'Read the list'
export const reading = 'Reading…'
export const voiceFailed = 'Voice search failed. Please try again.'
export const noConnection = 'No connection. Please try again.'
export const needsScript = 'To read a list, please switch on JavaScript in your browser.'

export const found = (lines: number) => (lines === 1 ? '1 line is read' : `${lines} lines are read`)
export const toChoose = (lines: number) =>
  lines === 1 ? '1 line needs your choice' : `${lines} lines need your choice`
export const nothingRead = 'There are no goods in this list. Please write what you need, one good a line.'
export const notFound = 'Not found. It stays as you wrote it.'
export const search = 'Search'
export const choose = 'Please choose'
export const leaveOut = 'Leave it out'
export const change = 'Change'
export const soldOut = 'Sold out'
export const onlyLeft = (stock: string) => `Only ${stock} left`
export const more = (quantity: string) => `for ${quantity}, because packs are not divided`
export const other = (quantity: string) => `You wrote ${quantity}. Please check.`

export const sum = (goods: number) => (goods === 1 ? '1 good' : `${goods} goods`)
export const addAll = 'Add all to cart'
export const adding = 'Adding…'
export const added = 'What you chose is in the cart.'
export const viewCart = 'View cart'
