// Sheets of orders, on paper.

export const pickList = 'Pick list'
export const packList = 'Pack list'
export const deliverySheet = 'Delivery sheet'
export const allOrders = 'All orders'
export const print = 'Print'
export const count = (orders: number, missing: number) =>
  (orders === 1 ? '1 order' : `${orders} orders`) +
  (missing > 0 ? `, and ${missing} that we cannot find` : '')
export const nothing = 'No orders to print'
export const nothingHint = 'Choose orders in the list, and print them from there.'

export const order = (orderNumber: number) => `Order #${orderNumber}`
export const askFirst = (why: string) => `${why}: please ask before it goes on.`
export const notToPack = (status: string) => `${status}: not to be packed.`
export const notToBring = (status: string) => `${status}: not to be brought.`
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
export const goodsToPick = 'Goods to pick'
export const byShelf = (goods: number) => `${goods === 1 ? '1 good' : `${goods} goods`}, shelf by shelf`
export const note = 'Note:'
export const fetched = 'Fetched at the market'
export const needsAddress = 'Needs an address'
export const goesTo = (name: string, place: string) => `To ${name}, ${place}`

export const nothingToTake = 'Nothing to take'
export const inAll = (total: string) => `${total} in all`
export const take = (due: string) => `Take ${due}`
export const inCashOf = (total: string) => `in cash, of ${total}`
export const receivedBy = 'Received by'
export const signature = 'Signature'
export const dayAndTime = 'Day and time'
export const fetchedNotBrought = 'Fetched at the market: not to be brought'
export const cannotGoOut = 'Needs an address: cannot go out'
export const noAddress = 'No address'
export const toTheDoor = 'To the door:'
