import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { mails, people } from '#db/schema/index.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import type { ReceivedMail } from '#tests/support/mail-server.ts'
import { addAddress, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { tellLowStock } from './low-stock.ts'
import type { LinkKind, MailKind } from './rules.ts'
import { sendDueMails } from './send-due-mails.ts'

// What people are told of what happens in the shop, as it arrives.

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const admin = await shop.admin()
const names = { oil: 'Til Oil <b>cold & pressed</b>' }
const toldKinds = new Set<string>()

test('an order that is paid: placed, sent out and delivered, each once, with its goods and the way to its page', async () => {
  const asha = await shop.customer('Asha <script>alert(1)</script>')
  const prices = { sellingPricePaise: 320_00, listPricePaise: 400_00, depositPaise: 20_00 }
  const oil = await makeProduct(shop, { name: names.oil, ...prices })
  const { orderId } = await buy(asha, oil)
  await deliver(admin, orderId)

  const told = await toldTo(asha.email, 3)
  const number = await numberOf(orderId)

  expect(told.map(({ subject }) => subject)).toEqual([
    `Thank you for your order #${number}`,
    `Your order #${number} is on its way`,
    `Your order #${number} was delivered`,
  ])
  for (const { text, html } of told) {
    expect(text).toContain(`${shop.url}/order/${orderId}`)
    expect(html).toContain(`href="${shop.url}/order/${orderId}"`)
    expect(html).not.toMatch(/<script|<b>/)
  }
  const [placed, , delivered] = told
  expect(placed?.text).toContain(`1 × ${names.oil} 1 kg: ₹320.00`)
  expect(placed?.text).toContain('Delivery: ₹40.00\nDeposit on bottles: ₹20.00\nTotal: ₹380.00')
  expect(placed?.text).toContain('It is paid.')
  expect(placed?.text).toContain('Please tell us where to bring it')
  expect(placed?.html).toContain('Til Oil &#60;b&#62;cold &#38; pressed&#60;/b&#62;')
  expect(delivered?.text).toMatch(/please tell us until \d+ \w+ \d{4}/)
})

test('the rows of an order’s mail come to its total, however it is bought', async () => {
  const oil = await makeProduct(shop, { sellingPricePaise: 150_00, depositPaise: 20_00, stock: 99 })
  const offer = { name: 'Oil days', kind: 'percent', percent: 10, from: '2020-01-01', productIds: [oil] }
  expect((await admin.post('/api/offers', offer)).status).toBe(200)
  const lines = [{ productId: oil, quantity: 2 }]
  // 2 × 150 less 30, with 40 for the way and 2 × 20 for the bottles.
  const [brought, fetched] = [350, 310]
  const ways = ['online', 'cash', 'wallet', 'receivable', 'fetched', 'telephone'] as const
  const told = new Map<string, ReceivedMail>()
  for (const way of ways) {
    const person = await shop.customer()
    const place = way === 'fetched' ? { collect: true } : { addressId: await addAddress(person) }
    const asked = { amount: way === 'fetched' ? fetched : brought, deposit: 40, ...place }
    if (way === 'receivable') await admin.post(`/api/people/${person.id}/receivables`, { limit: 900 })
    if (way === 'wallet') {
      const { order } = (await person.post('/api/my-wallet/order', { amount: 400 })).body
      await person.post('/api/my-wallet/verify', await payAtGateway(person, order.id))
    }
    if (way !== 'telephone') await fillCart(person, oil, oil)
    const from = (way === 'wallet' || way === 'receivable') && { payFrom: way }
    const counter = { userId: person.id, lines, amount: brought, payment: { way: 'later' }, ...place }
    const { status, body } =
      way === 'telephone'
        ? await admin.post('/api/counter/orders', counter)
        : await person.post(way === 'online' ? '/api/razorpay/order' : '/api/orders/cash', {
            ...asked,
            ...from,
          })
    expect(status, `${way}: ${body.message}`).toBe(200)
    if (way === 'online') await verify(person, await payAtGateway(person, body.order.id))
    told.set(way, (await toldTo(person.email, 1))[0]!)
  }

  for (const [way, { text = '', html }] of told) {
    const rows = [...text.matchAll(/: (-?)₹([\d.]+)$/gm)].map(([, sign, sum]) => Number(`${sign}${sum}`))
    const total = rows.pop()
    expect([rows.reduce((sum, part) => sum + part, 0), total], way).toEqual(
      Array(2).fill(way === 'fetched' ? fetched : brought),
    )
    expect(html).toMatch(/Discount<\/td><td[^>]*>-₹30\.00</)
  }
})

test('a guest is told of their order where they said, with the link that opens it; a wrong address is refused', async () => {
  const [asha, oil] = [shop.guest(), await makeProduct(shop, { sellingPricePaise: 320_00 })]
  const key = { 'guest-key': 'a-guests-key-of-22-char' }
  const guest = { mobile: '9876500901', cartKey: 'one', lines: [{ productId: oil, quantity: 1 }] }
  const say = (email: string) => asha.post('/api/guest', { ...guest, email }, key)
  expect((await say('asha at home')).body).toMatchObject({
    success: false,
    fields: { email: expect.any(String) },
  })
  expect((await say('asha.guest@example.org')).body).toMatchObject({ success: true })
  const { body } = await asha.post('/api/orders/cash', { amount: 320, collect: true }, key)
  await move(admin, body['orderId'] as string, { action: 'cancel' })

  const told = await toldTo('asha.guest@example.org', 2)
  const [order] = (await asha.get('/api/guest', key)).body['data'] as { token: string }[]
  for (const { text } of told) {
    expect(text).toContain(`${shop.url}/order/${order!.token}/status`)
    // Nobody is mailed words of a stranger in the shop's name.
    expect(text).toMatch(/^Namaste,/)
  }
})

test('an address that a guest has typed gets twelve mails a day', async () => {
  const browser = shop.guest()
  const oil = await makeProduct(shop, { sellingPricePaise: 20_00 })
  const [key, address] = [{ 'guest-key': 'another-guests-key-of22' }, 'flooded@example.org']
  for (let nth = 0; nth < 7; nth++) {
    const lines = [{ productId: oil, quantity: 1 }]
    const who = { mobile: '9876500902', cartKey: `cart ${nth}`, lines, ...(nth === 0 && { email: address }) }
    expect((await browser.post('/api/guest', who, key)).body).toMatchObject({ success: true })
    const { body } = await browser.post('/api/orders/cash', { amount: 20, collect: true }, key)
    await move(admin, body['orderId'] as string, { action: 'cancel' })
  }
  // Each order would be told twice; the later ones said no address, and have that of this number.
  expect(await shop.db.$count(mails, eq(mails.address, address))).toBe(12)
})

test('an address that an account has not proven gets twelve mails a day and is called by no name, however often they order and call it off', async () => {
  const stranger = await shop.customer('You have won: prizes.example')
  const cycle = async (nth: number) => {
    for (let n = 0; n < nth; n++) {
      const orderId = await orderInCash(shop, stranger)
      await move(stranger, orderId, { action: 'cancel' })
    }
    return shop.db.$count(mails, eq(mails.address, stranger.email))
  }
  expect(await cycle(7)).toBe(12)
  // What the desk does is told all the same.
  const sent = await orderInCash(shop, stranger)
  for (const step of [{ action: 'pack' }, { action: 'dispatch' }, { action: 'deliver', cashTaken: 500 }])
    await move(admin, sent, step)
  expect(await shop.db.$count(mails, eq(mails.address, stranger.email))).toBe(14)
  const [mail] = await toldTo(stranger.email, 14)
  expect(mail?.text).toMatch(/^Namaste,/)

  await shop.db.update(people).set({ emailVerified: true }).where(eq(people.id, stranger.id))
  expect(await cycle(1)).toBe(16)
})

test('an order that the desk changes says what is another now, why, and what is to be paid', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  const changed = {
    version: 0,
    lines: [{ position: 0, quantity: 2, price: 450 }],
    total: 900,
    note: 'As agreed',
  }
  const { body } = await admin.post(`/api/orders/${orderId}/change`, changed)
  expect(body).toMatchObject({ success: true })

  const [, told] = await toldTo(asha.email, 2)

  expect(told?.subject).toBe(`Your order #${await numberOf(orderId)} was changed`)
  for (const words of ['2 instead of 1', '₹450.00 instead of ₹460.00', 'As agreed', '₹900.00 is to be paid'])
    expect(told?.text).toContain(words)
})

