import { late } from '#app/client/late.tsx'

// The page to pay, but for its frame: there when the cart has been idle, and then while the lines are asked
// for.

export const GuestCheckout = late(async () => (await import('./guest-checkout.tsx')).GuestCheckout)
export const MemberCheckout = late(async () => (await import('./member-checkout.tsx')).MemberCheckout)
