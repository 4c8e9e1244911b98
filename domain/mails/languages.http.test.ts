import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import { languages as languagesOfRows } from '#db/schema/columns.ts'
import { mails, orders, people } from '#db/schema/index.ts'
import { tellStockWishes } from '#domain/inventory/stock-wishes/tell-stock-wishes.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import type { ReceivedMail } from '#tests/support/mail-server.ts'
import { askReturn, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { languageHeader, languages } from '#words/languages.ts'

import { sendDueMails } from './send-due-mails.ts'

// In which language the shop writes to whom. What each kind says is tested in integrations/mail.

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const admin = await shop.admin()
const hindi = { [languageHeader]: 'hi' }

test('rows know the languages of the pages', () => {
  expect(languagesOfRows).toEqual(languages)
})

describe('an order is of the language of the page on which it was placed', () => {
  test('in cash, and its customer is written to in that language from then on', async () => {
    const asha = await shop.customer()
    expect(await languageOf(asha)).toBe('en')
    const orderId = await orderInCash(shop, onHindiPages(asha))

    expect([await languageOfOrder(orderId), await languageOf(asha)]).toEqual(['hi', 'hi'])
    await buy(asha, await makeProduct(shop))
    expect(await languageOf(asha)).toBe('en')
  })

  test('by card, whoever says that it is paid', async () => {
    const asha = await shop.customer()
    await fillCart(asha, await makeProduct(shop))
    const { orderId: paymentOrderId } = await startPaying(onHindiPages(asha))
    const { body } = await verify(asha, await payAtGateway(asha, paymentOrderId))

    expect([await languageOfOrder(body['orderId'] as string), await languageOf(asha)]).toEqual(['hi', 'hi'])
  })

  test('by card, on the page that asked for the payment last', async () => {
    const asha = await shop.customer()
    await fillCart(asha, await makeProduct(shop))
    const before = await startPaying(asha)
    const { orderId } = await startPaying(onHindiPages(asha))
    expect(orderId).toBe(before.orderId)
    const { body } = await verify(asha, await payAtGateway(asha, orderId))

    expect(await languageOfOrder(body['orderId'] as string)).toBe('hi')
  })

  test('of a guest, who has no other', async () => {
    const guest = onHindiPages(shop.guest(), { 'guest-key': 'a-hindi-guests-key-22-' })
    const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 320_00 }), quantity: 1 }]
    const email = newAddress()
    await guest.post('/api/guest', { mobile: '9876500911', cartKey: 'one', lines, email })
    const { body } = await guest.post('/api/orders/cash', { amount: 320, collect: true })

    expect(await languageOfOrder(body['orderId'] as string)).toBe('hi')
    expect(await toldTo(email)).toEqual({ order_placed: 'hi' })
  })

  test('and so is each link to it that the desk hands out', async () => {
    const asha = await shop.customer()
    const of = `/api/orders/${await orderInCash(shop, onHindiPages(asha))}`
    const links = [await admin.post(`${of}/pay-link`), await admin.post(`${of}/status-link`)]

    const { pathname } = new URL((links[0]!.body['data'] as { url: string }).url)
    expect(pathname).toMatch(/^\/hi\/order\/[\w-]+\/pay$/)
    expect((links[1]!.body['data'] as { url: string }).url).toMatch(/\/hi\/order\/[\w-]+\/status$/)
  })

  test('in English where the page names a language that the shop does not speak', async () => {
    const asha = await shop.customer()
    const orderId = await orderInCash(shop, onHindiPages(asha, { [languageHeader]: 'ta' }))
    expect([await languageOfOrder(orderId), await languageOf(asha)]).toEqual(['en', 'en'])
  })
})

test('what becomes of an order is told in its language, whatever pages its customer reads by then', async () => {
  const asha = await shop.customer()
  const { orderId, transactionId } = await buy(onHindiPages(asha), await makeProduct(shop))
  await orderInCash(shop, asha)
  await shop.db.delete(mails).where(eq(mails.address, asha.email))
  await deliver(admin, orderId)
  await admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 12.5, note: 'One was bruised.' })
  const returnId = await askReturn(asha, orderId, { wish: 'replacement' })
  await decide(onHindiPages(admin), returnId, { outcome: 'replacement' })

  expect(await toldTo(asha.email)).toEqual({
    order_sent: 'hi',
    order_delivered: 'hi',
    money_back: 'hi',
    return_answered: 'hi',
  })
  const theirs = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.personId, asha.id))
    .orderBy(orders.paymentWay)
  expect(theirs.map(({ paymentWay, language }) => [paymentWay, language])).toEqual([
    ['cash', 'en'],
    ['gateway', 'hi'],
    ['none', 'hi'],
  ])
})

test('an order that the desk takes is of the language of its person, which stays', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await shop.db.update(people).set({ language: 'hi' }).where(eq(people.id, asha.id))
  const productId = await makeProduct(shop, { sellingPricePaise: 500_00, listPricePaise: 500_00 })
  const take = async (desk: Visitor, userId: string) => {
    const lines = [{ productId, quantity: 1 }]
    const order = { userId, lines, amount: 500, collect: true, payment: { way: 'later' } }
    return (await desk.post('/api/counter/orders', order)).body['orderId'] as string
  }

  expect(await languageOfOrder(await take(admin, asha.id))).toBe('hi')
  expect(await languageOfOrder(await take(onHindiPages(admin), ravi.id))).toBe('en')
  expect([await languageOf(asha), await languageOf(ravi)]).toEqual(['hi', 'en'])
})

