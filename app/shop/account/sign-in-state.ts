import { homePath, loginPath, signUpPath } from '#app/paths.ts'

/**
 * What the page that leads to the sign-in says of where to go on. It is kept with the entry of the
 * history, so it outlives a reload and the way to the sign-up and back.
 */
export interface SignInState {
  /** The page to go on to, the home page without one. */
  returnTo?: string
  /** Of an account that was just opened. */
  email?: string
}

/**
 * Reads it; what is not what we wrote counts as nothing. `to`: the same in the address, where the server led
 * here, or a link was pressed before its page had scripts.
 */
export function signInState(
  kept: unknown,
  to: string | null = null,
): SignInState & { returnTo: string; email: string } {
  const { returnTo, email } = (kept ?? {}) as Partial<Record<keyof SignInState, unknown>>
  return {
    returnTo: safePath(returnTo ?? to),
    email: typeof email === 'string' ? email : '',
  }
}

/**
 * A path within the shop, or the home page: never an address that leads elsewhere, nor back to the sign-in.
 */
function safePath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/')) return homePath
  const here = 'https://shop.invalid'
  try {
    const address = new URL(path, here)
    // Without its dots a path may begin with two slashes, which lead to another site.
    if (address.origin !== here || address.pathname.startsWith('//')) return homePath
    const page = address.pathname.toLowerCase().replace(/\/$/, '')
    if (page === loginPath || page === signUpPath) return homePath
    return address.pathname + address.search + address.hash
  } catch {
    return homePath
  }
}
