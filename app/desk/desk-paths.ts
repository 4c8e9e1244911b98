import { deskPath } from '#app/paths.ts'

// Addresses that only the panel leads to, apart from app/paths.ts, which every page of the shop loads.

export const deskReturnsPath = `${deskPath}/returns`
export const deskStockPath = `${deskPath}/stock`

/** The ledger of one product's stock. */
export function stockOfPath(productId: string): string {
  return `${deskStockPath}?product=${encodeURIComponent(productId)}`
}
