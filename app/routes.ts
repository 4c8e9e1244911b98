import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The whole map of the shop. Paths match in any case. */
export default [
  index('routes/home/home.tsx'),
  route('product-category', 'routes/listing/listing.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('product/:id', 'routes/product/product.tsx'),

  route('sign-up', 'routes/sign-up/sign-up.tsx'),
  route('login', 'routes/login/login.tsx'),
  route('forgot-password', 'routes/placeholders/forgot-password.tsx'),
  route('my-orders', 'routes/placeholders/my-orders.tsx'),

  route('cart', 'routes/cart/cart.tsx'),
  route('success', 'routes/payment-result/success.tsx'),
  route('cancel', 'routes/payment-result/cancel.tsx'),
  route('order', 'routes/orders/orders.tsx'),

  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig
