import { expect, test } from 'vitest'

import { pageRoutes } from './page-route.ts'

const routeOf = pageRoutes(['/', '/product/:id/:slug?', '/order/:id', '/order/:token/pay', '/search', '/*'])

test.each([
  ['/', '/'],
  ['/?page=2', '/'],
  ['/_.data', '/.data'],
  ['/search?q=dal', '/search'],
  ['/Search', '/search'],
  ['/product/8f2/toor-dal', '/product/:id/:slug?'],
  ['/product/8f2', '/product/:id/:slug?'],
  ['/product/8f2.data?_routes=x', '/product/:id/:slug?.data'],
  ['/order/mine', '/order/:id'],
  ['/order/secret/pay', '/order/:token/pay'],
  ['/wp-login', '/*'],
])('the page at %s has the pattern %s', (url, pattern) => {
  expect(routeOf(url)).toBe(pattern)
})
