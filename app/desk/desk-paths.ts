import { deskPath, deskProductsPath } from '#app/paths.ts'

// Addresses that only the panel leads to, apart from app/paths.ts, which every page of the shop loads.

/** Where orders from the telephone and the stall are taken. */
export const newOrderPath = `${deskPath}/new-order`

export const deskReturnsPath = `${deskPath}/returns`
/** Mails of the shop. */
export const deskMessagesPath = `${deskPath}/messages`
export const deskStockPath = `${deskPath}/stock`

/** The ledger of one product's stock. */
export function stockOfPath(productId: string): string {
  return `${deskStockPath}?product=${encodeURIComponent(productId)}`
}

/** Prices, stock and state of a whole shelf. */
export const deskPricesPath = `${deskPath}/prices`

/** The same, of one shelf. */
export function pricesOfPath(shelf: string): string {
  return `${deskPricesPath}?${new URLSearchParams({ shelf })}`
}

/** Who changed what. */
export const deskAuditPath = `${deskPath}/audit`

/** What the shop knows of a product, beside the list. */
export function productDetailsPath(productId: string): string {
  return `${deskProductsPath}?view=${encodeURIComponent(productId)}`
}

/** Takes products in from a file. */
export const deskImportPath = `${deskProductsPath}/import`

/** Where the shop delivers. */
export const deskDeliveryPath = `${deskPath}/delivery`

/** What is printed of orders: what to pack, or what the rider takes along. */
export type PrintedSheet = 'pack-list' | 'delivery-sheet'

/** A sheet for these orders, to be printed. */
export function printPath(sheet: PrintedSheet, orderIds: readonly string[]): string {
  return `${deskPath}/print/${sheet}?${new URLSearchParams(orderIds.map((id) => ['order', id]))}`
}

/** What was sold by day, as a file. */
export function salesCsvPath(days: number): string {
  return `/api/reports/sales.csv?days=${days}`
}

/** What was sold of each product, as a file. */
export function soldProductsCsvPath(days: number): string {
  return `/api/reports/products.csv?days=${days}`
}
