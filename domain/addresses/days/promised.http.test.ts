import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { mails } from '#db/schema/index.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'
import { addAddress, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, listPricePaise: 100_00, stock: 50 })
// The next day, every day, until midnight.
const pune = { from: '411001', to: '411099', days: 1, weekdays: [7, 1, 2, 3, 4, 5, 6], cash: true }

beforeEach(async () => {
  await close()
  expect((await admin.post('/api/delivery-areas', { areas: [pune] })).status).toBe(200)
})

test('an area with weekdays promises a day, a holiday of the shop moves it and is named, and elsewhere nothing is promised', async () => {
  expect(await promisedTo('411002')).toMatchObject({ on: dayIn(1), closed: null })

  await close({ on: dayIn(1), words: ' Diwali ' }, { on: '' })

  expect(await promisedTo('411002')).toMatchObject({
    on: dayIn(2),
    closed: { on: dayIn(1), words: 'Diwali' },
  })
  expect(await promisedTo('700001')).toBeNull()
  const { body } = await admin.get('/api/shop-settings')
  expect(body['data']).toMatchObject({ closedDays: [{ on: dayIn(1), words: 'Diwali' }] })
  const twice = await close({ on: dayIn(3) }, { on: dayIn(3) })
  expect([twice.status, twice.body.fields]).toEqual([422, { closedDays: 'A day stands there twice.' }])
})

test.each([{ on: '2026-02-30' }, { on: '2020-01-01' }, { on: '', words: 'Diwali' }])(
  'a closed day that is none, is over or has words alone is refused: %s',
  async (closed) => {
    const refused = await close(closed)
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input'])
    expect(JSON.stringify(refused.body)).toContain(
      'Please choose a day of the calendar that is still to come.',
    )
  },
)

test('a closed day that is over goes with the next change, and is nobody’s mistake', async () => {
  await close({ on: dayIn(1), words: 'Diwali' })
  shop.passTime(3 * 24 * 60)

  await close({ on: dayIn(-2), words: 'Diwali' }, { on: dayIn(4) })

  const { body } = await admin.get('/api/shop-settings')
  expect(body['data']).toMatchObject({ closedDays: [{ on: dayIn(4), words: '' }] })
})

test('an order keeps the day that it was promised, in its page, its mail and its link, whatever the area says later', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)

  await close({ on: dayIn(1) })

  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({ delivery: { promisedOn: dayIn(1) } })
  const [mail] = await shop.db.select().from(mails).where(eq(mails.cause, orderId))
  expect(mail?.facts).toMatchObject({ place: { is: 'brought', promisedOn: dayIn(1) } })
})

test('a checkout that is asked for again after the day has moved is another one, and what is paid late is promised a day that comes', async () => {
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const asked = { amount: 140, addressId: await addAddress(asha) }
  const first = await asha.post('/api/razorpay/order', asked)
  await close({ on: dayIn(1) })
  const second = await asha.post('/api/razorpay/order', asked)
  expect(second.body.order.id).not.toBe(first.body.order.id)
  await close({ on: dayIn(1) }, { on: dayIn(2) })
  shop.passTime(16)

  const paid = await verify(asha, await payAtGateway(asha, second.body.order.id))

  const { body } = await asha.get(`/api/orders/${paid.body['orderId']}`)
  expect(body['data']).toMatchObject({ delivery: { promisedOn: dayIn(3) } })
})

test('what is fetched has no day; who says afterwards where it goes is promised one then', async () => {
  const asha = await shop.customer()
  const placed = async (place: object) => {
    await fillCart(asha, dal)
    const { body } = await asha.post('/api/razorpay/order', { amount: 140, ...place })
    const paid = await verify(asha, await payAtGateway(asha, body.order.id))
    return paid.body['orderId'] as string
  }
  const orderId = await placed({})
  const url = `/api/orders/${orderId}`
  const promisedOn = async () => (await asha.get(url)).body['data'].delivery.promisedOn as unknown
  expect(await promisedOn()).toBeNull()

  await asha.post(`${url}/address`, { addressId: await addAddress(asha) })

  expect(await promisedOn()).toBe(dayIn(1))
  const other = await placed({})
  await asha.post(`/api/orders/${other}/address`, { collect: true })
  const { body } = await asha.get(`/api/orders/${other}`)
  expect(body['data']).toMatchObject({ delivery: { collect: true, promisedOn: null } })
})

async function promisedTo(pinCode: string) {
  const { body } = await shop.guest().get(`/api/delivery?pinCode=${pinCode}`)
  return body['data'].promised as unknown
}

function close(...closedDays: object[]) {
  return admin.post('/api/shop-settings', { ...demoSettings, closedDays })
}

function dayIn(days: number): string {
  return daysAfter(indianDay(shop.ctx.now()), days)
}
