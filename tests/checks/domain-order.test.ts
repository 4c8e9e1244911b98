import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

/**
 * The folders of the domain, from the ground up: each imports from those before it alone, types too. What
 * stands further down must not know what is built on it (decision 146).
 */
const order = [
  'ground',
  'time',
  'pricing',
  'audit',
  'media',
  'slots',
  'addresses',
  'shop',
  'catalog',
  'search',
  'growers',
  'boxes',
  'inventory',
  'batches',
  'products',
  'categories',
  'offers',
  'cart',
  'lists',
  'orders',
  'till',
  'receivables',
  'wallets',
  'deposits',
  'payments',
  'returns',
  'reviews',
  'invoices',
  'settlement',
  'books',
  'mails',
  'notices',
  'phone-messages',
  'fulfilment',
  'runs',
  'customers',
  'grievances',
  'checkout',
  'subscriptions',
  'order-edits',
  'packing',
  'waiting-refunds',
  'recalls',
  'counter',
  'imports',
  'backups',
  'reports',
  'search-misses',
  'engine',
  // The table that puts the readers of events together stands in no folder, above all of them.
  'event-readers.ts',
]

const root = projectFolder()
const sources = (await readdir(path.join(root, 'domain'), { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  // boundaries.test.ts may run at the same moment, and plants files in these folders.
  .filter((file) => !path.basename(file).startsWith('planted-'))
  .map((file) => path.join('domain', file))

test('every folder of the domain has its place in the order', () => {
  expect([...new Set(sources.map(folderOf))].toSorted()).toEqual(order.toSorted())
})

test('no import inside the domain points back up', async () => {
  expect(sources.length).toBeGreaterThan(150)
  const texts = await Promise.all(sources.map((file) => readFile(path.join(root, file), 'utf8')))
  expect(sources.flatMap((file, n) => pointsUp(file, texts[n] ?? ''))).toEqual([])
})

test.each([
  ['domain/ground/context.ts', `import type { ShopFacts } from '#domain/shop/rules.ts'`],
  ['domain/orders/write-order.ts', `import { queueMail } from '#domain/mails/queue-mail.ts'`],
  ['domain/orders/enter-cash.ts', `import { creditGivenBack } from '../invoices/credit.ts'`],
  ['domain/payments/give-back.ts', `import {\n  moveOrder,\n} from '#domain/fulfilment/move-order.ts'`],
  ['domain/shop/settings.ts', `export { gstinOf } from '#domain/invoices/rules.ts'`],
  ['domain/cart/queries.ts', `const { settle } = await import('#domain/payments/settle-payment.ts')`],
  ['domain/catalog/queries.ts', `import { lockStock } from '#domain/inventory/change-stock.ts'`],
  ['domain/mails/mailer.ts', `import { eventReaders } from '#domain/event-readers.ts'`],
])('the check refuses in %s: %s', (file, line) => {
  expect(pointsUp(file, line)).toHaveLength(1)
})

test.each([
  ['domain/fulfilment/move-order.ts', `import { giveBackAll } from '#domain/payments/give-back.ts'`],
  ['domain/mails/order-mails.ts', `import { queueMail } from './queue-mail.ts'`],
])('the check allows in %s: %s', (file, line) => {
  expect(pointsUp(file, line)).toEqual([])
})

/** The imports of a file that lead to a folder above its own. */
function pointsUp(file: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    const target = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)
    const isUp = target.startsWith('domain/') && placeOf(target) > placeOf(file)
    return isUp ? [`${file} → ${target}`] : []
  })
}

function placeOf(file: string): number {
  const place = order.indexOf(folderOf(file))
  return place >= 0 ? place : order.length
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? ''
}
