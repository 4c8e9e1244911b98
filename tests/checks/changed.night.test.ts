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
  ['a migration', ['db/migrations/0001_x.sql'], [order]],
  ['a function of the database', ['db/functions/search_begun.sql'], [order]],
])('a change of %s has these browser tests run', (_what, changed, expected) => {
  expect(browserTests(changed, specs)).toEqual(expected)
})

test('every change has the checks run, one of the program those that look at the build', () => {
  expect(vitestFiles(['docs/STYLE.md'])).toContain('tests/checks/changed.night.test.ts')
  expect(vitestFiles(['docs/STYLE.md'])).not.toContain('server/pages/pages.http.test.ts')
  expect(vitestFiles(['app/shop/cart/cart.tsx'])).toContain('server/pages/pages.http.test.ts')
})

const everyOrder = 'domain/orders/take-cash.http.test.ts'
const killed = 'tests/process/lifecycle.test.ts'

test.each([
  {
    what: 'a command',
    file: 'domain/cart/add-to-cart.ts',
    has: ['domain/cart/add-to-cart.http.test.ts', 'server/api/cart.http.test.ts'],
    hasNot: [everyOrder, killed],
  },
  {
    what: 'rules that a page has too',
    file: 'domain/orders/rules.ts',
    has: [everyOrder, 'app/shop/orders/order-words.test.ts'],
    hasNot: ['domain/search/search.night.db.test.ts'],
  },
  {
    what: 'a contract',
    file: 'contract/cart.ts',
    has: ['server/api/cart.http.test.ts'],
    hasNot: [everyOrder],
  },
  { what: 'what takes money', file: 'domain/payments/settle-payment.ts', has: [killed], hasNot: [] },
  { what: 'what all stand on', file: 'domain/ground/ids.ts', has: [everyOrder, killed], hasNot: [] },
  {
    what: 'a migration',
    file: 'db/migrations/0002_product_declarations.sql',
    has: [
      'db/upgrade.db.test.ts',
      'domain/plans.night.db.test.ts',
      'domain/catalog/listing.night.db.test.ts',
    ],
    hasNot: [everyOrder],
  },
  {
    what: 'a snapshot of the tables',
    file: 'db/migrations/meta/_journal.json',
    has: ['db/upgrade.db.test.ts'],
    hasNot: ['domain/cart/add-to-cart.http.test.ts'],
  },
  {
    what: 'a function of the database',
    file: 'db/functions/cash_adds_up.sql',
    has: ['db/upgrade.db.test.ts', everyOrder],
    hasNot: ['server/api/sign-in.http.test.ts'],
  },
  {
    what: 'a table',
    file: 'db/schema/cart.ts',
    has: ['domain/cart/add-to-cart.http.test.ts', 'db/schema/constraints.db.test.ts'],
    hasNot: [everyOrder],
  },
])('a change of $what has the tests near it run', ({ file, has, hasNot }) => {
  const files = vitestFiles([file])
  expect(files).toEqual(expect.arrayContaining(has))
  for (const other of hasNot) expect(files).not.toContain(other)
})

test('what no import leads to, or every test stands on, has all of them run', () => {
  expect(vitestFiles(['docs/STYLE.md', 'vitest.config.ts'])).toBe('all')
  expect(vitestFiles(['db/migrate.ts'])).toBe('all')
})
