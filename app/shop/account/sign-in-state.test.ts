import { expect, test, vi } from 'vitest'

import { signInState } from './sign-in-state.ts'

test.each([null, undefined, 'text', 7, {}, { returnTo: 7, toPayPaise: 'all', email: {} }])(
  'what was not written by us, such as %j, leads home',
  (kept) => {
    expect(signInState(kept)).toEqual({ returnTo: '/', email: '' })
  },
)

test.each([
  ['/cart', '/cart'],
  ['/product-category?category=dry+fruits&page=2#top', '/product-category?category=dry+fruits&page=2#top'],
  ['/a/../cart', '/cart'],
  ['//elsewhere.example/cart', '/'],
  ['/\\elsewhere.example', '/'],
  ['/a/..//elsewhere.example/cart', '/'],
  ['/\t/elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['cart', '/'],
  ['', '/'],
  [undefined, '/'],
  ['/login', '/'],
  ['/Sign-Up/', '/'],
])('the way back to %j is %j', (returnTo, safe) => {
  expect(signInState({ returnTo }).returnTo).toBe(safe)
})

test('the address says it where nothing was kept, and leads nowhere else either', () => {
  expect(signInState(null, '/account?by-itself=1').returnTo).toBe('/account?by-itself=1')
  expect(signInState({ returnTo: '/cart' }, '/order').returnTo).toBe('/cart')
  expect(signInState(null, '//elsewhere.example').returnTo).toBe('/')
  expect(signInState(null, '/login').returnTo).toBe('/')
})

test('from the Hindi login one goes on to a Hindi page', async () => {
  vi.resetModules()
  vi.doMock('#words/language/en.ts', () => import('#words/language/hi.ts'))
  const hindi = await import('./sign-in-state.ts')
  const leadsTo = [undefined, '/hi/login', '/hi/Sign-Up/', '/hi/cart'].map(
    (returnTo) => hindi.signInState({ returnTo }).returnTo,
  )
  // The modules of a worker are those of all its test files.
  vi.doUnmock('#words/language/en.ts')
  vi.resetModules()
  expect(leadsTo).toEqual(['/hi', '/hi', '/hi', '/hi/cart'])
})
