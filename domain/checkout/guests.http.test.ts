import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { accountClaims, orders, paymentOrders, people } from '#db/schema/index.ts'
import { lockCustomer } from '#domain/counter/lock-customer.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer } from '#tests/support/visitor.ts'

const shop = await testShop()
const admin = await shop.admin()
/** ₹180.00, so that delivery costs ₹40.00. */
const dal = await makeProduct(shop, { sellingPricePaise: 180_00, listPricePaise: 200_00 })

test('a guest orders in cash: brought where they said, at the desk by name and number, and found by its link', async () => {
  const asha = guest()
  const addressId = await begin(asha)
  const placed = await cash(asha, { amount: 220, addressId })
  expect(placed).toMatchObject({ status: 200, body: { message: 'Your order is placed.' } })

  const [order] = await ordersOf(asha)
  expect(order).toMatchObject({ _id: placed.body['orderId'], status: 'Placed', totalPrice: 220 })
  const { data } = (await admin.get(`/api/orders/${order!._id}`)).body
  expect(data).toMatchObject({
    user: { name: 'Asha Patil' },
    delivery: { address: { line1: asha.line1, mobile: asha.mobile } },
    payment: { way: 'Cash', standing: 'due' },
  })

  // Without a sign-in it is opened by the last figures of the number, and called off.
  const phone = shop.guest()
  const open = (figures: string) => phone.post(`/api/status-links/${order!.token}/open`, { figures })
  expect((await open('0000')).body.code).toBe('wrong_figures')
  expect((await open(asha.mobile.slice(-4))).status).toBe(200)
  await move(phone, order!._id, { action: 'cancel' })
  expect(await ordersOf(asha)).toMatchObject([{ status: 'Cancelled' }])
})

test('a guest’s payment is finished by the webhook alone, and the same cart is not bought again', async () => {
  const [asha, stranger] = [guest(), guest()]
  const addressId = await begin(asha)
  await begin(stranger)
  const opened = await pay(asha, { amount: 220, addressId })
  const gatewayOrder = opened.body['order'].id as string
  // Nobody else asks for it.
  const asked = await stranger.browser.get(`/api/razorpay/order/${gatewayOrder}`, keyed(stranger))
  expect(asked.status).toBe(404)

  await payAtGateway(asha.browser, gatewayOrder, { webhook: 'normal' })
  const paid = [{ status: 'Paid', totalPrice: 220 }]
  await vi.waitFor(async () => expect(await ordersOf(asha)).toMatchObject(paid), { timeout: 10_000 })

  // The browser was killed, so its cart is full still: it is brought again, and has been paid for.
  await begin(asha)
  const again = await pay(asha, { amount: 220, addressId })
  expect(again).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  // Also the next day, in a browser that was closed meanwhile.
  await shop.db.update(paymentOrders).set({ settledAt: new Date(Date.now() - 24 * 60 * 60 * 1000) })
  expect(await pay(asha, { amount: 220, addressId })).toMatchObject({ body: { code: 'already_paid' } })
  await begin(asha, { cartKey: 'another cart' })
  expect((await pay(asha, { amount: 220, addressId })).status).toBe(200)
})

test('a browser that was closed before it heard of its order is told which cart is bought, and of no cart that is not', async () => {
  const [asha, stranger] = [guest(), guest()]
  const bought = async (who: Guest) =>
    (await who.browser.get('/api/guest', keyed(who))).body['boughtCart'] as unknown
  const addressId = await begin(asha)
  await begin(stranger)
  expect(await bought(asha)).toBeNull()
  expect((await cash(asha, { amount: 220, addressId })).status).toBe(200)
  expect(await bought(asha)).toBe('one cart')
  expect(await bought(stranger)).toBeNull()
  await begin(asha, { cartKey: 'another cart' })
  expect(await bought(asha)).toBeNull()
})

