import { deskComplaintsPath, deskReturnsPath, deskReviewsPath, deskStockPath } from '#app/desk/desk-paths.ts'
import { deskOrdersPath } from '#app/paths.ts'
import type { Waiting } from '#contract/waiting.ts'

// Apart from the words of what waits, which few rooms have.

/** Where the rooms are that what waits leads to: in the panel or at the stall. */
export interface WaitingRooms {
  orders: string
  stock: string
}

export const panelRooms: WaitingRooms = { orders: deskOrdersPath, stock: deskStockPath }

/** How many wait in a room, by its address. */
export function waitingIn(to: string, waiting: Waiting, rooms = panelRooms): number {
  if (to === rooms.orders)
    return waiting.toPack + waiting.needAddress + waiting.refundsRefused + waiting.refundsWaiting
  if (to === rooms.stock) return waiting.lowStock
  if (to === deskReturnsPath) return waiting.returnsAsked
  if (to === deskReviewsPath) return waiting.reviewsToLookAt + waiting.reviewsReported
  return to === deskComplaintsPath ? waiting.complaints : 0
}

/** '1,893'. */
export function countWords(count: number): string {
  return count.toLocaleString('en-IN')
}
