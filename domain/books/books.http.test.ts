import Papa from 'papaparse'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'

import { auditEntries, invoices } from '#db/schema/index.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import { addressInPune } from '#tests/support/address.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const month = indianDay(shop.ctx.now()).slice(0, 7)
const gstin = '29AABCU9603R1ZJ'
const inLucknow = { ...addressInPune, town: 'Lucknow', pinCode: '226001', stateCode: '09' as const }

/**
 * A month of a shop in Uttar Pradesh: ₹263.00 to its own state and as much to another one (5 % and 18 %, with
 * delivery), ₹145.00 to a business there, ₹100.00 in cash without tax; ₹105.00 and ₹145.00 are credited.
 */
beforeAll(async () => {
  await admin.post('/api/shop-settings', demoSettings)
  const product = (sellingPricePaise: number, taxRateBp: number, hsnCode: string, brand: string) =>
    makeProduct(shop, { sellingPricePaise, listPricePaise: sellingPricePaise, taxRateBp, hsnCode, brand })
  const dal = await product(105_00, 500, '0713', 'Gram Seva')
  const soap = await product(118_00, 1800, '3401', 'Saaf')
  const milk = await product(60_00, 0, '0401', 'Gram Seva')

  await sentOut([dal, soap], inLucknow)
  const elsewhere = await sentOut([dal, soap], addressInPune)
  const business = await sentOut([dal], { ...addressInPune, name: 'Udupi Kitchens', gstin })

  await fillCart(asha, milk)
  const addressId = await addAddress(asha, inLucknow)
  const { body } = await asha.post('/api/orders/cash', { amount: 100, addressId })
  for (const action of ['pack', 'dispatch']) await move(admin, body['orderId'], { action })
  await move(admin, body['orderId'], { action: 'deliver', cashTaken: 100 })

  const lines = [{ position: 0, quantity: 1 }]
  const refund = { transactionId: elsewhere.transactionId, amount: 105, lines, note: 'Bruised.' }
  await admin.post(`/api/orders/${elsewhere.orderId}/refund`, refund)
  await move(admin, business.orderId, { action: 'bring_back', note: 'Closed.' })
  await move(admin, business.orderId, { action: 'cancel' })
  await admin.post('/api/tills/money', { cause: 'taken_out', amount: 30, note: 'Twine.' })
})

test('the register has every invoice and credit note, and its sums are theirs to the paisa', async () => {
  const rows = await rowsOf('register')

  expect(rows.map((row) => [row['kind'], row['gstin'], row['place of supply'], row['total']])).toEqual([
    ['Tax invoice', '', '09-Uttar Pradesh', '263.00'],
    ['Tax invoice', '', '27-Maharashtra', '263.00'],
    ['Tax invoice', gstin, '27-Maharashtra', '145.00'],
    ['Bill of supply', '', '09-Uttar Pradesh', '100.00'],
    ['Credit note', '', '27-Maharashtra', '-105.00'],
    ['Credit note', gstin, '27-Maharashtra', '-145.00'],
  ])
  expect(rows[5]).toMatchObject({ 'for invoice': rows[2]!['number'], customer: 'Udupi Kitchens' })
  const sum = (column: string) => rows.reduce((paise, row) => paise + paiseOf(row[column]!), 0)
  expect(sum('total')).toBe(521_00)
  expect(sum('value without tax')).toBe(100_00)
  // 235.88 and 235.87, of which 100.00 went back; the business's 138.10 went back whole.
  expect(sum('taxable value')).toBe(371_75)
  expect([sum('igst'), sum('cgst'), sum('sgst')]).toEqual([22_13, 13_56, 13_56])
  const written = await shop.db.select().from(invoices)
  const signed = (of: (one: (typeof written)[number]) => number) =>
    written.reduce((paise, one) => paise + (one.kind === 'credit_note' ? -1 : 1) * of(one), 0)
  expect(sum('total')).toBe(signed(({ totalPaise }) => totalPaise))
  expect(sum('igst') + sum('cgst') + sum('sgst')).toBe(signed(({ taxPaise }) => taxPaise))
})

test('the figures for GSTR-1 are the sums that were worked out by hand', async () => {
  const rows = await rowsOf('gstr1')
  const figures = ['table', 'place of supply', 'rate', 'taxable value', 'igst', 'cgst', 'sgst']

  expect(rows.slice(0, 7).map((row) => figures.map((column) => row[column]))).toEqual([
    ['4A B2B', '27-Maharashtra', '5', '138.10', '6.90', '0.00', '0.00'],
    ['9B Credit notes', '27-Maharashtra', '5', '138.10', '6.90', '0.00', '0.00'],
    ['7 B2C others', '09-Uttar Pradesh', '5', '117.93', '0.00', '2.95', '2.95'],
    ['7 B2C others', '09-Uttar Pradesh', '18', '117.95', '0.00', '10.61', '10.61'],
    ['7 B2C others', '27-Maharashtra', '5', '17.93', '0.90', '0.00', '0.00'],
    ['7 B2C others', '27-Maharashtra', '18', '117.94', '21.23', '0.00', '0.00'],
    ['8 Nil rated', '', '', '100.00', '0.00', '0.00', '0.00'],
  ])
  expect(rows[0]).toMatchObject({ gstin, customer: 'Udupi Kitchens', 'document value': '145.00' })
  expect(rows[1]).toMatchObject({ gstin, what: 'CDNR', 'for invoice': rows[0]!['number'] })
  expect(rows[6]).toMatchObject({ what: 'Intra-state, unregistered' })
  const runs = rows.slice(7)
  expect(runs.map((row) => [row['what'], row['documents'], row['not used']])).toEqual([
    ['Invoices for outward supply', '4', '0'],
    ['Credit notes', '2', '0'],
  ])
  expect(runs[0]!['number']).toMatch(/000001$/)
  expect(runs[0]!['last number']).toMatch(/000004$/)
})

