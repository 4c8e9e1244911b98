import { addToCart } from '#contract/cart.ts'

/** The call as other clients spell it: /api/addtocart, /api/addToCart, /api/AddTo-Cart. */
const cartCall = /^\/api\/addto-?cart(?=\/?(?:$|\?))/i

/**
 * The address that a request means. PostgreSQL keeps no NUL character, and nothing is called so: in a query
 * it is read as U+FFFF, which is no character either, so it matches nothing. In a path it stays, and is
 * refused.
 */
export function addressAsMeant({ url = '' }: { url?: string | undefined }): string {
  const meant = url.replace(cartCall, addToCart.url)
  const at = meant.indexOf('?')
  if (at < 0) return meant
  return meant.slice(0, at) + meant.slice(at).replaceAll('%00', noCharacter)
}

const noCharacter = '%EF%BF%BF'
