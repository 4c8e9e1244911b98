import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mails, refunds, wallets } from '#db/schema/index.ts'
import { openBusiness } from '#domain/customers/open-business.ts'
import { newId } from '#domain/ground/ids.ts'
import { moneyIn } from '#domain/reports/queries.ts'
import { indianDay } from '#domain/time/rules.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { move } from '#tests/support/orders.ts'
import { fillCart, ordersOf, payAtGateway } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { lockWallet } from './lock-wallet.ts'
import { tellIdleWallets } from './tell-idle.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, stock: 500, name: 'Toor Dal' })

const walletOf = async (person: Visitor) => (await person.get('/api/my-wallet')).body['data']
const open = (person: Visitor, amount: number | string) => person.post('/api/my-wallet/order', { amount })

/** Tops up as the page does; answers the payment. */
async function topUp(person: Visitor, amount: number): Promise<string> {
  const receipt = await payAtGateway(person, (await open(person, amount)).body.order.id)
  expect((await person.post('/api/my-wallet/verify', receipt)).status).toBe(200)
  return receipt.razorpay_payment_id
}

/** A customer with so many rupees in their wallet. */
async function kept(amount: number) {
  const person = await shop.customer()
  const paymentId = await topUp(person, amount)
  return Object.assign(person, { paymentId })
}

/** Buys what is in the cart, for so many rupees, fetched. */
const buy = (person: Visitor, amount: number, key = newId()) =>
  person.post('/api/orders/cash', { amount, collect: true, payFrom: 'wallet' }, { 'idempotency-key': key })

const nothingIsWrong = async () => expect(await wrongInBooks(shop.pool)).toEqual([])

test('who tops up their wallet buys from it, what is called off goes back into it, and all of it comes back on request', async () => {
  const asha = await kept(500)
  await fillCart(asha, dal, dal, dal)
  const key = newId()

  const bought = await buy(asha, 300, key)
  const again = await buy(asha, 300, key)

  expect(bought).toMatchObject({ status: 200, body: { total: 300 } })
  expect(again.body['orderId']).toBe(bought.body['orderId'])
  expect(await ordersOf(asha)).toMatchObject([
    { status: 'Paid', transactionId: expect.stringMatching(/^wallet_/) as string },
  ])
  expect(await walletOf(asha)).toMatchObject({
    balance: 200,
    entries: [{ kind: 'spent', amount: -300, order: { _id: bought.body['orderId'] } }, { kind: 'topped_up' }],
  })
  await move(asha, bought.body['orderId'] as string, { action: 'cancel' })
  expect(await walletOf(asha)).toMatchObject({ balance: 500, entries: [{ kind: 'order_back' }, {}, {}] })

  const back = await asha.post('/api/my-wallet/give-back')
  const twice = await asha.post('/api/my-wallet/give-back')

  expect(back).toMatchObject({ status: 200, body: { data: { balance: 0 } } })
  expect(twice).toMatchObject({ status: 409, body: { code: 'wallet_short' } })
  expect(await shop.db.select().from(refunds).where(eq(refunds.paymentId, asha.paymentId))).toMatchObject([
    { amountPaise: 500_00, refundedAt: expect.any(Date) as Date },
  ])
  const told = await shop.db.select().from(mails).where(eq(mails.personId, asha.id))
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'account_money_back', facts: { amountPaise: 500_00, of: 'wallet' } }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'money_back',
      facts: expect.objectContaining({ way: 'wallet' }) as object,
    }),
  )
  const today = indianDay(shop.ctx.now())
  expect(await moneyIn(shop.ctx, { from: today, to: today })).toContainEqual({ way: 'gateway', paise: 0 })
  await nothingIsWrong()
})

test('a wallet that holds too little pays nothing, and nobody’s is a guest’s', async () => {
  const asha = await kept(100)
  await fillCart(asha, dal, dal)

  const short = await buy(asha, 200)

  expect(short).toMatchObject({ status: 409, body: { code: 'wallet_short' } })
  expect(short.body.message).toContain('₹100.00')
  expect(await ordersOf(asha)).toEqual([])
  expect((await buy(shop.guest(), 200)).status).toBe(401)
  for (const amount of [0, -5, 1.005, 'much'])
    expect(await open(asha, amount), String(amount)).toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String) as string } },
    })
  const full = await open(asha, 9900.01)
  expect(full).toMatchObject({ status: 409, body: { code: 'wallet_full' } })
  expect(full.body.message).toContain('₹9,900.00')
  expect(await openBusiness(shop.ctx, asha.id)).toEqual({ is: 'wallet', orderNumber: null })
  await nothingIsWrong()
})

