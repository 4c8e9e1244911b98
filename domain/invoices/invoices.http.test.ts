import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { invoices, orders, payments, refunds } from '#db/schema/index.ts'
import { moveOrder } from '#domain/fulfilment/move-order.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { learnOfRefunds } from '#domain/payments/refunds-at-gateway.ts'
import { carryOutDueRefunds } from '#domain/payments/refunds.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, askReturn, buy, decide, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { creditGivenBack } from './credit.ts'
import { issueInvoice } from './issue-invoice.ts'

const shop = await testShop()
const [admin, asha, other] = [await shop.admin(), await shop.customer(), await shop.customer()]
/** ₹105.00 with 5 % and ₹118.00 with 18 %: with delivery ₹263.00. */
const dal = await product(105_00, 500)
const soap = await product(118_00, 1800)
const milk = await product(60_00, 0)
await save({})

test('of fifteen orders that are handed over at once each has a number, without a gap, although another one was rolled back', async () => {
  const series = await save({ invoiceSeries: 'FIFT' })
  const ordered = async () => orderInCash(shop, await shop.customer())
  const spare = await ordered()
  // Fewer than the pool has connections: who waits five seconds for one is told 503, as on a busy machine.
  const waiting = await Promise.all(Array.from({ length: 15 }, ordered))
  await admin.post('/api/move-orders', { orderIds: waiting, action: 'pack' })
  const handOver = (orderId: string) => move(admin, orderId, { action: 'deliver', cashTaken: 500 })

  const answers: ReturnType<typeof handOver>[] = []
  const rolledBack = overlap(shop.ctx, {
    first: (tx) => issueInvoice(tx, { orderId: spare, isHandedOver: true, wasHere: true }),
    second: () => (answers[0] = handOver(waiting[0]!)),
    meanwhile: async () => {
      answers.push(...waiting.slice(1).map(handOver))
      throw new Error('rolled back')
    },
  })
  await expect(rolledBack).rejects.toThrow('rolled back')

  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 15 }, () => 200))
  const written = await shop.db.select().from(invoices).where(eq(invoices.series, series)).orderBy(invoices.n)
  expect(written.map(({ n }) => n)).toEqual(Array.from({ length: 15 }, (_, place) => place + 1))
  expect(new Set(written.map(({ orderId }) => orderId))).toEqual(new Set(waiting))
  expect(written.at(-1)?.number).toMatch(/^FIFT\/\d{4}\/000015$/)
  await save({})
})

test('a financial year ends with 31 March in India, and the next one counts from 1', async () => {
  const series = await save({ invoiceSeries: 'YEAR' })
  const moments = ['2028-03-31T18:29:58Z', '2028-03-31T18:29:59Z', '2028-03-31T18:30:00Z']
  for (const at of moments) {
    const { orderId } = await buy(asha, dal)
    for (const action of ['pack', 'dispatch'] as const) await moveOrder(atTheDesk(at), { orderId, action })
  }
  const written = await shop.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.series, series))
    .orderBy(asc(invoices.issuedAt))
  expect(written.map(({ number }) => number)).toEqual([
    'YEAR/2728/000001',
    'YEAR/2728/000002',
    'YEAR/2829/000001',
  ])
  await save({})
})

