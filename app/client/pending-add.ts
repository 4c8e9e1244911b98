const storageKey = 'haat.pending-add'

/** What a guest wanted to put into the cart, and where to go on once that is done. */
export interface PendingAdd {
  productId: string
  returnTo: string
}

/** The part of `sessionStorage` that is used. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function rememberAdd(pending: PendingAdd, keeper: Keeper = sessionStorage): void {
  keeper.setItem(storageKey, JSON.stringify(pending))
}

/** Hands out what was remembered, once. Anything that is not what we wrote counts as nothing. */
export function takePendingAdd(keeper: Keeper = sessionStorage): PendingAdd | null {
  const kept = keeper.getItem(storageKey)
  keeper.removeItem(storageKey)
  if (!kept) return null
  try {
    const { productId, returnTo } = JSON.parse(kept) as Partial<PendingAdd>
    if (typeof productId !== 'string' || productId === '') return null
    return { productId, returnTo: safePath(returnTo) }
  } catch {
    return null
  }
}

/** A path within the shop, or the home page: never an address that leads elsewhere, nor back to the sign-in. */
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
