import { and, asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { orders, people, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import { tellStockWishes } from '#domain/inventory/stock-wishes/tell-stock-wishes.ts'
import { indianHour } from '#domain/time/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { askReturn, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { payAtGateway } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { languageHeader } from '#words/languages.ts'

import { phoneKinds } from './rules.ts'
import { sendDuePhoneMessages } from './send-due.ts'

// What people are told on their telephones of what happens to their orders.

const gateway = await smsGateway()
afterwards(gateway.goDown)
const shop = await testShop(gateway.env)
const admin = await shop.admin()
// Ten in the morning in India: in the night most of it would wait.
shop.passTime(((34 - indianHour(shop.ctx.now())) % 24) * 60)
const toldKinds = new Set<string>()

test('who wants that is told of each step of an order, with a link that opens it, and each stands in its history', async () => {
  const asha = await withSms('9812300001')
  const { orderId } = await buy(asha, await makeProduct(shop))
  await deliver(admin, orderId)
  await decide(admin, await askReturn(asha, orderId), { outcome: 'refused' })
  expect(await toldTo('9812300001')).toEqual([
    'order_paid',
    'order_packed',
    'order_sent',
    'order_delivered',
    'return_answered',
  ])

  shop.passTime(2)
  await allSent()
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const texts = gateway.sent.filter(({ to }) => to === '919812300001').map(({ text }) => text)
  expect(texts).toHaveLength(5)
  for (const text of texts) {
    expect(text).toContain(`#${order!.number}`)
    expect(text).toMatch(new RegExp(`: ${shop.url}/o/${order!.statusToken}$`))
  }
  const short = await fetch(`${shop.url}/o/${order!.statusToken}`, { redirect: 'manual' })
  expect(short.headers.get('location')).toBe(`${shop.url}/order/${order!.statusToken}/status`)

  const own = (await asha.get(`/api/orders/${orderId}`)).body['data']
  expect(own.messages).toMatchObject([
    { channel: 'SMS', kind: 'order_paid', what: 'SMS: Paid', isSent: true },
    { what: 'SMS: Packed' },
    { what: 'SMS: On its way' },
    { what: 'SMS: Delivered' },
    { what: 'SMS: Return answered' },
  ])
})

test('an order in cash is told in its language: placed, changed, paid online, called off, and its money back', async () => {
  const asha = await withSms('9812300002')
  const inHindi = { [languageHeader]: 'hi' }
  const orderId = await orderInCash(shop, {
    ...asha,
    post: (path, body, headers) => asha.post(path, body, { ...inHindi, ...headers }),
  })
  const lines = [{ position: 0, quantity: 2, price: 450 }]
  const changed = { version: 0, lines, total: 900, note: 'As agreed' }
  expect((await admin.post(`/api/orders/${orderId}/change`, changed)).body).toMatchObject({ success: true })
  const { url } = (await admin.post(`/api/orders/${orderId}/pay-link`)).body['data']
  const token = (url as string).split('/').at(-2)
  const opened = await asha.post(`/api/pay-links/${token}/order`)
  await asha.post(`/api/pay-links/${token}/verify`, await payAtGateway(asha, opened.body['order'].id))
  await move(asha, orderId, { action: 'cancel' })
  await vi.waitFor(async () => expect(await toldTo('9812300002')).toContain('money_back'), {
    timeout: 10_000,
  })

  expect(new Set(await toldTo('9812300002'))).toEqual(
    new Set(['order_placed', 'order_changed', 'order_paid', 'order_cancelled', 'money_back']),
  )
  await allSent()
  // Several go out at once, in no order.
  const placed = gateway.sent.find(({ to, text }) => to === '919812300002' && text.includes('मिल गया,'))
  expect(placed?.text).toMatch(/^Haat: ऑर्डर #\d+ मिल गया, कुल ₹500। देखें: /)
  const { location } = Object.fromEntries(
    (await fetch(placed!.text.split(' ').at(-1)!, { redirect: 'manual' })).headers,
  )
  expect(location).toMatch(/\/hi\/order\/[\w-]{22}\/status$/)
})

test('a move that is taken back at once is told to nobody, and later it is told that it was wrong', async () => {
  const asha = await withSms('9812300003')
  const orderId = await orderInCash(shop, asha)
  const pack = () => move(admin, orderId, { action: 'pack' })
  const takeBack = async () => {
    const { takeBack: last } = (await admin.get(`/api/orders/${orderId}`)).body['data']
    return admin.post(`/api/orders/${orderId}/take-back`, { event: last.event, reason: 'The wrong card' })
  }
  await pack()
  expect((await takeBack()).body).toMatchObject({ success: true })
  expect(await toldTo('9812300003')).toEqual(['order_placed'])
  await pack()
  shop.passTime(2)
  await allSent()
  expect((await takeBack()).body).toMatchObject({ success: true })
  expect(await toldTo('9812300003')).toEqual(['order_placed', 'order_packed', 'order_corrected'])
})

test('what the night held back is not told once the order has moved on', async () => {
  const ravi = await withSms('9812300009')
  const orderId = await orderInCash(shop, ravi)
  await move(admin, orderId, { action: 'pack' })
  // As the night leaves it: eight o'clock is later than the next move.
  const held = { nextAttemptAt: new Date(shop.ctx.now().getTime() + 3_600_000) }
  await shop.db
    .update(phoneMessages)
    .set(held)
    .where(and(eq(phoneMessages.mobile, '9812300009'), eq(phoneMessages.kind, 'order_packed')))
  await move(admin, orderId, { action: 'dispatch' })
  expect(await toldTo('9812300009')).toEqual(['order_placed', 'order_sent'])
})

test('nobody is told who has not asked for it; it has its hour, and ends with a press, another number or the account', async () => {
  const asha = await shop.customer()
  await shop.db.update(people).set({ mobile: '9812300004' }).where(eq(people.id, asha.id))
  await move(asha, await orderInCash(shop, asha), { action: 'cancel' })
  expect(await toldTo('9812300004')).toEqual([])
  const ask = async () => {
    const { mobile, channels } = (await asha.get('/api/phone-consent')).body['data']
    expect(channels).toMatchObject([{ channel: 'sms', name: 'SMS' }])
    return { mobile, givenAt: channels[0].givenAt as string }
  }
  expect(await ask()).toEqual({ mobile: '9812300004', givenAt: '' })

  await say(asha, true)
  const { givenAt } = await ask()
  expect(Math.abs(Date.parse(givenAt) - shop.ctx.now().getTime())).toBeLessThan(60_000)
  shop.passTime(1)
  await say(asha, true)
  expect((await ask()).givenAt).toBe(givenAt)

  // What still waits is not sent after the end.
  const orderId = await orderInCash(shop, asha)
  await move(admin, orderId, { action: 'pack' })
  await allSent(['order_packed'])
  await say(asha, false)
  expect(await ask()).toMatchObject({ givenAt: '' })
  expect(await toldTo('9812300004')).toEqual(['order_placed'])
  const [ended] = await consentsOf(asha.id)
  expect(ended).toMatchObject({ givenAt: new Date(givenAt), endedAt: expect.any(Date) as Date })

  await say(asha, true)
  await asha.post('/api/change-profile', { name: 'Asha', mobile: '9812300005' })
  expect(await ask()).toMatchObject({ mobile: '9812300005', givenAt: '' })
  await say(asha, true)
  await asha.post('/api/change-profile', { name: 'Asha', mobile: '' })
  expect((await ask()).givenAt).toBe('')
})

test('a guest asks for it with the key of their browser, and somebody without a number is refused', async () => {
  const [browser, oil] = [shop.guest(), await makeProduct(shop, { sellingPricePaise: 320_00 })]
  const key = { 'guest-key': 'a-guests-key-of-22-char' }
  const guest = { mobile: '9812300006', cartKey: 'one', lines: [{ productId: oil, quantity: 1 }] }
  await browser.post('/api/guest', guest, key)
  expect(
    (await browser.post('/api/phone-consent', { channel: 'sms', isGiven: true }, key)).body,
  ).toMatchObject({
    data: { mobile: '9812300006', channels: [{ givenAt: expect.stringMatching(/^20/) as string }] },
  })
  await browser.post('/api/orders/cash', { amount: 320, collect: true }, key)
  expect(await toldTo('9812300006')).toEqual(['order_placed'])

  // Whoever is joined with them wants it as well, at that number, and no longer once that is taken back.
  const asha = await shop.customer()
  const [known] = await shop.db.select().from(people).where(eq(people.mobile, '9812300006'))

  expect((await admin.post(`/api/people/${asha.id}/join`, { otherId: known!.id })).body).toMatchObject({
    success: true,
  })
  const isGiven = { mobile: '9812300006', endedAt: null }
  expect(await consentsOf(asha.id)).toMatchObject([isGiven])
  expect((await admin.post(`/api/people/${known!.id}/part`)).body).toMatchObject({ success: true })
  expect([await consentsOf(asha.id), await consentsOf(known!.id)]).toMatchObject([[], [isGiven]])

  expect((await browser.get('/api/phone-consent')).status).toBe(401)
  const ravi = await shop.customer()
  expect(await ravi.post('/api/phone-consent', { channel: 'sms', isGiven: true })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: { mobile: expect.any(String) as string } },
  })
})

test('who waits for a product with an e-mail that is proven is told by telephone, too', async () => {
  const asha = await withSms('9812300007')
  await shop.db.update(people).set({ emailVerified: true }).where(eq(people.id, asha.id))
  const productId = await makeProduct(shop, { name: 'Til Oil', stock: 0 })
  await asha.post('/api/stock-wishes', { productId, email: asha.email })
  const { body } = await admin.post('/api/product-details', { productId })
  await admin.post('/api/update-product', { ...body['data'], stock: 3 })
  await tellStockWishes(shop.ctx)
  await allSent()

  const [sent] = gateway.sent.filter(({ to }) => to === '919812300007')
  expect(sent!.text).toBe(`Haat: Til Oil is back in stock. See it: ${shop.url}/product/${productId}`)
  expect(await toldTo('9812300007')).toEqual(['back_in_stock'])
})

test('a number gets twenty messages a day, however often a stranger orders with it', async () => {
  const asha = await withSms('9812300008')
  const at = shop.ctx.now()
  const sent = { state: 'sent', createdAt: at, sentAt: at, nextAttemptAt: null, triedUntil: at } as const
  const of = { channel: 'sms', kind: 'order_paid', facts: {}, language: 'en', mobile: '9812300008' } as const
  await shop.db
    .insert(phoneMessages)
    .values(Array.from({ length: 19 }, (_, nth) => ({ ...of, ...sent, cause: `earlier ${nth}` })))
  await move(asha, await orderInCash(shop, asha), { action: 'cancel' })
  expect((await toldTo('9812300008')).slice(19)).toEqual(['order_placed'])
})

// A recall is told beside domain/recalls, and what comes by itself beside domain/subscriptions.
const toldElsewhere = [
  'code',
  'order_status',
  'list_read',
  'batch_recalled',
  'khata_statement',
  'subscription_dearer',
  'subscription_left_out',
  'subscription_to_pay',
]

test('every kind but those that are asked for was told here', () => {
  expect(toldKinds).toEqual(new Set(phoneKinds.filter((kind) => !toldElsewhere.includes(kind))))
})

async function withSms(mobile: string) {
  const person = await shop.customer()
  await shop.db.update(people).set({ mobile }).where(eq(people.id, person.id))
  await say(person, true)
  return person
}

async function say(person: Visitor, isGiven: boolean): Promise<void> {
  expect((await person.post('/api/phone-consent', { channel: 'sms', isGiven })).status).toBe(200)
}

function consentsOf(id: string) {
  return shop.db.select().from(phoneConsents).where(eq(phoneConsents.personId, id))
}

/** The kinds that this number was told, in the order of their rows. */
async function toldTo(mobile: string): Promise<string[]> {
  const told = await shop.db
    .select({ kind: phoneMessages.kind })
    .from(phoneMessages)
    .where(eq(phoneMessages.mobile, mobile))
    .orderBy(asc(phoneMessages.id))
  for (const { kind } of told) toldKinds.add(kind)
  return told.map(({ kind }) => kind)
}

/** By the shop's own job, and here so that nobody waits for its next round. */
async function allSent(butFor: string[] = []): Promise<void> {
  await sendDuePhoneMessages(shop.ctx)
  const waiting = async () =>
    (await shop.db.select().from(phoneMessages)).filter(
      ({ state, kind }) => state === 'waiting' && !butFor.includes(kind),
    )
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 })
}
