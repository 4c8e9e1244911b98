import { redirect } from 'react-router'

import { cartPath } from '#app/paths.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** Paying begins in the cart: that is where its sums stand. */
export function loader() {
  throw redirect(cartPath)
}

export function clientLoader() {
  throw redirect(cartPath)
}

export default function Checkout() {
  return null
}
