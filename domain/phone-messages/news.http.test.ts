import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { notices, orders, people, phoneAnswers, phoneEvents, phoneMessages } from '#db/schema/index.ts'
import { indianHour } from '#domain/time/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { addAddress, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import type { Visitor } from '#tests/support/visitor.ts'
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
// And soon after the hour, for some things are counted by it.
shop.passTime(60 - shop.ctx.now().getUTCMinutes())
const isOfAnswer = eq(notices.kind, 'phone_answer')
let last = 9_812_400_000
let answeredAt = secondsOf(shop.ctx.now())

beforeEach(() => {
  whatsApp.mood = 'accept'
  whatsApp.sent.length = 0
  sms.mood = 'accept'
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
      ref: expect.stringMatching(/^haat-\d+-\d{13}$/) as string,
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

test('what was handed over and got no answer is not sent again before its receipt can come, and that of another message is not its own', async () => {
  const { mobile, row } = await sentWithoutAnswer()
  const [{ id, ref } = { id: '', ref: '' }] = whatsApp.sent
  shop.passTime(1)
  await sendDuePhoneMessages(shop.ctx)
  expect(whatsApp.sent).toHaveLength(1)

  // As of a message that had this number before a backup was restored, and of one that nobody has tried.
  const receipt = { id, status: 'sent', timestamp: '1700000000', biz_opaque_callback_data: ref }
  const of = { ...receipt, biz_opaque_callback_data: `haat-${row.id}-${row.createdAt.getTime() - 1}` }
  await tellStatus(of)
  await shop.db.update(phoneMessages).set({ attempts: 0 }).where(eq(phoneMessages.id, row.id))
  await tellStatus(receipt)
  expect(await statesOf(mobile)).toEqual([['whatsapp', 'waiting']])
  await shop.db.update(phoneMessages).set({ attempts: 1 }).where(eq(phoneMessages.id, row.id))
  await tellStatus({ ...receipt, status: 'failed' })
  expect(await told(mobile)).toMatchObject([
    ['whatsapp', 'failed', 'Not delivered'],
    ['sms', expect.any(String), null],
  ])

  const other = await sentWithoutAnswer()
  shop.passTime(2)
  whatsApp.mood = 'accept'
  await allDone(other.mobile)
  expect(whatsApp.sent.map(({ ref: sent }) => sent)).toEqual([
    ref,
    whatsApp.sent[1]!.ref,
    whatsApp.sent[1]!.ref,
  ])
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
  const ofOther = { metadata: { phone_number_id: '99' }, statuses: [{ ...of, status: 'failed' }] }
  expect(await whatsApp.tell(shop.url, ofOther)).toBe(200)
  await allRead()
  expect(await told(mobile)).toEqual([['whatsapp', 'sent', null]])
  expect(await whatsApp.tell(shop.url, { statuses: [{ ...of, status: 'delivered' }] })).toBe(200)
  // Later than that it has arrived, and no program's words.
  expect(await whatsApp.tell(shop.url, { statuses: [{ ...of, status: 'failed' }, 7], more: {} })).toBe(200)
  expect(await shop.db.$count(phoneEvents)).toBe(before + 3)
  await allRead()

  expect(await told(mobile)).toEqual([['whatsapp', 'sent', null]])
  const [row] = await shop.db.select().from(phoneMessages).where(eq(phoneMessages.mobile, mobile))
  expect(row!.deliveredAt).toEqual(new Date(1_700_000_000_000))
})

test('a message that did not arrive goes by SMS in the time that it had, unless its order has moved on', async () => {
  const { person, mobile } = await asha()
  const orderId = await orderInCash(shop, person)
  await allDone(mobile)
  const [row] = await rowsOf(mobile)
  const errors = [{ code: 131026, title: 'Message undeliverable' }]
  const failed = { id: row!.gatewayId, status: 'failed', timestamp: '1700000000', errors }
  await tellStatus(failed)
  await allDone(mobile)
  expect(await told(mobile)).toEqual([
    ['whatsapp', 'failed', '131026 Message undeliverable'],
    ['sms', 'sent', null],
  ])
  expect((await rowsOf(mobile))[1]!.triedUntil).toEqual(row!.triedUntil)

  const isSms = and(eq(phoneMessages.mobile, mobile), eq(phoneMessages.channel, 'sms'))
  const tellAgain = async (change: Partial<typeof row>) => {
    await shop.db.delete(phoneMessages).where(isSms)
    const sent = { state: 'sent', sentAt: row!.createdAt, ...change } as const
    await shop.db.update(phoneMessages).set(sent).where(eq(phoneMessages.id, row!.id))
    // What was told before is not read again.
    await tellStatus({ ...failed, timestamp: String(++answeredAt) })
    return shop.db.$count(phoneMessages, isSms)
  }
  expect(await tellAgain({ triedUntil: shop.ctx.now() })).toBe(0)
  expect(await tellAgain({ triedUntil: row!.triedUntil })).toBe(1)
  await move(admin, orderId, { action: 'pack' })
  expect(await tellAgain({})).toBe(0)
})

test('who has stopped is not told by the SMS that stands in for WhatsApp either', async () => {
  // At WhatsApp itself.
  const stopped = await asha()
  whatsApp.mood = { refuse: 131050 }
  await orderInCash(shop, stopped.person)
  await allDone(stopped.mobile)
  expect(await told(stopped.mobile)).toEqual([['whatsapp', 'failed', '131050 Not this one']])
  expect(await givenOf(stopped.person)).toEqual(['', ''])

  // While the SMS waits.
  const answered = await asha()
  whatsApp.mood = { refuse: 132015 }
  sms.mood = { refuse: 503 }
  await orderInCash(shop, answered.person)
  await vi.waitFor(
    async () => {
      await sendDuePhoneMessages(shop.ctx)
      expect(await told(answered.mobile)).toMatchObject([
        {},
        ['sms', 'waiting', expect.stringContaining('503')],
      ])
    },
    { timeout: 10_000 },
  )
  await answer(answered.mobile, 'STOP')
  expect(await statesOf(answered.mobile)).toEqual([['whatsapp', 'failed']])

  // Before the receipt, with a press.
  const pressed = await asha()
  whatsApp.mood = 'accept'
  await orderInCash(shop, pressed.person)
  await allDone(pressed.mobile)
  await pressed.person.post('/api/phone-consent', { channel: 'whatsapp', isGiven: false })
  const [row] = await rowsOf(pressed.mobile)
  await tellStatus({ id: row!.gatewayId, status: 'failed', timestamp: '1700000000' })
  expect(await statesOf(pressed.mobile)).toEqual([['whatsapp', 'failed']])
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

  // One that was said before they have ticked it is over.
  const early = { timestamp: String(secondsOf(shop.ctx.now()) - 60) }
  await answer(mobile, 'STOP', early)
  expect(await givenOf(person)).toMatchObject([expect.stringMatching(/^20/), ''])
  await answer(mobile, ' stop. ')
  expect(await givenOf(person)).toEqual(['', ''])
  const before = await told(mobile)
  await move(person, orderId, { action: 'cancel' })
  expect(await told(mobile)).toEqual(before)
})

test('a number is answered where it is ten times a day, and has one notice an hour; neither answers nor failures take the place of what it is told', async () => {
  const { person, mobile } = await asha()
  const orderId = await orderInCash(shop, person)
  const before = await shop.db.$count(notices, isOfAnswer)
  for (let n = 1; n <= 12; n++) await answer(mobile, `Where${'?'.repeat(n)}`)
  await allDone(mobile)
  const replies = whatsApp.sent.filter(({ name }) => name === 'order_status')
  expect(replies).toHaveLength(10)
  expect(await shop.db.$count(phoneAnswers, eq(phoneAnswers.mobile, mobile))).toBe(2)
  expect((await shop.db.$count(notices, isOfAnswer)) - before).toBe(1)

  const at = shop.ctx.now()
  const of = { channel: 'sms', facts: {}, language: 'en', mobile, createdAt: at, triedUntil: at } as const
  const others = [
    { ...of, kind: 'order_paid', state: 'failed', nextAttemptAt: null } as const,
    { ...of, kind: 'list_read', state: 'kept', nextAttemptAt: null } as const,
  ]
  for (let nth = 1; nth <= 20; nth++)
    await shop.db.insert(phoneMessages).values(others.map((one) => ({ ...one, cause: `earlier ${nth}` })))
  await move(person, orderId, { action: 'cancel' })
  expect((await rowsOf(mobile)).at(-1)).toMatchObject({ kind: 'order_cancelled', channel: 'whatsapp' })
})

test('all else is told to the desk once, and read in the room and at its customer’s page', async () => {
  const before = await shop.db.$count(notices, isOfAnswer)
  const { person, mobile } = await asha()
  await answer(mobile, 'Please ring twice')
  await answer('9800000001', 'कहाँ है?')
  // Of a number that stands at an address alone.
  const [rani, hers] = [await shop.customer(), String(++last)]
  await addAddress(rani, { mobile: hers })
  await rani.post('/api/phone-consent', { channel: 'whatsapp', isGiven: true })
  await answer(hers, 'Thank you!')
  await answer('9800000009', 'opened', { type: 'image', image: { caption: ' It came\0 \ud83d open ' } })
  await answer('9800000009', 'spoken', { type: 'audio', audio: { id: '1' } })
  await answer('9800000009', 'liked', { type: 'reaction', reaction: { emoji: '👍' } })

  const { body } = await admin.get('/api/phone-answers')
  expect(body['data'].slice(0, 5)).toMatchObject([
    { from: '9800000009', text: '[audio]' },
    { from: '9800000009', text: 'It came \ufffd open' },
    { from: hers, userId: rani.id, text: 'Thank you!' },
    { from: '9800000001', userId: '', text: 'कहाँ है?' },
    { from: mobile, userId: person.id, text: 'Please ring twice', channel: 'WhatsApp' },
  ])
  const page = (await admin.get(`/api/people/${person.id}`)).body['data']
  expect(page.answers).toMatchObject([{ channel: 'WhatsApp', text: 'Please ring twice' }])
  expect((await shop.db.$count(notices, isOfAnswer)) - before).toBe(4)
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

  const before = await shop.db.$count(notices, isOfAnswer)
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
  expect(await shop.db.$count(phoneAnswers, eq(phoneAnswers.mobile, '9800000004'))).toBe(letters.length)
  expect((await shop.db.$count(notices, isOfAnswer)) - before).toBe(1)

  // Ten a day, and the eleventh is for the desk.
  for (let n = 2; n <= 11; n++) await answer('9800000003', `${n} kg aloo`)
  expect((await told('9800000003')).length).toBe(10)
  expect((await shop.db.$count(notices, isOfAnswer)) - before).toBe(2)

  // What WhatsApp does not take of an answer, the desk gives.
  whatsApp.mood = { refuse: 131047 }
  await answer('9800000005', '2 kg aloo')
  await allDone('9800000005')
  expect(await statesOf('9800000005')).toEqual([['whatsapp', 'failed']])
  expect((await shop.db.$count(notices, isOfAnswer)) - before).toBe(3)
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

/** An order that WhatsApp has taken, and cut the line before it said so. */
async function sentWithoutAnswer() {
  const { person, mobile } = await asha()
  whatsApp.mood = 'break off'
  await orderInCash(shop, person)
  await sendDuePhoneMessages(shop.ctx)
  const row = await vi.waitFor(
    async () => {
      const [tried] = await rowsOf(mobile)
      expect(tried?.failure).toEqual(expect.any(String))
      return tried!
    },
    { timeout: 10_000 },
  )
  return { mobile, row }
}

async function tellStatus(status: object): Promise<void> {
  expect(await whatsApp.tell(shop.url, { statuses: [status] })).toBe(200)
  await allRead()
}

async function givenOf(person: Visitor): Promise<string[]> {
  const { body } = await person.get('/api/phone-consent')
  return body['data'].channels.map(({ givenAt }: { givenAt: string }) => givenAt)
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

async function answer(mobile: string, words: string, more: object = {}): Promise<void> {
  const id = `wamid.answer ${mobile} ${words}`
  answeredAt = Math.max(answeredAt + 1, secondsOf(shop.ctx.now()))
  const message = {
    id,
    from: `91${mobile}`,
    timestamp: String(answeredAt),
    ...('type' in more ? {} : { type: 'text', text: { body: words } }),
    ...more,
  }
  expect(await whatsApp.tell(shop.url, { messages: [message] })).toBe(200)
  // Told once more in another envelope.
  expect(await whatsApp.tell(shop.url, { messages: [message], contacts: [] })).toBe(200)
  await allRead()
}

async function statesOf(mobile: string) {
  return (await rowsOf(mobile)).map(({ channel, state }) => [channel, state])
}

/** Channel, state and failure of what this number was told, oldest first. */
async function told(mobile: string) {
  return (await rowsOf(mobile)).map(({ channel, state, failure }) => [channel, state, failure])
}

function rowsOf(mobile: string) {
  return shop.db
    .select()
    .from(phoneMessages)
    .where(eq(phoneMessages.mobile, mobile))
    .orderBy(phoneMessages.id)
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