test.each<[where: string, place: object, by: 'dispatch' | 'deliver', expected: object, taxes: number[][]]>([
  [
    'to the shop’s own state',
    { address: { ...addressInPune, town: 'Lucknow', pinCode: '226001', stateCode: '09' } },
    'dispatch',
    { totalPaise: 263_00, givenBackPaise: 0, taxPaise: 27_12 },
    [
      [117_93, 2_95, 2_95, 0],
      [117_95, 10_61, 10_61, 0],
    ],
  ],
  [
    'to another state',
    { address: addressInPune },
    'dispatch',
    { totalPaise: 263_00, givenBackPaise: 0, taxPaise: 27_13 },
    [
      [117_93, 0, 0, 5_90],
      [117_94, 0, 0, 21_23],
    ],
  ],
  [
    'over the counter after all',
    { address: addressInPune },
    'deliver',
    { totalPaise: 263_00, givenBackPaise: 0, taxPaise: 27_12 },
    [
      [117_93, 2_95, 2_95, 0],
      [117_95, 10_61, 10_61, 0],
    ],
  ],
  // Who fetches it pays no delivery: it went back before, or goes back now.
  ...[
    ['over the counter', { collect: true }],
    ['over the counter without a word where', {}],
  ].map(([where, place]): [string, object, 'deliver', object, number[][]] => [
    where as string,
    place as object,
    'deliver',
    { totalPaise: 223_00, givenBackPaise: 40_00, taxPaise: 23_00 },
    [
      [100_00, 2_50, 2_50, 0],
      [100_00, 9_00, 9_00, 0],
    ],
  ]),
])(
  'goods that go %s bear its tax, with delivery to the last paisa',
  async (_where, place, by, expected, taxes) => {
    const { orderId } = await bought([dal, soap], place)
    // Without a word where, it was packed before the shop asked for that first.
    if (Object.keys(place).length > 0) await move(admin, orderId, { action: 'pack' })
    else await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, orderId))
    await move(admin, orderId, { action: by })

    const [invoice] = await documentsOf(orderId)
    expect(invoice).toMatchObject({ kind: 'tax_invoice', ...expected })
    const { lines } = invoice!.content
    // ₹40.00 over ₹105.00 and ₹118.00 is ₹18.83 and ₹21.16; the last paisa goes to the larger one.
    expect(lines.map(({ shippingPaise }) => shippingPaise)).toEqual([18_83, 21_17])
    expect(
      lines.map(({ valuePaise, cgstPaise, sgstPaise, igstPaise }) => [
        valuePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
      ]),
    ).toEqual(taxes)
  },
)

test('goods without tax have a bill of supply, and a shop without GSTIN writes receipts that say nothing of tax', async () => {
  const billed = await sentOut([milk])
  await save({ gstin: '' })
  const receipted = await sentOut([dal, milk])
  await save({})

  expect(await documentsOf(billed.orderId)).toMatchObject([{ kind: 'bill_of_supply', taxPaise: 0 }])
  const [receipt] = await documentsOf(receipted.orderId)
  expect(receipt).toMatchObject({ kind: 'receipt', taxPaise: 0, totalPaise: 205_00 })
  expect(receipt?.content.lines.map(({ rateBp, valuePaise }) => [rateBp, valuePaise])).toEqual([
    [0, 130_46],
    [0, 74_54],
  ])
})

test('an order has one invoice, also when it is brought back and sent once more; what costs nothing has none', async () => {
  const { orderId } = await sentOut([dal])
  await move(admin, orderId, { action: 'bring_back', note: 'Nobody was at home.' })
  await move(admin, orderId, { action: 'dispatch' })
  await move(admin, orderId, { action: 'deliver' })
  expect(await documentsOf(orderId)).toHaveLength(1)

  const asked = await askReturn(asha, orderId, { wish: 'replacement' })
  const decided = await decide(admin, asked, { outcome: 'replacement' })
  const replacement = decided.body['data'][0].replacement as string
  for (const action of ['pack', 'dispatch', 'deliver']) await move(admin, replacement, { action })
  expect(await documentsOf(replacement)).toEqual([])
  expect(await documentsOf(orderId)).toHaveLength(1)
})