test('an order in cash says what to have ready; cancelled, that nothing is owed', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await move(asha, orderId, { action: 'cancel', note: 'Ordered twice' })

  const [placed, cancelled] = await toldTo(asha.email, 2)

  expect(placed?.text).toContain('₹500.00 in cash')
  expect(placed?.text).toContain('We bring it to Pune 411002')
  expect(cancelled?.subject).toContain('was cancelled')
  expect(cancelled?.text).toContain('> Ordered twice')
  expect(cancelled?.text).toContain('you owe us nothing')
})

test('money that goes back: told when it has, once a refund, with the reason', async () => {
  const asha = await shop.customer()
  const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
  const part = { transactionId, amount: 12.5, note: 'One was bruised.' }
  await admin.post(`/api/orders/${orderId}/refund`, part)
  await move(asha, orderId, { action: 'cancel' })

  const told = await toldTo(asha.email, 4)
  expect(told.find(({ subject }) => subject?.includes('was cancelled'))?.text).toContain(
    'goes back to where you paid from. We write to you when it does.',
  )

  const back = told.filter(({ subject }) => subject?.includes(' back for your order'))
  expect(back.map(({ subject }) => subject?.match(/#\d+$/)?.[0])).toEqual(
    Array(2).fill(`#${await numberOf(orderId)}`),
  )
  expect(back[0]?.text).toContain('We have sent ₹12.50 back to where you paid from.')
  expect(back[0]?.text).toContain('> One was bruised.')
  expect(back[1]?.text).toContain('The order was cancelled.')
})

test.each([
  ['in cash', { way: 'cash' }, {}, '₹500.00 goes back to you in cash.'],
  [
    'to the shop’s own UPI id',
    { way: 'upi', reference: 'PAID00000001' },
    { upiReference: 'BACK00000001' },
    '₹500.00 goes back to you by UPI.',
  ],
])('an order that was paid %s and is cancelled says so', async (_how, payment, sent, words) => {
  const asha = await shop.customer()
  const productId = await makeProduct(shop, { sellingPricePaise: 500_00, listPricePaise: 500_00 })
  const lines = [{ productId, quantity: 1 }]
  const order = { userId: asha.id, lines, amount: 500, collect: true, payment }
  const { orderId } = (await admin.post('/api/counter/orders', order)).body
  await move(admin, orderId, { action: 'cancel', ...sent })

  const [, cancelled, back] = await toldTo(asha.email, 3)

  expect(cancelled?.text).toContain(words)
  expect(back?.subject).toContain('₹500.00 back for your order')
})

test('an order whose money came back before it was cancelled promises no money', async () => {
  const asha = await shop.customer()
  const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
  const { amount } = (await admin.get(`/api/orders/${orderId}`)).body['data'].payments[0]
  const refund = { amountPaise: Math.round(amount * 100), idempotencyKey: `dashboard_${orderId}` }
  await shop.ctx.gateways.payments.refund(transactionId, refund)
  await admin.post(`/api/orders/${orderId}/ask-gateway`)
  await move(admin, orderId, { action: 'cancel' })

  const cancelled = (await toldTo(asha.email, 3)).at(-1)

  expect(cancelled?.text).toContain('Your money went back to you before.')
  expect(cancelled?.text).not.toContain('We write to you')
})

test('cash that was given back is told as cash', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  for (const step of [{ action: 'pack' }, { action: 'dispatch' }, { action: 'deliver', cashTaken: 500 }])
    await move(admin, orderId, step)
  await admin.post(`/api/orders/${orderId}/refund`, { amount: 20, note: 'Sorry.' })

  const told = await toldTo(asha.email, 4)

  expect(told[1]?.text).toContain('₹500.00 in cash ready at the door')
  expect(told[3]?.text).toContain('We have given ₹20.00 back to you in cash.')
})

test('a return is answered: with money, with the goods once more, or with no', async () => {
  const asha = await shop.customer()
  const { orderId } = await buy(
    asha,
    await makeProduct(shop, { name: 'Til Oil' }),
    await makeProduct(shop),
    await makeProduct(shop),
  )
  await deliver(admin, orderId)
  const outcomes = [
    { outcome: 'money', amount: 100, answer: 'We are sorry.' },
    { outcome: 'replacement', answer: 'On Monday.' },
    { outcome: 'refused', answer: 'It was opened.' },
  ]
  for (const [position, decision] of outcomes.entries()) {
    const asked = { lines: [{ position, quantity: 1 }], wish: 'money', reason: 'Sour.' }
    const { body } = await asha.post(`/api/orders/${orderId}/return`, asked)
    const id = (body['data'] as { _id: string; status: string }[]).find(
      ({ status }) => status === 'asked',
    )?._id
    await decide(admin, id!, decision)
  }

  const told = await toldTo(asha.email, 7)

  const answers = told.filter(({ subject }) => subject?.includes('your return'))
  expect(answers.map(({ text }) => text?.match(/> (.*)/)?.[1])).toEqual(outcomes.map(({ answer }) => answer))
  expect(answers[0]?.text).toContain('1 × Til Oil 1 kg')
  expect(answers[0]?.text).toContain('₹100.00 goes back to you')
  expect(answers[1]?.text).toContain('We send you the goods once more')
  expect(answers[2]?.subject).toBe(`About your return of order #${await numberOf(orderId)}`)
})

test('a new account is welcomed, and a refused sign-up is not', async () => {
  const form = {
    name: 'Kamala',
    email: 'Kamala@example.com',
    password: 'mangoes in may',
    confirmPassword: 'mangoes in may',
  }
  expect((await shop.guest().post('/api/signup', form)).status).toBe(200)
  expect((await shop.guest().post('/api/signup', form)).status).toBe(409)

  const [welcome] = await toldTo('kamala@example.com', 1)

  expect(welcome).toMatchObject({ subject: 'Welcome to Haat', to: [{ name: '' }] })

  const kamala = shop.guest()
  await kamala.post('/api/signin', form)
  const changed = {
    currentPassword: form.password,
    newPassword: 'guava in june',
    confirmPassword: 'guava in june',
  }
  expect((await kamala.post('/api/change-password', changed)).status).toBe(200)
  const told = await toldTo('kamala@example.com', 2)
  expect(told[1]?.subject).toBe('Your password was changed')
})

test('what runs low is told to the admins once an Indian day, and not in the night', async () => {
  await makeProduct(shop, { name: 'Kolhu Til Oil', stock: 2 })
  const byWeight = { leastGrams: 100, mostGrams: 2000, netQuantity: 100, netUnit: 'g' as const }
  await makeProduct(shop, { name: 'Loose Ginger', stock: 4, ...byWeight })
  await makeProduct(shop, { name: 'Old Til Oil', stock: 0, state: 'archived' })
  const told: number[] = []
  // At 6:30 in the morning in India, 7:30 and 23:30; and on the next day.
  for (const time of ['01:00', '02:00', '18:00', '01:00', '02:00']) {
    passTo(time)
    await tellLowStock(shop.ctx)
    told.push((await lowStockMails()).length)
    await untilAllSent()
  }
  const before = told[0] ?? 0

  expect(told.map((count) => count - before)).toEqual([0, 1, 1, 1, 2])
  const last = (await toldTo(admin.email, before + 2)).at(-1)
  expect(last?.text).toContain('Kolhu Til Oil 1 kg: 2 left')
  expect(last?.text).toContain('Loose Ginger: 400 g left')
  expect(last?.text).not.toContain('Old Til Oil')
  expect(last?.text).toContain(`${shop.url}/admin-panel/stock`)
})

test('every kind that happens to an order or an account was told here', () => {
  // The others are told beside their commands: links, and what becomes of an account.
  const kinds: Record<
    Exclude<
      MailKind,
      | LinkKind
      | 'order_corrected'
      | 'order_put_off'
      | 'email_changed'
      | 'account_deleted'
      | 'account_safety'
      | 'delivered_there'
      | 'back_in_stock'
      | 'batch_recalled'
      | 'account_money_back'
      | 'wallet_lies'
      | 'khata_statement'
      | 'subscription_dearer'
      | 'subscription_left_out'
      | 'subscription_to_pay'
      | 'grievance_received'
      | 'shop_told'
      | 'grievance_came'
      | 'grievance_answered'
      | 'review_refused'
    >,
    true
  > = {
    order_placed: true,
    order_changed: true,
    order_sent: true,
    order_delivered: true,
    order_cancelled: true,
    money_back: true,
    return_answered: true,
    welcome: true,
    password_changed: true,
    low_stock: true,
  }
  expect([...toldKinds].toSorted()).toEqual(Object.keys(kinds).toSorted())
})

/** Moves the shop's clock to the next moment of this time of the day, in UTC. */
function passTo(time: string): void {
  const now = shop.ctx.now()
  const next = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`).getTime()
  const minutes = (next - now.getTime()) / 60_000
  shop.passTime(minutes > 0 ? minutes : minutes + 24 * 60)
}

function lowStockMails() {
  return shop.db.select().from(mails).where(eq(mails.kind, 'low_stock'))
}

/** A mail that is being sent when the clock goes on by hours would be due again, and come twice. */
function untilAllSent(): Promise<void> {
  const waiting = () => shop.db.$count(mails, eq(mails.state, 'waiting'))
  return vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 })
}

/** Exactly so many mails to this address, in the order in which they were queued. */
async function toldTo(address: string, count: number): Promise<ReceivedMail[]> {
  // Moves are told when their minute is over.
  shop.passTime(1)
  await sendDueMails(shop.ctx)
  const received = () => server.mails.filter(({ recipients }) => recipients.includes(address))
  await vi.waitFor(() => expect(received()).toHaveLength(count), { timeout: 10_000 })
  for (const { kind } of await shop.db.select().from(mails)) toldKinds.add(kind)
  const number = ({ messageId = '' }: ReceivedMail) => Number(/\.(\d+)@/.exec(messageId)?.[1])
  return received().toSorted((a, b) => number(a) - number(b))
}

/** To be said aloud. */
async function numberOf(orderId: string): Promise<number> {
  return (await admin.get(`/api/orders/${orderId}`)).body['data'].orderNumber as number
}
