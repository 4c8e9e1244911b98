// Every address of the shop that a link, a form or a redirect leads to. routes.ts maps them to screens.
import { prefix } from '#words/language/en.ts'

export const homePath = prefix || '/'
export const cartPath = `${prefix}/cart`
/** Where a whole shopping list is read. */
export const listPath = `${prefix}/list`
/** Where it is said who buys, where it goes and how it is paid. */
export const checkoutPath = `${prefix}/checkout`
/** The list of one's orders. */
export const ordersPath = `${prefix}/order`

/** The page of one order. */
export function orderPath(id: string): string {
  return `${ordersPath}/${encodeURIComponent(id)}`
}

export const paidPath = `${prefix}/success`
export const notPaidPath = `${prefix}/cancel`

/** A payment whose end is not known yet, by the gateway's id of its order. */
export function pendingPaymentPath(gatewayOrderId: string): string {
  return `${checkoutPath}/${encodeURIComponent(gatewayOrderId)}`
}

export const loginPath = `${prefix}/login`
export const signUpPath = `${prefix}/sign-up`
/** What the shop knows of oneself. */
export const accountPath = `${prefix}/account`
export const forgotPasswordPath = `${prefix}/forgot-password`
/** Where a link for a new password is asked for. */
export const resetPasswordPath = `${prefix}/reset-password`
/** The placeholder that the header leads to. */
export const myOrdersPath = `${prefix}/my-orders`

export const aboutPath = `${prefix}/about`
export const contactPath = `${prefix}/contact`
/** Where a complaint is sent. */
export const complaintPath = `${prefix}/complaint`
export const faqPath = `${prefix}/faq`
/** The answer that says how goods are sent back. */
export const returnsPath = `${faqPath}#returns`
export const shippingPath = `${prefix}/shipping`
export const privacyPath = `${prefix}/privacy`
export const termsPath = `${prefix}/terms`
/** Which goods come from the fields in which month. A document of its own: other pages know nothing of it. */
export const seasonsPath = `${prefix}/seasons`
export const storiesPath = `${prefix}/blog`

export const deskPath = `${prefix}/admin-panel`
export const deskUsersPath = `${deskPath}/all-users`
export const deskProductsPath = `${deskPath}/all-products`
export const deskOrdersPath = `${deskPath}/all-orders`

/** Outside of desk-paths.ts, because every document knows it: behind this room categories are new. */
export const deskShelvesPath = `${deskPath}/shelves`

export const deskSettingsPath = `${deskPath}/settings`

/** One order in the panel. */
export function deskOrderPath(id: string): string {
  return `${deskOrdersPath}/${encodeURIComponent(id)}`
}

/** Where those work who have duties: rooms of the panel at a second place. */
export const stallPath = `${prefix}/stall`

/** Whether an address belongs to panel or stall, in whatever case it is written and whatever it asks for. */
export function isDeskPath(address: string): boolean {
  return /^\/(admin-panel|stall)([/?#]|$)/i.test(address.slice(prefix.length))
}

/** The page of a product, wherever a person clicks. Search engines are told `canonicalProductPath`. */
export function productPath(id: string): string {
  return `${prefix}/product/${encodeURIComponent(id)}`
}

export function storyPath(slug: string): string {
  return `${storiesPath}/${slug}`
}

const searchPage = `${prefix}/search`

/** The address of a search; an empty text leads to the search page itself. */
export function searchPath(text = ''): string {
  return text.trim() === '' ? searchPage : `${searchPage}?${new URLSearchParams({ q: text })}`
}

/** Whether this address is that of a search, in whatever case it is written. */
export function isSearchPath(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/$/, '') === searchPage
}

/** Whether the page shows goods that can be put into the cart: home, lists, search and products. */
export function isGoodsPath(pathname: string): boolean {
  return /^\/((products?|product-category|category|search)(\/.*)?)?$/i.test(
    pathname.slice(prefix.length) || '/',
  )
}

/** Whether the page at this address is a list of goods, in whatever case it is written. */
export function isListPath(pathname: string): boolean {
  return /^\/(product-category|products|category\/[^/]+|search)\/?$/i.test(pathname.slice(prefix.length))
}

/** Whether the page at this address is the cart, in whatever case it is written. */
export function isCartPath(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/$/, '') === cartPath
}

/** The listing of all goods; with a choice, `listPath` (app/shop/lists/list-path.ts). */
export function listingPath(): string {
  return `${prefix}/product-category`
}

/** The listing of one category. Where there is none of this value it shows everything. */
export function categoryPath(value: string): string {
  return `${listingPath()}?${new URLSearchParams({ category: value })}`
}
