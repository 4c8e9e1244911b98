import { late } from '#app/client/late.tsx'

// What the page to pay shows once the cart is known. The cart fetches it while it is idle; a document of the
// page itself fetches it while the lines are asked for.

export const GuestCheckout = late(async () => (await import('./guest-checkout.tsx')).GuestCheckout)
export const MemberCheckout = late(async () => (await import('./member-checkout.tsx')).MemberCheckout)
