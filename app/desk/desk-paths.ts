import { deskPath, deskProductsPath } from '#app/paths.ts'

// Addresses that only the panel leads to, apart from app/paths.ts, which every page of the shop loads.

export const deskReturnsPath = `${deskPath}/returns`
/** Mails of the shop. */
export const deskMessagesPath = `${deskPath}/messages`
export const deskStockPath = `${deskPath}/stock`

/** The ledger of one product's stock. */
export function stockOfPath(productId: string): string {
  return `${deskStockPath}?product=${encodeURIComponent(productId)}`
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