test('what was given back before is no longer on the invoice; what is given back later is a credit note each', async () => {
  const { orderId, transactionId } = await bought([dal, soap], { address: addressInPune })
  const refund = (amount: number, lines: object[] = []) =>
    admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount, note: 'Bruised.', lines })
  await refund(18, [{ position: 1, quantity: 1 }])
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'dispatch' })
  await refund(10, [{ position: 0, quantity: 1 }])
  await move(admin, orderId, { action: 'deliver' })
  await decide(admin, await askReturn(asha, orderId), { outcome: 'money', amount: 50.5 })
  const atDashboard = { amountPaise: 20_00, idempotencyKey: `dashboard_${orderId}` }
  await shop.ctx.gateways.payments.refund(transactionId, atDashboard)
  await learnOfRefunds(shop.ctx, transactionId)
  await learnOfRefunds(shop.ctx, transactionId)

  const [invoice, ...notes] = await documentsOf(orderId)
  expect(invoice).toMatchObject({ totalPaise: 245_00, givenBackPaise: 18_00 })
  expect(invoice?.content.lines.map(({ lessPaise }) => lessPaise)).toEqual([0, 18_00])
  expect(notes.map(({ kind, totalPaise, content }) => [kind, totalPaise, content.reason])).toEqual([
    ['credit_note', 10_00, 'Bruised.'],
    ['credit_note', 50_50, 'Sorry.'],
    ['credit_note', 20_00, 'It was made at the payment service.'],
  ])
  expect(notes.map(({ n }) => n - notes[0]!.n)).toEqual([0, 1, 2])
  expect(notes[0]?.content.lines).toMatchObject([{ position: 0, quantity: 1, amountPaise: 10_00 }])

  await move(admin, orderId, { action: 'refund' })
  const all = (await documentsOf(orderId)).slice(1)
  for (const sum of ['totalPaise', 'taxPaise'] as const)
    expect(all.reduce((total, note) => total + note[sum], 0)).toBe(invoice?.[sum])
})

test('a cancelled order takes back its invoice whole, also where nothing was paid', async () => {
  const orderId = await orderInCash(shop, await shop.customer())
  for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })
  await move(admin, orderId, { action: 'bring_back', note: 'Nobody was at home.' })
  await move(admin, orderId, { action: 'cancel' })
  expect((await documentsOf(orderId)).map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
    ['bill_of_supply', 500_00],
    ['credit_note', 500_00],
  ])

  const early = await bought([dal], { address: addressInPune })
  await move(admin, early.orderId, { action: 'cancel' })
  expect(await documentsOf(early.orderId)).toEqual([])
})

test('a refund that the bank fails and that is asked for again has one credit note', async () => {
  const { orderId, transactionId } = await sentOut([dal])
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'pending-refunds', count: 1 })
  await admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 30, note: 'Late.' })
  const refundOf = async () =>
    (await shop.db.select().from(refunds).where(eq(refunds.paymentId, transactionId)))[0]
  const failed = { refund_id: (await refundOf())?.gatewayRefundId, outcome: 'failed' }
  await shop.guest().post('/sandbox/razorpay/settle-refund', failed)
  for (let hour = 0; hour < 3; hour++) {
    shop.passTime(90)
    await carryOutDueRefunds(shop.ctx)
  }
  expect(await refundOf()).toMatchObject({ round: 2, refundedAt: expect.any(Date) as Date })
  expect((await documentsOf(orderId)).map(({ totalPaise }) => totalPaise)).toEqual([145_00, 30_00])
})

test('a refund that is decided while the order goes out is on the invoice or on a credit note', async () => {
  const { orderId, transactionId } = await bought([dal], { address: addressInPune })
  await move(admin, orderId, { action: 'pack' })
  const refund = { transactionId, amount: 20, note: 'Late.' }
  await overlap(shop.ctx, {
    first: (tx) => moveOrder(asAdmin(tx), { orderId, action: 'dispatch' }),
    second: () => admin.post(`/api/orders/${orderId}/refund`, refund),
  })
  expect((await documentsOf(orderId)).map(({ totalPaise }) => totalPaise)).toEqual([145_00, 20_00])
})

test('of a refund and of its order being called off at once, the second credit note knows of the first', async () => {
  const { orderId, transactionId } = await sentOut([dal])
  const { second } = await overlap(shop.ctx, {
    first: (tx) => creditGivenBack(asAdmin(tx), { orderId, reason: 'Called off.', isCalledOff: true }),
    second: () => admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 20, note: 'Late.' }),
  })
  expect(second.status).toBe(200)
  expect((await documentsOf(orderId)).map(({ totalPaise }) => totalPaise)).toEqual([145_00, 145_00])
})