test('the HSN summary stands apart for businesses, by the unit codes, without what came back', async () => {
  const rows = await rowsOf('hsn')
  const figures = [
    'sold to',
    'hsn code',
    'unit',
    'quantity',
    'rate',
    'total',
    'taxable value',
    'igst',
    'cgst',
  ]

  expect(rows.map((row) => figures.map((column) => row[column]))).toEqual([
    ['B2B', '0713', 'KGS', '0', '5', '0.00', '0.00', '0.00', '0.00'],
    ['B2C', '0401', 'KGS', '1', '0', '100.00', '100.00', '0.00', '0.00'],
    ['B2C', '0713', 'KGS', '1', '5', '142.66', '135.86', '0.90', '2.95'],
    ['B2C', '3401', 'KGS', '2', '18', '278.34', '235.89', '21.23', '10.61'],
  ])
})

test('sales by brand are what was invoiced, less what was credited', async () => {
  const rows = await rowsOf('brands')
  expect(
    rows.map(({ brand, pieces, invoiced, credited, sales }) => [brand, pieces, invoiced, credited, sales]),
  ).toEqual([
    ['Saaf', '2', '278.34', '0.00', '278.34'],
    // 123.83 twice, 145.00 and 100.00.
    ['Gram Seva', '2', '492.66', '250.00', '242.66'],
  ])
})

test('cash and UPI are all that came and went by hand, with what was taken out of the till', async () => {
  const rows = await rowsOf('money')
  expect(rows.map(({ what, cash, upi, note }) => [what, cash, upi, note])).toEqual([
    ['Taken for an order', '100.00', '0.00', ''],
    ['Taken out', '-30.00', '0.00', 'Twine.'],
  ])
})

test('a book is drawn with its sums, all documents of a month go into one PDF, and the audit knows who took them', async () => {
  const register = await pdfOf('register.pdf')
  expect(register.text).toContain('Register of invoices and credit notes')
  expect(register.text).toContain(gstin)
  expect(register.text).toMatch(/Sum.*521\.00/s)
  const documents = await pdfOf('documents.pdf')
  expect(documents.sheets).toBe(6)
  expect(documents.text.match(/Udupi Kitchens\n?[\s\S]*?GSTIN 29AABCU9603R1ZJ/g)).toHaveLength(2)
  expect((await admin.get(`/api/books/${month}/documents.pdf?part=2`)).status).toBe(404)

  const written = await shop.db.select().from(auditEntries)
  const taken = written.filter(({ action }) => action === 'books_taken_out')
  expect(taken.at(-1)).toMatchObject({ actorId: admin.id, objectId: month, after: { book: 'documents' } })
  expect(taken.length).toBeGreaterThanOrEqual(2)
})

test('a month without documents has empty books, and another site cannot have one taken out', async () => {
  expect(await rowsOf('register', '2020-01')).toEqual([])
  expect(await rowsOf('hsn', '2020-01')).toEqual([])
  expect((await admin.get('/api/books/2020-13/register.csv')).status).toBe(422)
  for (const file of ['register.csv', 'hsn.pdf', 'documents.pdf'])
    expect((await admin.get(`/api/books/${month}/${file}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
})

async function sentOut(productIds: string[], address: object) {
  await fillCart(asha, ...productIds)
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  const orderId = (await verify(asha, receipt)).body['orderId'] as string
  await asha.post(`/api/orders/${orderId}/address`, { address })
  for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })
  return { orderId, transactionId: receipt.razorpay_payment_id }
}

async function rowsOf(book: string, of = month): Promise<Record<string, string>[]> {
  const { status, headers, body } = await admin.get(`/api/books/${of}/${book}.csv`)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${book}-${of}.csv"`)
  return Papa.parse<Record<string, string>>(body['text'], { header: true, skipEmptyLines: true }).data
}

function paiseOf(cell: string): number {
  return toPaise(Number(cell))
}

async function pdfOf(file: string): Promise<{ text: string; sheets: number }> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${shop.url}/api/books/${month}/${file}`, { headers: { cookie } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const drawn = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text, totalPages } = await extractText(drawn, { mergePages: true })
  return { text, sheets: totalPages }
}
