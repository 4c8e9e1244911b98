import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The whole map of the shop. Paths match in any case. */
export default [
  index('routes/home/home.tsx'),
  route('product-category', 'routes/listing/listing.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('product/:id/:slug?', 'routes/product/product.tsx'),

  route('sign-up', 'routes/sign-up/sign-up.tsx'),
  route('login', 'routes/login/login.tsx'),
  route('forgot-password', 'routes/placeholders/forgot-password.tsx'),
  route('my-orders', 'routes/placeholders/my-orders.tsx'),

  route('cart', 'routes/cart/cart.tsx'),
  route('success', 'routes/payment-result/success.tsx'),
  route('cancel', 'routes/payment-result/cancel.tsx'),
  route('order', 'routes/orders/orders.tsx'),

  route('products', 'routes/listing/listing.tsx', { id: 'products' }),
  route('category/:slug', 'routes/all-products/category.tsx'),
  route('checkout', 'routes/all-products/checkout.tsx'),

  route('about', 'routes/about/about.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('blog', 'routes/blog/blog.tsx'),
  route('blog/:slug', 'routes/blog/story.tsx'),
  route('faq', 'routes/faq/faq.tsx'),
  route('shipping', 'routes/policies/shipping.tsx'),
  route('privacy', 'routes/policies/privacy.tsx'),
  route('terms', 'routes/policies/terms.tsx'),

  route('admin-panel', 'routes/admin/admin-layout.tsx', [
    index('routes/admin/admin-index.tsx'),
    route('all-users', 'routes/admin/all-users.tsx'),
    route('all-products', 'routes/admin/all-products.tsx'),
    route('all-orders', 'routes/admin/all-orders.tsx'),
  ]),

  // The design system's own page stays at home.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('ui', 'routes/ui-gallery/ui-gallery.tsx')]),

  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig
