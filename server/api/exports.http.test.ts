import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { auditEntries } from '#db/schema/index.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { buy } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const asha = await shop.customer('=HYPERLINK("http://evil.example")')

/** The rows of a file by the names of its columns. */
async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const { status, headers, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.csv"$/)
  return Papa.parse<Record<string, string>>(body['text'], { header: true, skipEmptyLines: true }).data
}

test('orders are a line for each product, with amounts in rupees and times of India', async () => {
  const [dal, rice] = [
    await makeProduct(shop, { name: 'Dal', sellingPricePaise: 100_50, hsnCode: '0713', taxRateBp: 1250 }),
    await makeProduct(shop, { name: 'Rice', sellingPricePaise: 60_00 }),
  ]
  await buy(asha, dal, rice)

  const rows = await rowsOf('/api/orders.csv')

  expect(rows.map(({ line, product }) => [line, product])).toEqual([
    ['1', 'Dal'],
    ['2', 'Rice'],
  ])
  expect(rows[0]).toMatchObject({
    status: 'Paid',
    'order subtotal': '160.50',
    'order total': '200.50',
    due: '0.00',
    quantity: '1',
    'selling price': '100.50',
    'line total': '100.50',
    'hsn code': '0713',
    'tax rate': '12.5',
  })
  expect(rows[0]!['ordered at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+05:30$/)
  expect(rows[1]!['order number']).toBe(rows[0]!['order number'])
  expect(await rowsOf('/api/orders.csv?status=cancelled')).toEqual([])
})

test('a name that a spreadsheet would take for a formula is written so that it takes none', async () => {
  const [row] = await rowsOf(`/api/users.csv?q=${asha.email}`)
  expect(row).toMatchObject({
    name: `'=HYPERLINK("http://evil.example")`,
    'e-mail': asha.email,
    role: 'GENERAL',
  })
})

test('people are taken out without anything of their passwords, and who took them out is kept', async () => {
  const before = await shop.db.$count(auditEntries)
  const { body } = await admin.get('/api/users.csv?q=devi')
  await admin.get('/api/orders.csv?from=2026-11-01')

  expect(body['text'].split('\r\n')[0]).toBe('id,name,e-mail,mobile,role,smart coins,since')
  const entries = (await shop.db.select().from(auditEntries).orderBy(auditEntries.id)).slice(before)
  expect(entries).toMatchObject([
    { action: 'people_exported', actorId: admin.id, after: { search: 'devi' } },
    { action: 'orders_exported', actorId: admin.id, after: { from: '2026-11-01' } },
  ])
})

test('another site cannot have people taken out in the name of an admin', async () => {
  for (const path of ['/api/users.csv', '/api/orders.csv'])
    expect((await admin.get(path, { 'sec-fetch-site': 'cross-site' })).status, path).toBe(403)
})

test('a file begins with the mark of UTF-8, and a long list is sent as it is read', async () => {
  await fillShop(shop.pool, 450)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${shop.url}/api/users.csv`, { headers: { cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())

  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(answer.headers.has('content-length')).toBe(false)
  expect(bytes.toString().trim().split('\r\n').length).toBeGreaterThan(450)
})
