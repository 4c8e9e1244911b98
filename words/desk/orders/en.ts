// Orders as those who pack and bring them have them.

export const title = 'Admin Order Management'
export const stallTitle = 'Orders'
export const orders = 'Orders'
export const failed = 'Failed to fetch orders'
export const chooseKey = 'Choose the selected row'
export const newOrder = 'New order'
export const count = (total: number) => `${total} ${total === 1 ? 'order' : 'orders'}`
export const searchAtStall = 'Search by number or customer...'
export const search = 'Search by ID, customer or transaction...'
/** One, and many. */
export const newOrders: readonly [one: string, many: string] = ['new order', 'new orders']
export const noneFound = 'No orders found'
export const noneLikeThis = 'None is like this at the moment.'
export const tryOtherFilters = 'Try other filters.'
export const tryOtherSearch = 'Try adjusting your search.'
export const listedHere = 'Orders are listed here as soon as they are placed.'
export const showAll = 'Show all orders'
export const chooseAll = 'Choose all on this page'

export const whichOrders = 'Which orders'
/** The states of an order's way, by which a list is narrowed. */
export const states = {
  new: 'New',
  packed: 'Packed',
  out: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}
export const all = 'All'

export const choose = (orderNumber: number) => `Choose order #${orderNumber}`
/** Who bought, who may have left no name. */
export const customer = (name: string) => name
export const products = 'Products'
export const fetched = 'Fetched at the market'
export const needsAddress = 'Needs an address'
export const goesTo = (place: string) => `To ${place}`
export const nowhere = 'Nobody has said where'
export const open = 'Open'
export const undo = 'Undo'
export const undoOf = (orderNumber: number) => `Undo: order #${orderNumber}`
export const again = (status: string) => `${status} again`
export const refundedAtGateway = 'Refunded at the gateway'

/** What can be done to many orders at once. */
export const actions = { pack: 'Pack', dispatch: 'Send out', deliver: 'Deliver' }
export const actOn = (action: string, orderNumber: number) => `${action} order #${orderNumber}`
export const notDone = { pack: 'Not packed', dispatch: 'Not sent out', deliver: 'Not delivered' }
const done = { pack: 'packed', dispatch: 'sent out', deliver: 'delivered' }
export const doneTo = (action: keyof typeof done, orders: number) => `${orders} ${done[action]}.`
export const notDoneTo = (orders: number, why: string) => `${orders} not: ${why}.`
export const notPackedYet = 'not packed yet'
export const nowIs = (status: string) => `now ${status}`
/** Of all that were refused. */
export const allAre = (orders: number, state: string) =>
  orders === 1 ? `it is ${state}` : `they are ${state}`
/** Of some of them. */
export const someAre = (orders: number, state: string) => `${orders} ${orders === 1 ? 'is' : 'are'} ${state}`
export const noAnswer = 'No answer came. The list shows how the orders stand now.'

export const chosenOrders = 'Chosen orders'
export const chosen = (orders: number) => `${orders} chosen`
export const clear = 'Clear'
export const print = 'Print'
export const printPickList = 'Print pick list'
export const printPackList = 'Print pack list'
export const printDeliverySheet = 'Print delivery sheet'

export const delivered = 'Delivered'
export const deliveredOrder = (orderNumber: number) => `Delivered order #${orderNumber}`
export const deliveredPaid = (orderNumber: number) => `Delivered order #${orderNumber}, paid`
export const cameByUpi = (sum: string) => `Of the ${sum} that came to your UPI ID.`
export const back = 'Back'
export const cash = 'Cash'

export const call = 'Call'
export const callAbout = (name: string, orderNumber: number) => `Call ${name}, order #${orderNumber}`
export const map = 'Map'
export const mapOf = (orderNumber: number) => `Map of order #${orderNumber}`
