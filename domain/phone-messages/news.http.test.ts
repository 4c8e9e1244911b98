import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { notices, orders, people, phoneEvents, phoneMessages } from '#db/schema/index.ts'
import { indianHour } from '#domain/time/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { addAddress, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import { verifyToken, whatsAppServer } from '#tests/support/whatsapp.ts'

import { processPhoneEvents } from './news.ts'
import { sendDuePhoneMessages } from './send-due.ts'

// What goes by WhatsApp, what WhatsApp tells of it, and what people answer.

const [whatsApp, sms] = [await whatsAppServer(), await smsGateway()]
afterwards(whatsApp.goDown)
afterwards(sms.goDown)
const shop = await testShop({ ...whatsApp.env, ...sms.env })
const admin = await shop.admin()
// Ten in the morning in India: in the night most of it would wait.
shop.passTime(((34 - indianHour(shop.ctx.now())) % 24) * 60)
let last = 9_812_400_000
let answeredAt = 1_700_000_000

beforeEach(() => {
  whatsApp.mood = 'accept'
  whatsApp.sent.length = 0
  sms.sent.length = 0
})

test('who wants WhatsApp is told by a template with the values of its kind and the end of its link, and not by SMS', async () => {
  const { person, mobile } = await asha()
  await person.post('/api/phone-consent', { channel: 'sms', isGiven: true })
  whatsApp.mood = 'slow'
  const orderId = await orderInCash(shop, person)
  await allDone(mobile)

  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(whatsApp.sent).toEqual([
    {
      id: 'wamid.1',
      to: `91${mobile}`,
      ref: expect.stringMatching(/^haat-\d+$/) as string,
      name: 'order_placed',
      language: 'en',
      values: [`#${order!.number}`, 'Rs 500'],
      button: order!.statusToken,
    },
  ])
  expect(sms.sent).toEqual([])
})

test('what WhatsApp refuses goes by SMS, once; what it cannot do now is tried again', async () => {
  const { person, mobile } = await asha()
  whatsApp.mood = { refuse: 131026 }
  await orderInCash(shop, person)
  await allDone(mobile)
  expect(await told(mobile)).toEqual([
    ['whatsapp', 'failed', '131026 Not this one'],
    ['sms', 'sent', null],
  ])

  const other = await asha()
  whatsApp.mood = 'fail'
  await orderInCash(shop, other.person)
  await sendDuePhoneMessages(shop.ctx)
  await vi.waitFor(
    async () => expect(await told(other.mobile)).toEqual([['whatsapp', 'waiting', 'WhatsApp answered 500']]),
    { timeout: 10_000 },
  )
  whatsApp.mood = 'accept'
  shop.passTime(1)
  await allDone(other.mobile)
  expect(await told(other.mobile)).toEqual([['whatsapp', 'sent', null]])
})

test('a receipt that is signed is kept first and read once, however often it comes; one that is not signed is refused', async () => {
  const { person, mobile } = await asha()
  await orderInCash(shop, person)
  await allDone(mobile)
  const of = { id: whatsApp.sent[0]!.id, timestamp: '1700000000', recipient_id: `91${mobile}` }
  const before = await shop.db.$count(phoneEvents)

  expect(await whatsApp.tell(shop.url, { statuses: [{ ...of, status: 'failed' }] }, { isForged: true })).toBe(
    400,
  )
  expect(await shop.db.$count(phoneEvents)).toBe(before)
  expect(await whatsApp.tell(shop.url, { statuses: [{ ...of, status: 'delivered' }] })).toBe(200)
  // Later than that it has arrived, and no program's words.
  expect(await whatsApp.tell(shop.url, { statuses: [{ ...of, status: 'failed' }, 7], more: {} })).toBe(200)
  expect(await shop.db.$count(phoneEvents)).toBe(before + 2)
  await allRead()

  expect(await told(mobile)).toEqual([['whatsapp', 'sent', null]])
  const [row] = await shop.db.select().from(phoneMessages).where(eq(phoneMessages.mobile, mobile))
  expect(row!.deliveredAt).toEqual(new Date(1_700_000_000_000))
})