test('who signs up on a Hindi page is welcomed in Hindi, reads so in what the shop keeps, and takes leave in Hindi', async () => {
  const asha = onHindiPages(shop.guest())
  const [email, password] = [newAddress(), 'mangoes in may']
  const account = { name: 'Asha', email, password, confirmPassword: password }
  expect((await asha.post('/api/signup', account)).body).toMatchObject({ success: true })
  expect((await asha.post('/api/signin', { email, password })).body).toMatchObject({ success: true })
  expect(await toldTo(email)).toEqual({ welcome: 'hi' })
  expect((await asha.get('/api/my-data')).body['person']).toMatchObject({ language: 'hi' })

  const [person] = await shop.db.select({ id: people.id }).from(people).where(eq(people.email, email))
  expect((await asha.post('/api/delete-account', { password })).status).toBe(200)
  expect(await toldTo(email)).toEqual({ account_deleted: 'hi' })
  // Nothing of the person is left.
  expect(await languageOf(person!)).toBe('en')
})

test('who complains on a Hindi page without an account is answered in Hindi, and the shop is told in English', async () => {
  const email = newAddress()
  const lata = onHindiPages(shop.guest())
  await shop.db.update(people).set({ language: 'hi' }).where(eq(people.id, admin.id))
  await lata.post('/api/grievances', { name: 'Lata', email, words: 'The oil leaks.' })
  const [waiting] = (await admin.get('/api/grievances?status=waiting')).body['data'] as { _id: string }[]
  await admin.post(`/api/grievances/${waiting!._id}/answer`, { answer: 'We are sorry.' })

  expect(await toldTo(email)).toEqual({ grievance_received: 'hi', grievance_answered: 'hi' })
  expect(await toldTo(admin.email)).toMatchObject({ grievance_came: 'en' })
})

test('who waits for goods is told in the language of the page on which they asked', async () => {
  const [inHindi, inEnglish] = [newAddress(), newAddress()]
  const productId = await makeProduct(shop, { stock: 0 })
  // Said once more, it is in the language of the page on which it was said last.
  await shop.guest().post('/api/stock-wishes', { productId, email: inHindi })
  await onHindiPages(shop.guest()).post('/api/stock-wishes', { productId, email: inHindi })
  await shop.guest().post('/api/stock-wishes', { productId, email: inEnglish })
  const { body } = await admin.post('/api/product-details', { productId })
  await admin.post('/api/update-product', { ...body['data'], stock: 3 })
  await tellStockWishes(shop.ctx)
  expect([await toldTo(inHindi), await toldTo(inEnglish)]).toEqual([
    { back_in_stock: 'hi' },
    { back_in_stock: 'en' },
  ])
})

test('a Hindi buyer’s mails arrive in Hindi with links to Hindi pages, and an English one’s in English', async () => {
  const [asha, ravi] = [await shop.customer('Asha'), await shop.customer('Ravi')]
  const orderId = await orderInCash(shop, onHindiPages(asha))
  await move(admin, orderId, { action: 'cancel' })
  await orderInCash(shop, ravi)

  const [placed, cancelled] = await arrivedAt(asha.email, 2)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(placed!.subject).toBe(`आपका ऑर्डर #${order!.number} मिल गया, धन्यवाद`)
  expect(cancelled!.subject).toBe(`आपका ऑर्डर #${order!.number} रद्द हुआ`)
  for (const { text, html, raw } of [placed!, cancelled!]) {
    expect(text).toContain(`ऑर्डर देखें:\n${shop.url}/hi/order/${orderId}`)
    expect(html).toMatch(/<html lang="hi">[^]*<h1[^>]*>[^<]*ऑर्डर/)
    // Letters beyond ASCII are wrapped, for mail servers of any age.
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(raw).toMatch(/^\p{ASCII}*$/u)
  }
  const [inEnglish] = await arrivedAt(ravi.email, 1)
  expect(inEnglish!.subject).toMatch(/^Thank you for your order #\d+$/)
  expect(inEnglish!.html).toContain('<html lang="en">')
  expect(inEnglish!.text).toMatch(/See your order:\n\S+\d\/order\//)
})

/** In the order in which they were written. */
async function arrivedAt(address: string, count: number): Promise<ReceivedMail[]> {
  await sendDueMails(shop.ctx)
  const arrived = () => server.mails.filter(({ recipients }) => recipients.includes(address))
  await vi.waitFor(() => expect(arrived()).toHaveLength(count), { timeout: 10_000 })
  const number = ({ messageId = '' }: ReceivedMail) => Number(/\.(\d+)@/.exec(messageId)?.[1])
  return arrived().toSorted((one, other) => number(one) - number(other))
}

/** The same browser, whose pages are Hindi. */
function onHindiPages<Who extends Visitor>(who: Who, more: Record<string, string> = {}): Who {
  const named = { ...hindi, ...more }
  return {
    ...who,
    get: (path, headers) => who.get(path, { ...named, ...headers }),
    post: (path, body, headers) => who.post(path, body, { ...named, ...headers }),
  }
}

function newAddress(): string {
  return `${randomUUID()}@example.org`
}

async function languageOf({ id }: { id: string }): Promise<string | undefined> {
  const [person] = await shop.db.select().from(people).where(eq(people.id, id))
  return person?.language
}

async function languageOfOrder(id: string): Promise<string | undefined> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  return order?.language
}

/** The language of each kind that this address was told. */
async function toldTo(address: string): Promise<Record<string, string>> {
  const told = await shop.db.select().from(mails).where(eq(mails.address, address)).orderBy(mails.id)
  return Object.fromEntries(told.map(({ kind, language }) => [kind, language]))
}
