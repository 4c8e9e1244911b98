import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The whole map of the shop. Paths match in any case. */
export default [
  index('shop/home/home.tsx'),
  route('product-category', 'shop/listing/listing.tsx'),
  route('search', 'shop/search/search.tsx'),
  route('product/:id/:slug?', 'shop/product/product.tsx'),

  route('sign-up', 'shop/account/sign-up.tsx'),
  route('login', 'shop/account/login.tsx'),
  route('forgot-password', 'shop/account/forgot-password.tsx'),
  route('my-orders', 'shop/account/my-orders.tsx'),

  route('cart', 'shop/cart/cart.tsx'),
  route('success', 'shop/checkout/success.tsx'),
  route('cancel', 'shop/checkout/cancel.tsx'),
  route('order', 'shop/orders/orders.tsx'),

  route('products', 'shop/listing/listing.tsx', { id: 'products' }),
  route('category/:slug', 'shop/listing/category.tsx'),
  route('checkout', 'shop/checkout/checkout.tsx'),

  route('about', 'shop/about/about.tsx'),
  route('contact', 'shop/contact/contact.tsx'),
  route('blog', 'shop/stories/blog.tsx'),
  route('blog/:slug', 'shop/stories/story.tsx'),
  route('faq', 'shop/faq/faq.tsx'),
  route('shipping', 'shop/policies/shipping.tsx'),
  route('privacy', 'shop/policies/privacy.tsx'),
  route('terms', 'shop/policies/terms.tsx'),

  route('admin-panel', 'desk/layout.tsx', [
    index('desk/desk-index.tsx'),
    route('all-users', 'desk/people/all-users.tsx'),
    route('all-products', 'desk/products/all-products.tsx'),
    route('all-orders', 'desk/orders/all-orders.tsx'),
  ]),

  // The design system's own page stays at home.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('ui', 'shop/ui-gallery/ui-gallery.tsx')]),

  route('*', 'shop/not-found/not-found.tsx'),
] satisfies RouteConfig