test('whoever writes an invoice anew waits for a refund before the invoice, as the refund will', async () => {
  const { orderId, transactionId } = await sentOut([dal])
  const goesOut = { orderId, isHandedOver: false, wasHere: true }
  const isNotWaitedFor = () =>
    shop.db.select().from(invoices).where(eq(invoices.orderId, orderId)).for('update', { noWait: true })
  await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(payments).where(eq(payments.id, transactionId)).for('update'),
    second: () => shop.db.transaction((db) => issueInvoice(asAdmin({ ...shop.ctx, db }), goesOut)),
    meanwhile: isNotWaitedFor,
  })
  expect(await documentsOf(orderId)).toHaveLength(1)
})

test('a refund that was refused before the order goes out takes nothing off its invoice', async () => {
  const { orderId, transactionId } = await bought([dal, soap], { address: addressInPune })
  const refund = (amount: number, position: number) =>
    admin.post(`/api/orders/${orderId}/refund`, {
      transactionId,
      amount,
      note: 'Bruised.',
      lines: [{ position, quantity: 1 }],
    })
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'refused', count: 1 })
  await refund(18, 1)
  await refund(10, 0)
  for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })

  const [invoice] = await documentsOf(orderId)
  expect(invoice).toMatchObject({ totalPaise: 253_00, givenBackPaise: 10_00 })
  expect(invoice?.content.lines.map(({ lessPaise }) => lessPaise)).toEqual([10_00, 0])
})

