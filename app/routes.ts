import { index, layout, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Route table: shop and desk, each below its own layout. Paths match in any case; paths.ts writes them. */
const routes = [
  layout('shop/layout.tsx', [
    index('shop/home/home.tsx'),
    route('product-category', 'shop/listing/listing.tsx'),
    route('search', 'shop/search/search.tsx'),
    route('product/:id/:slug?', 'shop/product/product.tsx'),

    route('sign-up', 'shop/account/sign-up.tsx'),
    route('login', 'shop/account/login.tsx'),
    route('account', 'shop/account/account.tsx'),
    route('forgot-password', 'shop/account/forgot-password.tsx'),
    route('reset-password', 'shop/account/reset-password.tsx'),
    route('confirm-email', 'shop/account/confirm-email.tsx'),
    route('sign-in-link', 'shop/account/sign-in-by-link.tsx'),
    route('my-orders', 'shop/account/my-orders.tsx'),

    route('cart', 'shop/cart/cart.tsx'),
    route('list', 'shop/list/list.tsx'),
    route('list/:token', 'shop/shared-list/shared-list.tsx'),
    route('success', 'shop/checkout/success.tsx'),
    route('cancel', 'shop/checkout/cancel.tsx'),
    route('order', 'shop/orders/orders.tsx'),
    route('order/:id', 'shop/orders/order.tsx'),

    route('order/:token/pay', 'shop/pay-link/pay-link.tsx'),
    route('khata/:token', 'shop/pay-link/khata-link.tsx'),
    route('order/:token/status', 'shop/status-link/status-link.tsx'),
    route('claim/:token', 'shop/account/claim.tsx'),

    route('products', 'shop/listing/listing.tsx', { id: 'products' }),
    route('category/:slug', 'shop/listing/category.tsx'),
    route('checkout', 'shop/checkout/checkout.tsx'),
    route('checkout/:id', 'shop/checkout/pending-payment.tsx'),

    route('about', 'shop/about/about.tsx'),
    route('contact', 'shop/contact/contact.tsx'),
    route('complaint', 'shop/complaint/complaint.tsx'),
    route('blog', 'shop/stories/blog.tsx'),
    route('blog/:slug', 'shop/stories/story.tsx'),
    route('faq', 'shop/faq/faq.tsx'),
    route('seasons', 'shop/seasons/seasons.tsx'),
    route('growers', 'shop/growers/growers.tsx'),
    route('grower/:slug', 'shop/growers/grower.tsx'),
    // Behind the code of a label.
    route('b/:code?', 'shop/batch/batch.tsx'),
    route('shipping', 'shop/policies/shipping.tsx'),
    route('privacy', 'shop/policies/privacy.tsx'),
    route('terms', 'shop/policies/terms.tsx'),

    // The design system's own page stays at home.
    ...(process.env.NODE_ENV === 'production' ? [] : [route('ui', 'shop/ui-gallery/ui-gallery.tsx')]),

    route('*', 'frame/not-found.tsx'),
  ]),

  layout('desk/layout.tsx', [
    route('admin-panel', 'desk/panel.tsx', [
      index('desk/front/front.tsx'),
      route('sell', 'desk/sale/sell.tsx'),
      route('new-order', 'desk/counter/new-order.tsx'),
      route('all-users', 'desk/people/all-users.tsx'),
      route('people/:id', 'desk/people/person.tsx'),
      route('all-products', 'desk/products/all-products.tsx'),
      route('all-products/import', 'desk/import/import.tsx'),
      route('all-products/pictures', 'desk/import/pictures.tsx'),
      route('all-orders', 'desk/orders/all-orders.tsx'),
      route('all-orders/:id', 'desk/orders/order.tsx'),
      route('shelves', 'desk/shelves/shelves.tsx'),
      route('till', 'desk/till/till.tsx'),
      route('returns', 'desk/returns/all-returns.tsx'),
      route('stock', 'desk/stock/stock.tsx'),
      route('receive', 'desk/receive/receive.tsx'),
      route('packing', 'desk/packing/packing.tsx'),
      route('every-day', 'desk/by-itself/by-itself.tsx'),
      route('stock/count', 'desk/stock/count/count.tsx'),
      route('growers', 'desk/growers/growers.tsx'),
      route('labels', 'desk/labels/labels.tsx'),
      route('prices', 'desk/prices/prices.tsx'),
      route('offers', 'desk/offers/offers.tsx'),
      route('complaints', 'desk/complaints/complaints.tsx'),
      route('reviews', 'desk/reviews/reviews.tsx'),
      route('notices', 'desk/notices/notices.tsx'),
      route('messages', 'desk/messages/messages.tsx'),
      route('messages/phone', 'desk/messages/phone.tsx'),
      route('settings', 'desk/settings/settings.tsx'),
      route('delivery', 'desk/delivery/delivery.tsx'),
      route('slots', 'desk/slots/slots.tsx'),
      route('runs', 'desk/runs/runs.tsx'),
      route('books', 'desk/books/books.tsx'),
      route('audit', 'desk/audit/audit.tsx'),
      route('engine', 'desk/engine/engine.tsx'),
      route('print/:sheet', 'desk/print/print.tsx'),
      route('*', 'frame/not-found.tsx', { id: 'desk-not-found' }),
    ]),
    // The stall without a line: a page without data, which the service worker keeps.
    route('stall/without-line', 'desk/sale/without-line.tsx'),
    // For who has the link of a delivery run; without a token as the service worker keeps it.
    route('run/:token?', 'desk/run/run.tsx'),
    // Rooms of the panel at a second place, for those who have duties (decision 114).
    route('stall', 'desk/stall/stall.tsx', [
      index('desk/stall/front.ts'),
      route('sell', 'desk/sale/sell.tsx', { id: 'stall-sell' }),
      route('new-order', 'desk/counter/new-order.tsx', { id: 'stall-new-order' }),
      route('orders', 'desk/orders/all-orders.tsx', { id: 'stall-orders' }),
      route('orders/:id', 'desk/orders/order.tsx', { id: 'stall-order' }),
      route('receive', 'desk/receive/receive.tsx', { id: 'stall-receive' }),
      route('runs', 'desk/runs/runs.tsx', { id: 'stall-runs' }),
      route('packing', 'desk/packing/packing.tsx', { id: 'stall-packing' }),
      route('every-day', 'desk/by-itself/by-itself.tsx', { id: 'stall-every-day' }),
      route('stock', 'desk/stock/stock.tsx', { id: 'stall-stock' }),
      route('till', 'desk/till/till.tsx', { id: 'stall-till' }),
      route('to-do', 'desk/notices/notices.tsx', { id: 'stall-notices' }),
      route('print/:sheet', 'desk/print/print.tsx', { id: 'stall-print' }),
      route('*', 'frame/not-found.tsx', { id: 'stall-not-found' }),
    ]),
  ]),
]

/** Those of the language that is built (scripts/vite-languages.ts): `/hi` stands before each of Hindi. */
export default (process.env.HAAT_LANGUAGE === 'hi' ? prefix('hi', routes) : routes) satisfies RouteConfig
