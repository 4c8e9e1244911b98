import * as addresses from '#contract/addresses.ts'
import * as audit from '#contract/audit.ts'
import * as batches from '#contract/batches.ts'
import * as books from '#contract/books.ts'
import * as boxes from '#contract/boxes.ts'
import * as cart from '#contract/cart.ts'
import * as categories from '#contract/categories.ts'
import * as checkout from '#contract/checkout.ts'
import * as counter from '#contract/counter.ts'
import * as customers from '#contract/customers.ts'
import * as deliveryWishes from '#contract/delivery-wishes.ts'
import * as deposits from '#contract/deposits.ts'
import * as engine from '#contract/engine.ts'
import * as exports from '#contract/exports.ts'
import * as grievances from '#contract/grievances.ts'
import * as groupPrices from '#contract/group-prices.ts'
import * as growers from '#contract/growers.ts'
import * as guests from '#contract/guests.ts'
import * as imports from '#contract/imports.ts'
import * as invoices from '#contract/invoices.ts'
import * as mails from '#contract/mails.ts'
import * as media from '#contract/media.ts'
import * as myAccount from '#contract/my-account.ts'
import * as notices from '#contract/notices.ts'
import * as offers from '#contract/offers.ts'
import * as orderDesk from '#contract/order-desk.ts'
import * as orderEdits from '#contract/order-edits.ts'
import * as orders from '#contract/orders.ts'
import * as packing from '#contract/packing.ts'
import * as passkeys from '#contract/passkeys.ts'
import * as people from '#contract/people.ts'
import * as phoneConsent from '#contract/phone-consent.ts'
import * as phoneMessages from '#contract/phone-messages.ts'
import * as phoneWebhook from '#contract/phone-webhook.ts'
import * as priceDays from '#contract/price-days.ts'
import * as prices from '#contract/prices.ts'
import * as products from '#contract/products.ts'
import * as recalls from '#contract/recalls.ts'
import * as receivables from '#contract/receivables.ts'
import * as reports from '#contract/reports.ts'
import * as returns from '#contract/returns.ts'
import * as reviews from '#contract/reviews.ts'
import * as runs from '#contract/runs.ts'
import * as searchMisses from '#contract/search-misses.ts'
import * as seasons from '#contract/seasons.ts'
import * as secondFactor from '#contract/second-factor.ts'
import * as settlement from '#contract/settlement.ts'
import * as sharedLists from '#contract/shared-lists.ts'
import * as shop from '#contract/shop.ts'
import * as shoppingLists from '#contract/shopping-lists.ts'
import * as signInCodes from '#contract/sign-in-codes.ts'
import * as slots from '#contract/slots.ts'
import * as statusLinks from '#contract/status-links.ts'
import * as stockWishes from '#contract/stock-wishes.ts'
import * as stock from '#contract/stock.ts'
import * as subscriptions from '#contract/subscriptions.ts'
import * as tills from '#contract/tills.ts'
import * as wallets from '#contract/wallets.ts'

interface Call {
  method: 'GET' | 'POST'
  url: string
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}

/** What stands in an address for what the call takes; any id that there is not will do for the others. */
const parameters: Record<string, string> = {
  ':cloud': 'haat',
  ':book': 'register',
  ':id': 'order_x',
  ':month': '2026-11',
  ':place': '1',
  ':token': 'link_x',
}

/** Every call of the contract. */
export const calls = [
  addresses,
  audit,
  books,
  boxes,
  cart,
  categories,
  checkout,
  counter,
  customers,
  deliveryWishes,
  stockWishes,
  engine,
  exports,
  grievances,
  guests,
  imports,
  invoices,
  mails,
  media,
  myAccount,
  notices,
  offers,
  orderDesk,
  orderEdits,
  orders,
  packing,
  passkeys,
  people,
  phoneConsent,
  phoneMessages,
  phoneWebhook,
  priceDays,
  batches,
  growers,
  recalls,
  receivables,
  deposits,
  wallets,
  settlement,
  seasons,
  groupPrices,
  slots,
  runs,
  secondFactor,
  prices,
  products,
  reports,
  returns,
  reviews,
  searchMisses,
  sharedLists,
  shop,
  shoppingLists,
  signInCodes,
  statusLinks,
  stock,
  subscriptions,
  tills,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isCall)
  .map(({ method, url }) => ({
    method,
    /** As OpenAPI writes it: /api/orders/{id}. */
    path: url.replaceAll(/:(\w+)/g, '{$1}'),
    url: url.replaceAll(/:\w+/g, (parameter) => parameters[parameter] ?? 'x'),
  }))

/** The addresses of all calls that take a body. */
export const posts = calls.filter(({ method }) => method === 'POST').map(({ url }) => url)
