import { deskOrdersPath, deskPath, deskProductsPath, stallPath } from '#app/paths.ts'
import { prefix } from '#words/language/en.ts'

// Addresses that only the panel leads to, apart from app/paths.ts, which every page of the shop loads.

/** Where goods are sold that are taken along. */
export const sellPath = `${deskPath}/sell`

/** Where orders from the telephone and the stall are taken. */
export const newOrderPath = `${deskPath}/new-order`

export const deskReturnsPath = `${deskPath}/returns`
/** Complaints, with the time that is left to answer them. */
export const deskComplaintsPath = `${deskPath}/complaints`
/** What people say of goods they have bought. */
export const deskReviewsPath = `${deskPath}/reviews`
/** What the shop is told, and how. */
export const deskNoticesPath = `${deskPath}/notices`
/** Mails of the shop. */
export const deskMessagesPath = `${deskPath}/messages`

/** What the shop has written to telephones. */
export const deskPhonePath = `${deskMessagesPath}/phone`
export const deskStockPath = `${deskPath}/stock`
/** Taking in what growers bring. */
export const deskReceivePath = `${deskPath}/receive`
/** What comes to people by itself, a day. */
export const deskByItselfPath = `${deskPath}/every-day`
/** Packing orders, line by line. */
export const deskPackingPath = `${deskPath}/packing`
/** Who grows and makes goods. */
export const deskGrowersPath = `${deskPath}/growers`

/** What growers get in a week, by its Saturday; empty: the week that goes on. */
export function growersWeekPath(week: string): string {
  return `${deskGrowersPath}?${new URLSearchParams({ week })}`
}
/** The page of one in the shop. */
export function growerPagePath(slug: string): string {
  return `${prefix}/grower/${slug}`
}

/** Counting the goods of a shelf. */
export const deskCountPath = `${deskStockPath}/count`

/** Cash and UPI: what should be there, and what was counted. */
export const deskTillPath = `${deskPath}/till`

/** Prices, stock and state of a whole shelf. */
export const deskPricesPath = `${deskPath}/prices`

/** The same, of one shelf. */
export function pricesOfPath(shelf: string): string {
  return `${deskPricesPath}?${new URLSearchParams({ shelf })}`
}

/** What the shop takes off, by a code or by itself. */
export const deskOffersPath = `${deskPath}/offers`

/** The same, with one offer beside the list. */
export function offerPath(offerId: string): string {
  return `${deskOffersPath}?view=${encodeURIComponent(offerId)}`
}

/** What an accountant is given of a month. */
export const deskBooksPath = `${deskPath}/books`

/** The same, of one month: 2026-11. */
export function booksOfPath(month: string): string {
  return `${deskBooksPath}?month=${month}`
}

/** A book of a month, as a file. */
export function bookFilePath(month: string, book: string, form: 'csv' | 'pdf'): string {
  return `/api/books/${month}/${book}.${form}`
}

/** Invoices and credit notes of a month in one file; `part` counts from 1. */
export function monthDocumentsPath(month: string, part: number): string {
  return `/api/books/${month}/documents.pdf?part=${part}`
}

/** Who changed what. */
export const deskAuditPath = `${deskPath}/audit`

/** How the shop runs. */
export const deskEnginePath = `${deskPath}/engine`

/** What the shop knows of a product, beside the list. */
export function productDetailsPath(productId: string): string {
  return `${deskProductsPath}?view=${encodeURIComponent(productId)}`
}

/** Labels with bar codes, to be printed. */
export const deskLabelsPath = `${deskPath}/labels`

/** Takes products in from a file. */
export const deskImportPath = `${deskProductsPath}/import`

/** Goods without a picture, and pictures that are given to them. */
export const deskPicturesPath = `${deskProductsPath}/pictures`

/** Where the shop delivers. */
export const deskDeliveryPath = `${deskPath}/delivery`

/** When orders are brought and collected. */
export const deskSlotsPath = `${deskPath}/slots`

/** Trips of a van. */
export const deskRunsPath = `${deskPath}/runs`

/** A customer, with all that somebody at the telephone asks. */
export function personPath(id: string): string {
  return `${deskPath}/people/${encodeURIComponent(id)}`
}

/** All orders of a person. */
export function ordersOfPersonPath(id: string): string {
  return `${deskOrdersPath}?${new URLSearchParams({ person: id })}`
}

/** What is printed of orders: what to fetch for all, what to pack, or what the rider takes along. */
export type PrintedSheet = 'pick-list' | 'pack-list' | 'delivery-sheet'

/** Where orders of the telephone and the counter are taken. */
export const stallNewOrderPath = `${stallPath}/new-order`
export const stallSellPath = `${stallPath}/sell`
/** The room Sell as the service worker has it: it names nobody. */
export const withoutLinePath = `${stallPath}/without-line`
export const stallOrdersPath = `${stallPath}/orders`
/** What is to do at the stall, and what is new. */
export const stallNoticesPath = `${stallPath}/to-do`
export const stallReceivePath = `${stallPath}/receive`
export const stallRunsPath = `${stallPath}/runs`
export const stallByItselfPath = `${stallPath}/every-day`
export const stallPackingPath = `${stallPath}/packing`
export const stallStockPath = `${stallPath}/stock`
export const stallTillPath = `${stallPath}/till`

/** Whether this address belongs to the stall, in whatever case it is written. */
export function isStallPath(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${stallPath}/`)
}

/** Whether a room has the words of each language; those of the others are English on every page. */
export function isInAllLanguages(pathname: string): boolean {
  return /\/(admin-panel|all-users|people\/[^/]+|sell|new-order|receive|slots|delivery|till|growers|runs|packing|every-day|stall\/orders|print\/[\w-]+)\/?$/i.test(
    pathname,
  )
}

/** The rooms that panel and stall both have. */
export interface RoomPaths {
  orders: string
  order: (id: string) => string
  /** The ledger of one product's stock. */
  stockOf: (productId: string) => string
  /** A sheet for these orders, to be printed. */
  print: (sheet: PrintedSheet, orderIds: readonly string[]) => string
}

export const panelRooms = roomPaths(deskPath, { orders: deskOrdersPath, stock: deskStockPath })
export const stallRoomPaths = roomPaths(stallPath, { orders: stallOrdersPath, stock: stallStockPath })

function roomPaths(base: string, { orders, stock }: { orders: string; stock: string }): RoomPaths {
  return {
    orders,
    order: (id) => `${orders}/${encodeURIComponent(id)}`,
    stockOf: (productId) => `${stock}?product=${encodeURIComponent(productId)}`,
    print: (sheet, orderIds) =>
      `${base}/print/${sheet}?${new URLSearchParams(orderIds.map((id) => ['order', id]))}`,
  }
}

/** What was sold by day, as a file. */
export function salesCsvPath(days: number): string {
  return `/api/reports/sales.csv?days=${days}`
}

/** What was sold of each product, as a file. */
export function soldProductsCsvPath(days: number): string {
  return `/api/reports/products.csv?days=${days}`
}