test('a press that is repeated, also in two tabs at once, places one order', async () => {
  const asha = guest()
  const [addressId, other] = await Promise.all([begin(asha), begin(asha)])
  expect(other).toBe(addressId)
  const press = () => cash(asha, { amount: 220, addressId }, 'one press')
  const answers = await Promise.all([press(), press()])
  await begin(asha)
  answers.push(await press())
  expect(new Set(answers.map(({ body }) => body['orderId'])).size).toBe(1)
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('what has changed meanwhile is said before anything is ordered', async () => {
  const asha = guest()
  const scarce = await makeProduct(shop, { stock: 1, sellingPricePaise: 180_00 })
  const addressId = await begin(asha, { lines: [{ productId: scarce, quantity: 2 }] })
  const dear = await cash(asha, { amount: 300, addressId })
  expect(dear.body).toMatchObject({ code: 'amount_mismatch', total: 400 })
  const short = await cash(asha, { amount: 400, addressId })
  expect(short.body).toMatchObject({ code: 'out_of_stock', available: 1 })
  expect(await ordersOf(asha)).toEqual([])
})

test('a number that was typed wrong is said anew, but once something was ordered another number is somebody else', async () => {
  const asha = guest()
  await begin(asha, { mobile: guest().mobile })
  const addressId = await begin(asha)
  await cash(asha, { amount: 220, addressId })
  const [order] = await ordersOf(asha)

  // Whoever sits at this browser next has neither their name, nor what they ordered, nor what opens it.
  const said = { ...cartOf(asha), name: 'Ravi Rao', mobile: guest().mobile, cartKey: 'another cart' }
  expect((await asha.browser.post('/api/guest', said, keyed(asha))).status).toBe(401)
  const { data } = (await admin.get(`/api/orders/${order!._id}`)).body
  expect(data.user.name).toBe('Asha Patil')
  const figures = asha.mobile.slice(-4)
  expect((await shop.guest().post(`/api/status-links/${order!.token}/open`, { figures })).status).toBe(200)

  await begin(asha, { name: 'Asha R. Patil', cartKey: 'another cart' })
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('a cart that was bought while its browser did not hear of it is not bought again with another number', async () => {
  const asha = guest()
  const addressId = await begin(asha)
  await cash(asha, { amount: 220, addressId })
  await begin(asha, { name: 'Ravi Rao', mobile: guest().mobile })
  expect((await pay(asha, { amount: 220, addressId })).body).toMatchObject({ code: 'already_ordered' })
  // The number that opens it is the one with which it was ordered.
  const [order] = await ordersOf(asha)
  const figures = asha.mobile.slice(-4)
  expect((await shop.guest().post(`/api/status-links/${order!.token}/open`, { figures })).status).toBe(200)
})

test('who fetches it says a number alone, and what is wrong is said at its field', async () => {
  const asha = guest()
  await begin(asha, { name: undefined, address: undefined })
  const { body } = await cash(asha, { amount: 180, collect: true })
  const { data } = (await admin.get(`/api/orders/${body['orderId']}`)).body
  expect(data).toMatchObject({
    user: { name: `Guest ${asha.mobile.slice(-4)}` },
    delivery: { collect: true },
  })

  const wrong = { ...cartOf(asha), mobile: '12', address: { ...addressInPune, stateCode: '09' } }
  expect(await asha.browser.post('/api/guest', wrong, keyed(asha))).toMatchObject({
    status: 422,
    body: { fields: { mobile: expect.any(String), 'address.stateCode': expect.any(String) } },
  })
})

test('the name of a guest stays where the same number says none later', async () => {
  const asha = guest()
  const { body } = await cash(asha, { amount: 220, addressId: await begin(asha) })
  await begin(asha, { name: undefined, address: undefined })
  const { data } = (await admin.get(`/api/orders/${body['orderId']}`)).body
  expect(data.user.name).toBe('Asha Patil')
})

test('cash without an account: up to 500 rupees, and one open order a number, a place and a device', async () => {
  const first = guest()
  const dear = await makeProduct(shop, { sellingPricePaise: 500_01 })
  await begin(first, { lines: [{ productId: dear, quantity: 1 }], cartKey: 'dear' })
  expect(await codeOf(first, { amount: 500.01, collect: true })).toBe('cash_guest_too_much')
  expect(await codeOf(first, { amount: 220, addressId: await begin(first) })).toBeUndefined()

  const sameNumber = { ...guest(), mobile: first.mobile }
  await begin(sameNumber)
  expect(await codeOf(sameNumber, { amount: 180, collect: true })).toBe('cash_guest_open')
  const samePlace = { ...guest(), line1: first.line1.toUpperCase().replace(' ', '-') }
  const there = await begin(samePlace)
  expect(await codeOf(samePlace, { amount: 220, addressId: there })).toBe('cash_guest_open')
  // Hindi writes its vowels as marks.
  const hindi = 'मकान १२, गांव रामपुर'
  const inHindi = { ...guest(), line1: hindi }
  expect(await codeOf(inHindi, { amount: 220, addressId: await begin(inHindi) })).toBeUndefined()
  const besideIt = { ...guest(), line1: hindi.replace(', ', ' - ') }
  expect(await codeOf(besideIt, { amount: 220, addressId: await begin(besideIt) })).toBe('cash_guest_open')
  // Its browser was emptied, and has another key.
  const sameDevice = { ...guest(), browser: first.browser }
  await begin(sameDevice)
  expect(await codeOf(sameDevice, { amount: 180, collect: true })).toBe('cash_guest_open')
  // They pay online all the same, and are no first customers once they have.
  const { body } = await pay(sameNumber, { amount: 180, collect: true })
  await verify(sameNumber, await payAtGateway(sameNumber.browser, body['order'].id as string))
  await begin(sameNumber, { cartKey: 'the next' })
  expect(await codeOf(sameNumber, { amount: 180, collect: true })).toBeUndefined()
})

test('whether cash is taken there is said before anybody says who they are', async () => {
  const offers = ['amount=500&pinCode=411002', 'amount=500.01&collect=true', 'amount=220&addressId=guessed']
  const answers = await Promise.all(offers.map((query) => shop.guest().get(`/api/orders/cash?${query}`)))
  expect(answers.map(({ body }) => body['data']?.offered)).toEqual([true, false, undefined])
})

test('whoever the shop knows is told for a PIN code what holds for them, and not what holds for strangers', async () => {
  const ravi = await shop.customer()
  const asks = (query: string) => ravi.get(`/api/orders/cash?amount=600&${query}`)
  const offered = async (query: string) => (await asks(query)).body['data'].offered as boolean
  expect([await offered('pinCode=411002'), await offered('collect=true')]).toEqual([true, true])
  await shop.db.update(people).set({ blockedFrom: 'cash' }).where(eq(people.id, ravi.id))
  expect([await offered('pinCode=411002'), await offered('collect=true')]).toEqual([false, false])

  // A guest is measured by the same rule here and when they order.
  const asha = await begun()
  const toAsha = () => asha.browser.get('/api/orders/cash?amount=220&pinCode=411002', keyed(asha))
  expect((await toAsha()).body['data'].offered).toBe(true)
  await cash(asha, { amount: 180, collect: true })
  expect((await toAsha()).body['data'].offered).toBe(false)
})

test('a guest who has ordered is shown, with their key, no price of a first order, as none is taken', async () => {
  const tea = await makeProduct(shop, { sellingPricePaise: 100_00 })
  const lines = [{ productId: tea, quantity: 1 }]
  const today = new Date().toISOString().slice(0, 10)
  const first = { name: 'Welcome', kind: 'percent', percent: 10, productIds: [tea], firstOrder: true }
  expect((await admin.post('/api/offers', { ...first, from: today })).status).toBe(200)
  const asha = guest()
  await begin(asha, { lines })
  const shown = async () =>
    (await asha.browser.post('/api/price-offers', { lines, collect: true }, keyed(asha))).body['data'].total
  expect(await shown()).toBe(90)
  expect(await codeOf(asha, { amount: 90, collect: true })).toBeUndefined()
  await begin(asha, { lines, cartKey: 'the next' })
  expect(await shown()).toBe(100)
  expect(await codeOf(asha, { amount: 90, collect: true })).toBe('amount_mismatch')
})

test('two guests with one number at the same moment place one order in cash', async () => {
  const one = guest()
  const other = { ...guest(), mobile: one.mobile }
  for (const who of [one, other]) await begin(who)
  const codes = await Promise.all([one, other].map((who) => codeOf(who, { amount: 180, collect: true })))
  expect(new Set(codes)).toEqual(new Set(['cash_guest_open', undefined]))
})

test('a key buys and opens nothing else: no account of the same number, and none of its orders', async () => {
  const [asha, ravi] = [guest(), await shop.customer('Ravi Rao')]
  await shop.db.update(people).set({ mobile: asha.mobile }).where(eq(people.id, ravi.id))
  await begin(asha)
  const closed = ['orders/myorders', 'addresses', 'my-data', 'my-sessions', 'all-user']
  for (const call of closed)
    expect((await asha.browser.get(`/api/${call}`, keyed(asha))).status, call).toBe(401)
  expect(await ordersOf(asha)).toEqual([])
  expect((await ravi.get('/api/guest', keyed(guest()))).status).toBe(200)
  expect((await shop.guest().get('/api/guest', keyed(guest()))).status).toBe(401)
})

test('an account is made of it; after that, or once the desk serves this person, the key opens nothing', async () => {
  const [asha, ravi] = [guest(), guest()]
  const orderIds: string[] = []
  for (const one of [asha, ravi]) {
    await begin(one)
    orderIds.push((await cash(one, { amount: 180, collect: true })).body['orderId'] as string)
  }
  const claim = await asha.browser.post('/api/guest/account', {}, keyed(asha))
  const account = { email: `asha.${asha.mobile}@example.org`, password: 'guava in june' }
  await asha.browser.post(`/api/claims/${claim.body['data'].token}`, {
    ...account,
    confirmPassword: account.password,
  })
  await asha.browser.post('/api/signin', account)
  expect((await asha.browser.get('/api/orders/myorders')).body['data']).toMatchObject([{ _id: orderIds[0] }])
  expect((await shop.guest().get('/api/guest', keyed(asha))).status).toBe(401)

  const { data } = (await admin.get(`/api/orders/${orderIds[1]}`)).body
  const taken = await admin.post('/api/counter/orders', {
    userId: data.user._id,
    lines: [{ productId: dal, quantity: 1 }],
    collect: true,
    amount: 180,
    payment: { way: 'later' },
  })
  expect(taken.status).toBe(200)
  expect((await ravi.browser.get('/api/guest', keyed(ravi))).status).toBe(401)
})

test('the link to the account that a guest has asked for is over once the desk serves them or joins them with somebody', async () => {
  const ways = {
    order: async (userId: string) => admin.post('/api/counter/orders', { ...forLater, userId }),
    'sale without a line': async (userId: string) =>
      admin.post('/api/counter/sales', { ...sale, userId, handedOverSecondsAgo: 60 }),
    joined: async (userId: string) =>
      admin.post(`/api/people/${userId}/join`, { otherId: await personOf(await begun()) }),
    'joined to another': async (userId: string) =>
      admin.post(`/api/people/${await personOf(await begun())}/join`, { otherId: userId }),
    'a link by the desk': async (userId: string) => admin.post(`/api/counter/people/${userId}/claim`),
  }
  for (const [way, serve] of Object.entries(ways)) {
    const asha = await begun()
    const personId = await personOf(asha)
    const link = await linkOf(asha)
    expect((await serve(personId)).status, way).toBe(200)
    expect((await claim(link)).body, way).toMatchObject({ code: 'claim_over' })
    expect((await asha.browser.get('/api/guest', keyed(asha))).status, way).toBe(401)
  }
})

test('a link of the desk outlives that the person is served', async () => {
  const personId = await personOf(await begun())
  const { body } = await admin.post(`/api/counter/people/${personId}/claim`)
  await admin.post('/api/counter/orders', { ...forLater, userId: personId })
  expect((await claim(String(body['data'].url).split('/').at(-1)!)).status).toBe(200)
})

test('a guest who says another number while the desk takes an order for them changes nothing of it', async () => {
  const asha = await begun()
  const personId = await personOf(asha)
  const said = { ...cartOf(asha), mobile: guest().mobile }
  const { second } = await overlap(shop.ctx, {
    first: (tx) => lockCustomer(tx, personId),
    second: () => asha.browser.post('/api/guest', said, keyed(asha)),
  })
  expect(second.status).toBe(401)
  expect(await personOf(asha)).toBe(personId)
})

test('a guest who asks for the link, or uses it, while the desk takes an order for them gets nothing', async () => {
  const asha = await begun()
  const personId = await personOf(asha)
  const { second } = await overlap(shop.ctx, {
    first: (tx) => lockCustomer(tx, personId),
    second: () => asha.browser.post('/api/guest/account', {}, keyed(asha)),
  })
  expect(second.status).toBe(401)
  const links = shop.db.$count(accountClaims, eq(accountClaims.personId, personId))
  expect(await links).toBe(0)

  const ravi = await begun()
  const link = await linkOf(ravi)
  const ravisId = await personOf(ravi)
  const used = await overlap(shop.ctx, {
    first: (tx) => lockCustomer(tx, ravisId),
    second: () => claim(link),
  })
  expect(used.second.body).toMatchObject({ code: 'claim_over' })
})

test('who has made an account of it is no guest: their orders get no link unasked, and cash is as for accounts', async () => {
  const asha = await begun()
  const account = await claim(await linkOf(asha))
  expect(account.status).toBe(200)
  await asha.browser.post('/api/signin', account.sent)
  const dear = await makeProduct(shop, { sellingPricePaise: 600_00 })
  await fillCart(asha.browser, dear)
  const placed = await asha.browser.post('/api/orders/cash', { amount: 780, collect: true })
  expect(placed.body).toMatchObject({ success: true })
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, placed.body['orderId'] as string))
  expect(order?.statusToken).toBeNull()
  // Nor does the number of a guest lead to what an account has ordered.
  const ravi = { ...guest(), mobile: asha.mobile }
  await begin(ravi)
  expect(await codeOf(ravi, { amount: 180, collect: true })).toBeUndefined()
})

let numbers = 1000

/** A browser of its own with a key that it has made, and a number and a house that no other test has. */
function guest() {
  const number = String(numbers++)
  return {
    browser: shop.guest(),
    key: randomBytes(16).toString('base64url'),
    mobile: `987650${number}`,
    line1: `${number} Tulsi Baug`,
  }
}

type Guest = ReturnType<typeof guest>

const keyed = ({ key }: { key: string }) => ({ 'guest-key': key })

function cartOf({ mobile, line1 }: Guest) {
  const lines = [{ productId: dal, quantity: 1 }]
  const address = { ...addressInPune, mobile, line1 }
  return { name: 'Asha Patil', mobile, address, cartKey: 'one cart', lines }
}

async function begun(): Promise<Guest> {
  const who = guest()
  await begin(who)
  return who
}

/** By their number, which nobody else has. */
async function personOf({ mobile }: Guest): Promise<string> {
  const [found] = await shop.db.select({ id: people.id }).from(people).where(eq(people.mobile, mobile))
  return found!.id
}

const forLater = {
  lines: [{ productId: dal, quantity: 1 }],
  collect: true,
  amount: 180,
  payment: { way: 'later' },
}
const sale = { lines: forLater.lines, amount: 180, payment: { way: 'cash' } }

async function linkOf(who: Guest): Promise<string> {
  const { body } = await who.browser.post('/api/guest/account', {}, keyed(who))
  return body['data'].token as string
}

/** Uses a link for an account with an e-mail of its own. */
async function claim(token: string) {
  const account = { email: `guest.${numbers++}@example.org`, password: 'guava in june' }
  const answer = await shop
    .guest()
    .post(`/api/claims/${token}`, { ...account, confirmPassword: account.password })
  return { ...answer, sent: account }
}

/** Says who they are, what they want and where; answers the id of the address. */
async function begin(who: Guest, other: object = {}): Promise<string> {
  const answer = await who.browser.post('/api/guest', { ...cartOf(who), ...other }, keyed(who))
  expect(answer.body).toMatchObject({ success: true })
  return answer.body['data'].addressId as string
}

function cash(who: Guest, asked: object, press?: string): Promise<Answer> {
  const headers = { ...keyed(who), ...(press !== undefined && { 'idempotency-key': press }) }
  return who.browser.post('/api/orders/cash', asked, headers)
}

/** Why it is not taken in cash; undefined where it is. */
async function codeOf(who: Guest, asked: object): Promise<string | undefined> {
  return (await cash(who, asked)).body.code
}

function pay(who: Guest, asked: object): Promise<Answer> {
  return who.browser.post('/api/razorpay/order', asked, keyed(who))
}

async function verify(who: Guest, receipt: object): Promise<void> {
  expect((await who.browser.post('/api/razorpay/verify', receipt, keyed(who))).status).toBe(200)
}

async function ordersOf(who: Guest): Promise<{ _id: string; token: string }[]> {
  return (await who.browser.get('/api/guest', keyed(who))).body['data'] as { _id: string; token: string }[]
}