test('a message that did not arrive goes by SMS', async () => {
  const { person, mobile } = await asha()
  await orderInCash(shop, person)
  await allDone(mobile)
  const errors = [{ code: 131026, title: 'Message undeliverable' }]
  await whatsApp.tell(shop.url, {
    statuses: [{ id: whatsApp.sent[0]!.id, status: 'failed', timestamp: '1700000000', errors }],
  })
  await allRead()
  await allDone(mobile)

  expect(await told(mobile)).toEqual([
    ['whatsapp', 'failed', '131026 Message undeliverable'],
    ['sms', 'sent', null],
  ])
})

test('who asks where it is hears how their newest order stands, and STOP ends what is told', async () => {
  const { person, mobile } = await asha()
  const orderId = await orderInCash(shop, person)
  await answer(mobile, 'Where?')
  await allDone(mobile)
  const replies = whatsApp.sent.filter(({ name }) => name === 'order_status')
  expect(replies).toMatchObject([
    { to: `91${mobile}`, values: [expect.stringMatching(/^#\d+$/), 'we have it'] },
  ])

  await answer(mobile, ' stop. ')
  const { body } = await person.get('/api/phone-consent')
  expect(body['data'].channels.map(({ givenAt }: { givenAt: string }) => givenAt)).toEqual(['', ''])
  const before = await told(mobile)
  await move(person, orderId, { action: 'cancel' })
  expect(await told(mobile)).toEqual(before)
})

test('all else is told to the desk once, and read in the room and at its customer’s page', async () => {
  const { person, mobile } = await asha()
  await answer(mobile, 'Please ring twice')
  await answer('9800000001', 'कहाँ है?')
  // Of a number that stands at an address alone.
  const [rani, hers] = [await shop.customer(), String(++last)]
  await addAddress(rani, { mobile: hers })
  await rani.post('/api/phone-consent', { channel: 'whatsapp', isGiven: true })
  await answer(hers, 'Thank you!')

  const { body } = await admin.get('/api/phone-answers')
  expect(body['data']).toMatchObject([
    { from: hers, userId: rani.id, text: 'Thank you!' },
    { from: '9800000001', userId: '', text: 'कहाँ है?' },
    { from: mobile, userId: person.id, text: 'Please ring twice', channel: 'WhatsApp' },
  ])
  const page = (await admin.get(`/api/people/${person.id}`)).body['data']
  expect(page.answers).toMatchObject([{ channel: 'WhatsApp', text: 'Please ring twice' }])
  const isOfAnswer = eq(notices.kind, 'phone_answer')
  expect(await shop.db.$count(notices, isOfAnswer)).toBe(3)
  expect((await admin.get(`/api/people/${rani.id}`)).body['data'].answers).toHaveLength(1)
})

test('a list is answered with the link of what was understood, and names the rest; a letter with goods in it is for the desk', async () => {
  const [potato, milk] = await makeGoods()
  const link = new RegExp(`${shop.url}(/hi)?/list/([\\w-]{22})$`)
  const listOf = async (mobile: string) => {
    await allDone(mobile)
    const [text = ''] = whatsApp.sent.filter(({ to }) => to === `91${mobile}`).at(-1)?.values ?? []
    const [, language, token] = link.exec(text) ?? []
    const { body } = await shop.guest().get(`/api/shared-lists/${token}`)
    const goods = body['data'] as { _id: string; quantity: number }[]
    return { text, language, goods: goods.map(({ _id, quantity }) => [_id, quantity]) }
  }
  await answer('9800000002', 'Hello, 2 kg aloo, 1 l doodh')
  await answer('9800000002', '2 kg aloo\n1 l doodh\n1 packet pizza')
  expect(await listOf('9800000002')).toMatchObject({
    text: expect.stringContaining('Found: 2. Not found: 1 packet pizza.') as string,
    goods: [
      [potato, 4],
      [milk, 1],
    ],
  })
  await answer('9800000003', '२ किलो आलू')
  expect(await listOf('9800000003')).toMatchObject({ language: '/hi', goods: [[potato, 4]] })
  // Told twice each, and answered once.
  expect((await told('9800000003')).length).toBe(1)

  const before = await shop.db.$count(notices)
  const letters = [
    'The aloo was bad',
    'Please ring me when you bring the doodh',
    'I ordered 2 kg aloo yesterday and got one, please send the rest',
    'मेरा दूध खराब निकला, पैसे वापस करो',
    'Thank you 🙏',
    'The box was open\nthe lid is broken\nnobody rings back\n2 kg aloo',
  ]
  for (const letter of letters) await answer('9800000004', letter)
  expect(await told('9800000004')).toEqual([])
  expect((await shop.db.$count(notices)) - before).toBe(letters.length)

  // Ten a day, and the eleventh is for the desk.
  for (let n = 2; n <= 11; n++) await answer('9800000003', `${n} kg aloo`)
  expect((await told('9800000003')).length).toBe(10)
  expect((await shop.db.$count(notices)) - before).toBe(letters.length + 1)
})

test('the address of the webhook is proven with the word that was set, and with no other one', async () => {
  const prove = (word: string) =>
    fetch(
      `${shop.url}/api/whatsapp/webhook?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': '1158201444' })}`,
    )
  expect((await prove('another word')).status).toBe(405)
  const proven = await prove(verifyToken)
  expect([proven.status, await proven.text()]).toEqual([200, '1158201444'])
})

async function makeGoods(): Promise<string[]> {
  const of = { brand: 'Q', description: 'Q.', stock: null }
  return [
    await makeProduct(shop, {
      ...of,
      name: 'Potato',
      hindiName: 'आलू',
      aliases: ['aloo'],
      netQuantity: 500,
      netUnit: 'g',
    }),
    await makeProduct(shop, {
      ...of,
      name: 'Cow Milk',
      hindiName: 'दूध',
      aliases: ['doodh'],
      netQuantity: 1000,
      netUnit: 'ml',
    }),
  ]
}

async function asha() {
  const mobile = String(++last)
  const person = await shop.customer()
  await shop.db.update(people).set({ mobile }).where(eq(people.id, person.id))
  const { status } = await person.post('/api/phone-consent', { channel: 'whatsapp', isGiven: true })
  expect(status).toBe(200)
  return { person, mobile }
}

async function answer(mobile: string, words: string): Promise<void> {
  const id = `wamid.answer ${mobile} ${words}`
  const message = {
    id,
    from: `91${mobile}`,
    timestamp: String(++answeredAt),
    type: 'text',
    text: { body: words },
  }
  expect(await whatsApp.tell(shop.url, { messages: [message] })).toBe(200)
  // Told once more in another envelope.
  expect(await whatsApp.tell(shop.url, { messages: [message], contacts: [] })).toBe(200)
  await allRead()
}

/** Channel, state and failure of what this number was told, oldest first. */
async function told(mobile: string) {
  const found = await shop.db
    .select()
    .from(phoneMessages)
    .where(eq(phoneMessages.mobile, mobile))
    .orderBy(phoneMessages.id)
  return found.map(({ channel, state, failure }) => [channel, state, failure])
}

/** By the shop's own job, and here so that nobody waits for its next round. */
async function allDone(mobile: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await sendDuePhoneMessages(shop.ctx)
      expect((await told(mobile)).filter(([, state]) => state === 'waiting')).toEqual([])
    },
    { timeout: 10_000 },
  )
}

async function allRead(): Promise<void> {
  await processPhoneEvents(shop.ctx)
  await vi.waitFor(
    async () =>
      expect((await shop.db.select().from(phoneEvents)).filter((one) => one.processedAt === null)).toEqual(
        [],
      ),
    { timeout: 10_000 },
  )
}
