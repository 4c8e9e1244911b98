import { expect, test } from 'vitest'

import { browserTests, vitestFiles } from '../../scripts/test/changed.ts'

const specs = ['cart', 'first-order', 'payment', 'product', 'search'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
)
const [cart, order, payment, product] = specs

test.each([
  ['a document', ['docs/STYLE.md', 'tests/README.md'], []],
  ['a Vitest test', ['domain/cart/add-to-cart.http.test.ts'], []],
  ['a browser test', [payment ?? ''], [payment]],
  ['a screen', ['app/shop/cart/cart.tsx'], [cart, order]],
  ['a command', ['domain/cart/add-to-cart.ts'], [cart, order]],
  ['a contract', ['contract/products.ts'], [product, order]],
  ['what has another name there', ['domain/checkout/rules.ts'], [payment, cart, order]],
  ['what is on every page', ['app/ui/button.tsx'], specs],
  ['a subject that no browser test is named by', ['app/shop/faq/faq.tsx'], specs],
  ['what browser tests share', ['tests/e2e/shopper.ts'], specs],
  ['a migration', ['db/migrations/0001_x.sql'], specs],
])('a change of %s has these browser tests run', (_what, changed, expected) => {
  expect(browserTests(changed, specs)).toEqual(expected)
})

test('a change of the program has the tests of the build run, and every change the checks', () => {
  const byCart = vitestFiles(['domain/cart/rules.ts'])
  expect(byCart).toEqual(expect.arrayContaining(['domain/cart/rules.ts', 'tests/process/lifecycle.test.ts']))
  expect(vitestFiles(['docs/STYLE.md'])).toContain('tests/checks/changed.test.ts')
  expect(vitestFiles(['docs/STYLE.md'])).not.toContain('tests/process/lifecycle.test.ts')
  expect(vitestFiles(['docs/STYLE.md', 'db/migrations/0001_x.sql'])).toBe('all')
})
