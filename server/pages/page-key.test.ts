import { expect, test } from 'vitest'

import { theTwelve } from '#tests/support/categories.ts'

import { isAhead, isPanel, isPersonal, pageKey, withoutEmptyFields, withoutExtraSlashes } from './page-key.ts'

function keyOf(address: string): string {
  return pageKey(new URL(address, 'https://haat.example'), theTwelve)
}

test.each([
  ['/', ['/?utm_source=x', '/?page=0']],
  [
    '/about',
    ['/About', '/about/', '/about//', '/%61bout', '/about?category=stones', '/about?category=oils&page=2'],
  ],
  ['/about.data', ['/About.data', '/about/_.data', '/about.data?_routes=about']],
  ['/_.data', ['/_.data?_routes=home']],
  [
    '/product-category?category=fruits&category=oils',
    [
      '/product-category?category=oils&category=fruits',
      '/Product-Category/?category=Oils&category=FRUITS&category=oils',
      '/product-category?category=oils&category=stones&category=fruits&sort=upwards&page=1',
    ],
  ],
  [
    '/product-category?category=oils&sort=price-asc&page=3',
    [
      '/product-category?page=3&sort=price-asc&category=oils',
      '/product-category?sort=price-asc&sort=price-desc&category=oils&page=3',
    ],
  ],
  [
    '/product-category?category=oils&price=100-250&sort=unit-price',
    [
      '/product-category?sort=unit-price&price=100-250&category=oils',
      '/product-category?price=100-250&price=under-100&discount=12&stock=out&category=Oils&sort=unit-price&page=1',
    ],
  ],
  ['/products?stock=in', ['/Products/?stock=in&sort=', '/products?x=1&stock=in&price=']],
  ['/category/oils?discount=15', ['/Category/Oils?discount=15&discount=10']],
  ['/product-category?page=41', ['/product-category?page=42', '/product-category?page=99999']],
  [
    '/product/abc123',
    [
      '/product/abc123/toor-dal',
      '/Product/abc123/another-name',
      '/product/abc123/',
      '/product/abc123/%E0%A4%A6%E0%A4%BE%E0%A4%B2/',
    ],
  ],
  ['/order/Ab_1-x/pay', ['/Order/Ab_1-x/Pay', '/order/Ab_1-x/pay/', '/order/%41b_1-x/pay']],
  ['/order/Ab_1-x/status', ['/Order/Ab_1-x/Status', '/order/Ab_1-x/status/']],
  ['/list/_b_1-X', ['/List/_b_1-X/', '/list/_b_1-X?utm_source=x']],
  ['/run/_b_1-X', ['/Run/_b_1-X/', '/RUN/_b_1-X']],
  ['/claim/Ab_1-x.data', ['/Claim/Ab_1-x.data', '/claim/Ab_1-x/_.data']],
  ['/product/abc123.data', ['/product/abc123/toor-dal.data?_routes=product', '/product/abc123/_.data']],
  ['/b/abcd2345', ['/b/ABCD2345', '/B/Abcd2345/?utm_source=x']],
  ['/b?code=K7MP', ['/B/?code=K7MP']],
  ['/hi', ['/hi/', '/Hi', '/hi?utm_source=x']],
  ['/hi.data', ['/Hi.data', '/hi/_.data']],
  ['/hi/about', ['/HI/About', '/hi/about/?category=stones']],
  ['/hi/product/Abc123', ['/hi/Product/Abc123/toor-dal']],
  ['/hi/product-category?category=oils&page=3', ['/hi/Product-Category?page=3&category=Oils&x=1']],
  ['/hi/order/Ab_1-x/pay', ['/hi/Order/Ab_1-x/Pay']],
])('%s is one page in every spelling of its address', (key, spellings) => {
  expect(keyOf(key)).toBe(key)
  for (const spelling of spellings) expect(keyOf(spelling), spelling).toBe(key)
})