test('two who buy from one wallet at once wait for each other, and it is never overspent', async () => {
  const asha = await kept(300)
  await fillCart(asha, dal, dal, dal)

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => {
      const wallet = await lockWallet(tx, asha.id)
      await tx.db.update(wallets).set({ balancePaise: 100_00 }).where(eq(wallets.id, wallet!.id))
    },
    second: () => buy(asha, 300),
  })
  // Set by hand, to stand for what another one has spent.
  await shop.db.update(wallets).set({ balancePaise: 300_00 }).where(eq(wallets.personId, asha.id))

  expect(second).toMatchObject({ status: 409, body: { code: 'wallet_short' } })
  const both = await Promise.all([buy(asha, 300), buy(asha, 300)])
  expect(both.filter(({ status }) => status === 200).length).toBeLessThan(2)
  expect(await walletOf(asha)).toMatchObject({ balance: 0 })
  await nothingIsWrong()
})

test('what is packed with less, or given back in part, is in the wallet again', async () => {
  const asha = await kept(500)
  await fillCart(asha, dal, dal, dal)
  const { body } = await buy(asha, 300)
  const [order] = await ordersOf(asha)
  const part = { transactionId: order?.transactionId, amount: 40, note: 'One was torn.' }

  const refunded = await admin.post(`/api/orders/${body['orderId']}/refund`, part)

  expect(refunded.status).toBe(200)
  expect(await walletOf(asha)).toMatchObject({ balance: 240 })
  await nothingIsWrong()
})

test('a payment beyond the cap goes back, and what was sent by hand is noted once', async () => {
  const asha = await kept(9000)
  const first = await open(asha, 600)
  const second = await open(asha, 700)
  for (const { body } of [first, second])
    await asha.post('/api/my-wallet/verify', await payAtGateway(asha, body.order.id))
  const reference = 'NEFT00077701'
  const payOut = (amount: number, key = newId()) =>
    admin.post(`/api/people/${asha.id}/wallet/pay-out`, { amount, reference }, { 'idempotency-key': key })

  expect(await walletOf(asha)).toMatchObject({ balance: 9600 })
  expect(await payOut(9600.01)).toMatchObject({ status: 409, body: { code: 'wallet_short' } })
  expect(await payOut(600)).toMatchObject({ status: 200, body: { data: { balance: 9000 } } })
  expect(await payOut(600)).toMatchObject({ status: 409, body: { code: 'reference_used' } })
  await nothingIsWrong()
})

test('nobody deletes their account while money of their wallet is on its way back to them', async () => {
  const asha = await kept(200)
  await asha.post('/api/my-wallet/give-back')
  const isTheirs = eq(refunds.paymentId, asha.paymentId)
  const [back] = await shop.db.select().from(refunds).where(isTheirs)
  await shop.db.update(refunds).set({ refundedAt: null }).where(isTheirs)

  const underWay = await openBusiness(shop.ctx, asha.id)
  await shop.db.update(refunds).set({ refundedAt: back!.refundedAt }).where(isTheirs)

  expect(underWay).toEqual({ is: 'refund', orderNumber: null })
  expect(await openBusiness(shop.ctx, asha.id)).toBe(null)
})

test('paise that no bank gives back alone go with what another payment gives, and less than a rupee is said', async () => {
  const [asha, ravi] = [await kept(200), await kept(100)]
  const newer = await topUp(asha, 150)
  for (const [person, paise] of [
    [asha, 199_70],
    [ravi, 99_40],
  ] as const) {
    await fillCart(person, await makeProduct(shop, { sellingPricePaise: paise, listPricePaise: 200_00 }))
    expect((await buy(person, paise / 100)).status).toBe(200)
  }

  expect(await asha.post('/api/my-wallet/give-back')).toMatchObject({ body: { data: { balance: 0 } } })
  const rest = await ravi.post('/api/my-wallet/give-back')

  const went = async (paymentId: string) =>
    (await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).map(
      (one) => one.amountPaise,
    )
  expect([await went(newer), await went(asha.paymentId)]).toEqual([[149_30], [1_00]])
  expect(rest).toMatchObject({ status: 409, body: { code: 'wallet_rest' } })
  expect(rest.body.message).toContain('₹0.60')
  await nothingIsWrong()
})

test('after eleven months without an entry its person is told once of what lies there', async () => {
  const [asha, empty] = [await kept(200), await kept(100)]
  await empty.post('/api/my-wallet/give-back')
  const told = async (personId: string) =>
    (await shop.db.select().from(mails).where(eq(mails.personId, personId))).filter(
      ({ kind }) => kind === 'wallet_lies',
    )

  shop.passTime(334 * 24 * 60)
  await tellIdleWallets(shop.ctx)
  expect(await told(asha.id)).toEqual([])
  shop.passTime(2 * 24 * 60)
  await Promise.all([tellIdleWallets(shop.ctx), tellIdleWallets(shop.ctx)])

  expect(await told(asha.id)).toMatchObject([{ facts: { balancePaise: 200_00 } }])
  expect(await told(empty.id)).toEqual([])
})
