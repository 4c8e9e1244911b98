/** What somebody who buys comes to next, by the names of the route table: there when the connection drops. */
export const nextParts = [
  'shop/product/product',
  'shop/cart/cart',
  'shop/account/login',
  'shop/checkout/checkout',
  'shop/checkout/pending-payment',
  'shop/checkout/success',
  'shop/checkout/cancel',
]
