import { createHash, createHmac } from 'node:crypto'

import { eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { webhookEvents } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { fillCart, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'

import { processDueWebhooks } from './webhooks.ts'

const secret = 'webhook-secret-of-the-tests'
const shop = await testShop({ RAZORPAY_WEBHOOK_SECRET: secret })

const payment = (notes: string) =>
  `{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_00000000000000","notes":${notes}}}}}`

test.each([
  ['a NUL in its notes', payment('{"a":"\\u0000"}')],
  ['half a character in its notes', payment('{"a":"\\ud800"}')],
  ['notes that nest 20,000 deep', payment('['.repeat(20_000) + ']'.repeat(20_000))],
  ['a NUL in the name of its event', '{"event":"a\\u0000b"}'],
  ['a payment whose id is half a character', payment('0').replace('pay_00000000000000', '\\ud800')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ['no JSON', 'not json'],
  ['a list', '[]'],
  ['nothing', ''],
  ['300 KB', payment(`"${'a'.repeat(300_000)}"`)],
])('a rightly signed webhook is taken and kept byte by byte, with %s', async (_what, body) => {
  const bytes = Buffer.from(body)

  expect(await deliver(shop, bytes)).toBe(200)

  const id = createHash('sha256').update(bytes).digest('hex')
  const [kept] = await shop.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  expect(kept?.body.equals(bytes)).toBe(true)
  await vi.waitFor(
    async () => {
      const left = await shop.db.$count(webhookEvents, isNotNull(webhookEvents.nextAttemptAt))
      expect(left).toBe(0)
    },
    { timeout: 10_000 },
  )
})

test('a webhook that could not be kept, because the database is away, is to be sent again', async () => {
  const away = await testShop({ RAZORPAY_WEBHOOK_SECRET: secret }, { databaseDelayMs: 0 })
  const body = Buffer.from(payment('{}'))
  away.cutDatabase()

  expect(await deliver(away, body)).toBe(503)
})

test(
  'twenty webhooks that come at once are worked eight at a time, and none is lost',
  { tags: 'night' },
  async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.customer()))
    const oil = await makeProduct(shop)
    const now = shop.ctx.now()
    for (const buyer of buyers) {
      await fillCart(buyer, oil)
      const { razorpay_payment_id: id } = await payAtGateway(buyer, (await startPaying(buyer)).orderId)
      const body = Buffer.from(payment('{}').replace('pay_00000000000000', id))
      // An hour from now the job of the shop itself has not seen them.
      const nextAttemptAt = new Date(now.getTime() + 3_600_000)
      await shop.db
        .insert(webhookEvents)
        .values({ id, event: 'payment.captured', body, receivedAt: now, nextAttemptAt })
    }
    const { ctx, most } = countingCtx()

    await processDueWebhooks({ ...ctx, now: () => new Date(now.getTime() + 3_700_000) })

    expect(most()).toBe(8)
    for (const buyer of buyers) expect(await ordersOf(buyer)).toHaveLength(1)
  },
)

async function deliver(to: TestShop, body: Buffer): Promise<number> {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature }
  const { status } = await to
    .guest()
    .send('/api/razorpay/webhook', { method: 'POST', headers, body: new Uint8Array(body) })
  return status
}

/** With a gateway that counts how many ask it about a payment at the same time. */
function countingCtx(): { ctx: Ctx; most: () => number } {
  let [now, most] = [0, 0]
  const { gateways } = shop.ctx
  const payments = {
    ...gateways.payments,
    findPayment: async (id: string) => {
      most = Math.max(most, ++now)
      const found = await gateways.payments.findPayment(id)
      now--
      return found
    },
  }
  return { ctx: { ...shop.ctx, gateways: { ...gateways, payments } }, most: () => most }
}