test('invoice and credit notes are read by the owner and by admins, by nobody else', async () => {
  const { orderId, transactionId } = await sentOut([dal])
  await admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 20, note: 'Late.' })
  const demoted = await shop.admin()
  await demoted.get('/api/all-user')
  await admin.post('/api/update-user', { userId: demoted.id, role: 'GENERAL' })
  const { documents } = (await asha.get(`/api/orders/${orderId}`)).body['data']
  expect(documents).toMatchObject([
    { title: 'Tax invoice', number: expect.stringMatching(/^HT\//) as string, amount: 145 },
    { title: 'Credit note', number: expect.stringMatching(/^HTCN\//) as string, amount: 20 },
  ])
  for (const { pdf, number } of documents as { pdf: string; number: string }[]) {
    const statuses: number[] = []
    for (const person of [shop.guest(), asha, other, admin, demoted])
      statuses.push((await person.get(pdf)).status)
    expect(statuses).toEqual([401, 200, 404, 200, 404])
    const { headers } = await asha.get(pdf)
    expect([
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('content-disposition'),
    ]).toEqual([
      'application/pdf',
      'private, no-store',
      `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
    ])
  }
  const elsewhere = await sentOut([dal])
  const note = (documents as { pdf: string }[])[1]!.pdf.replace(orderId, elsewhere.orderId)
  expect((await asha.get(note)).status).toBe(404)
})

test('what is written stays as it is, and no credit note goes beyond its invoice, whatever the code says', async () => {
  const { orderId } = await sentOut([dal])
  const [invoice] = await documentsOf(orderId)
  const refusal = async (statement: string, values: unknown[]) =>
    shop.pool.query(statement, values).then(
      () => 'taken',
      (error: { constraint: string }) => error.constraint,
    )
  expect(await refusal('update invoices set total_paise = 1 where id = $1', [invoice?.id])).toBe(
    'invoices_final',
  )
  expect(await refusal('delete from invoices where id = $1', [invoice?.id])).toBe('invoices_final')
  const credit = `insert into invoices (id, order_id, kind, invoice_id, series, year, n, number, total_paise,
    tax_paise, content, issued_at) select 'note', order_id, 'credit_note', id, 'X', year, 1, 'X/1', $2, 0, content,
    issued_at from invoices where id = $1`
  expect(await refusal(credit, [invoice?.id, 145_01])).toBe('invoices_credited_within')
})

test('a business is invoiced with its GSTIN as it was, also for what it fetches; the place of supply stays where the goods go', async () => {
  const gstin = '29AABCU9603R1ZJ'
  const kitchen = { ...addressInPune, name: 'Udupi Kitchens', gstin: ' 29aabcu 9603r1zj' }
  const addressId = await addAddress(asha, kitchen)
  const brought = await bought([dal], { addressId })
  for (const action of ['pack', 'dispatch']) await move(admin, brought.orderId, { action })
  const fetched = await bought([dal], { collect: true })
  await move(admin, fetched.orderId, { action: 'pack' })
  await move(admin, fetched.orderId, { action: 'deliver' })
  await asha.post(`/api/addresses/${addressId}`, { ...kitchen, gstin: '' })
  await admin.post(`/api/orders/${brought.orderId}/move`, { action: 'bring_back', note: 'Nobody was there.' })
  await move(admin, brought.orderId, { action: 'cancel' })

  const [invoice, note] = await documentsOf(brought.orderId)
  expect(invoice?.content).toMatchObject({ buyer: { name: 'Udupi Kitchens', gstin }, placeOfSupply: '27' })
  expect(note).toMatchObject({ kind: 'credit_note', content: { buyer: { gstin } } })
  const [atTheMarket] = await documentsOf(fetched.orderId)
  expect(atTheMarket?.content).toMatchObject({
    buyer: { name: 'Udupi Kitchens', gstin },
    placeOfSupply: '09',
  })
  // Whose address has none any more is invoiced without it.
  const after = await bought([dal], { collect: true })
  for (const action of ['pack', 'deliver']) await move(admin, after.orderId, { action })
  expect((await documentsOf(after.orderId))[0]?.content.buyer).not.toHaveProperty('gstin')
})

test('an invoice says the facts of its day: those of before stay as they were', async () => {
  const { orderId } = await sentOut([dal])
  const typed = { sellerName: 'Haat & Sons', town: 'Pune', pinCode: '411001', stateCode: '27', gstin: '' }
  await admin.post('/api/shop-settings', {
    ...demoSettings,
    ...typed,
    phones: [],
    emails: [],
    fssaiLicence: '',
    addressLines: [],
  })
  const later = await sentOut([dal])
  await save({})
  expect((await documentsOf(orderId))[0]?.content.seller).toEqual({
    sellerName: 'Haat',
    addressLines: ['Mandi Road, Malihabad', 'Lucknow 226102'],
    stateCode: '09',
    gstin: demoSettings.gstin,
    fssaiLicence: demoSettings.fssaiLicence,
    contact: '+91 522 010 4990 · namaste@haat.example',
  })
  expect((await documentsOf(later.orderId))[0]?.content.seller).toEqual({
    sellerName: 'Haat & Sons',
    addressLines: ['Pune 411001'],
    stateCode: '27',
    gstin: null,
  })
})

function product(sellingPricePaise: number, taxRateBp: number): Promise<string> {
  return makeProduct(shop, {
    sellingPricePaise,
    listPricePaise: sellingPricePaise,
    taxRateBp,
    hsnCode: '0713',
  })
}

/** The demo's settings with these changes. Answers the series of invoices. */
async function save(changes: Partial<Record<keyof typeof demoSettings, string>>): Promise<string> {
  const { body } = await admin.post('/api/shop-settings', { ...demoSettings, ...changes })
  return body['data'].invoiceSeries as string
}

async function bought(productIds: string[], place: object) {
  await fillCart(asha, ...productIds)
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  const orderId = (await verify(asha, receipt)).body['orderId'] as string
  await asha.post(`/api/orders/${orderId}/address`, place)
  return { orderId, transactionId: receipt.razorpay_payment_id }
}

async function sentOut(productIds: string[]) {
  const order = await bought(productIds, { address: addressInPune })
  for (const action of ['pack', 'dispatch']) await move(admin, order.orderId, { action })
  return order
}

function asAdmin(ctx: Ctx): Ctx {
  return {
    ...ctx,
    actor: { id: admin.id, email: admin.email, name: 'Shopkeeper', role: 'ADMIN', duties: [], sessionId: '' },
  }
}

function atTheDesk(at: string): Ctx {
  return { ...asAdmin(shop.ctx), now: () => new Date(at) }
}

function documentsOf(orderId: string) {
  return shop.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.n))
}
