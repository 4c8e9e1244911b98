import { redirect } from 'react-router'

/** Paying begins in the cart: that is where its sums stand. */
export function loader() {
  throw redirect('/cart')
}

export function clientLoader() {
  throw redirect('/cart')
}

export default function Checkout() {
  return null
}