test('other products, categories, orders and pages are other pages', () => {
  const addresses = [
    '/product/abc',
    '/product/ABC',
    '/checkout/order_abc',
    '/checkout/order_ABC',
    '/order/abc/pay',
    '/order/ABC/pay',
    '/claim/abc',
    '/claim/ABC',
    '/product/abc.data',
    '/product-category',
    '/product-category?category=oils',
    '/product-category?category=oils&sort=price-asc',
    '/product-category?category=oils&sort=price-desc',
    '/product-category?category=oils&page=2',
    '/product-category?category=oils&price=under-100',
    '/product-category?category=oils&price=100-250',
    '/product-category?category=oils&discount=10',
    '/product-category?category=oils&stock=in',
    '/products',
    '/blog/how-ghee-is-made',
  ]
  expect(new Set(addresses.map(keyOf)).size).toBe(addresses.length)
})

test('what a person typed, and what is a person’s own, keeps its whole query', () => {
  expect(keyOf('/search?q=Dal&x=1')).toBe('/search?q=Dal&x=1')
  expect(keyOf('/Cart?from=mail')).toBe('/cart?from=mail')
  expect(keyOf('/Stall/Orders?status=paid')).toBe('/stall/orders?status=paid')
  for (const address of ['/Cart', '/stall', '/Stall/orders.data'])
    expect(isPersonal(new URL(`https://haat.example${address}`)), address).toBe(true)
})

test.each([
  ['/stall/orders', false],
  ['/admin-panel', true],
  ['/Admin-Panel/?x=1', true],
  ['/%61dmin-panel/all-users', true],
  ['/ADMIN-panel/nowhere', true],
  ['/admin-panels', false],
  ['/product/admin-panel', false],
  ['/?to=/admin-panel', false],
])('that %s is a page of the panel: %s', (address, isOne) => {
  expect(isPanel(keyOf(address))).toBe(isOne)
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/product-category//?category=oils&category=fruits', '/product-category?category=oils&category=fruits'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['///a///b///', '/a/b'],
])('%s leads to %s, and never to another host', (address, expected) => {
  // As the server reads it: behind its own address.
  expect(withoutExtraSlashes(new URL(`https://haat.example${address}`))).toBe(expected)
})

test.each(['/', '/about', '/About', '/about/_.data', '/_.data', '/product/a%2F%2Fb', '/?next=//x//'])(
  '%s stays as it is',
  (address) => {
    expect(withoutExtraSlashes(new URL(address, 'https://haat.example'))).toBeNull()
  },
)

test.each([
  ['/product-category?sort=&price=&discount=&category=oils', '/product-category?category=oils'],
  ['/products?sort=', '/products'],
  ['/category/fruits?price=100-250&sort=&discount=', '/category/fruits?price=100-250'],
  ['/search?q=ghee+1%20kg&sort=&price=&stock=in', '/search?q=ghee+1%20kg&stock=in'],
])('a form without scripts sends %s, which leads to %s', (address, expected) => {
  expect(withoutEmptyFields(new URL(address, 'https://haat.example'))).toBe(expected)
})

test.each(['/search?q=', '/search?q=a==', '/products?page=2', '/search.data?q=x&_routes=', '/login?next='])(
  '%s has no empty field of such a form',
  (address) => {
    expect(withoutEmptyFields(new URL(address, 'https://haat.example'))).toBeNull()
  },
)

test('pages on the way to paying go ahead of those with goods', () => {
  const addresses = ['/Cart', '/checkout', '/success?x=1', '/order.data', '/Account', '/login?next=/cart']
  expect(addresses.filter((address) => !isAhead(keyOf(address)))).toEqual([])
  const goods = ['/', '/product-category', '/search?q=cart', '/product/cart', '/carts', '/blog/cart']
  expect(goods.filter((address) => isAhead(keyOf(address)))).toEqual([])
})

test('an escape that means nothing is left as it is', () => {
  expect(keyOf('/product/%E0%A4%A')).toBe('/product/%E0%A4%A')
})
