import { addOne, pendingAddKey } from '#app/client/cart.ts'
import type { PendingAdd } from '#app/client/cart.ts'

/** The part of `sessionStorage` that is used. */
type Keeper = Pick<Storage, 'getItem' | 'removeItem'>

/**
 * After a sign-in: adds what the guest had wanted. Answers where the guest was; null when nothing was
 * wanted.
 */
export async function fulfilPendingAdd(): Promise<string | null> {
  const pending = takePendingAdd()
  if (!pending) return null
  await addOne(pending.productId)
  return pending.returnTo
}

/** Hands out what was remembered, once. Anything that is not what we wrote counts as nothing. */
export function takePendingAdd(keeper: Keeper = sessionStorage): PendingAdd | null {
  const kept = keeper.getItem(pendingAddKey)
  keeper.removeItem(pendingAddKey)
  if (!kept) return null
  try {
    const { productId, returnTo } = JSON.parse(kept) as Partial<PendingAdd>
    if (typeof productId !== 'string' || productId === '') return null
    return { productId, returnTo: safePath(returnTo) }
  } catch {
    return null
  }
}

/**
 * A path within the shop, or the home page: never an address that leads elsewhere, nor back to the sign-in.
 */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return '/'
  const here = 'https://shop.invalid'
  try {
    const address = new URL(path, here)
    if (address.origin !== here) return '/'
    if (/^\/(login|sign-up)\/?$/i.test(address.pathname)) return '/'
    return address.pathname + address.search + address.hash
  } catch {
    return '/'
  }
}
