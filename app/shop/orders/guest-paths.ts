import { ordersPath } from '#app/paths.ts'
import { prefix } from '#words/language/en.ts'

// Addresses of who bought without an account: apart from app/paths.ts, which every page loads.

/** The page of an order for whoever has its link. */
export function statusLinkPath(token: string): string {
  return `${ordersPath}/${encodeURIComponent(token)}/status`
}

/** Where an account is made of what somebody without one has ordered. */
export function claimPath(token: string): string {
  return `${prefix}/claim/${encodeURIComponent(token)}`
}
