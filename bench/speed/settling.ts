import { eq } from 'drizzle-orm'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import type { ConnectionConfig } from '#db/embedded/conversation.ts'
import { cartLines, paymentOrders, people } from '#db/schema/index.ts'
import { createPaymentOrder } from '#domain/checkout/create-payment-order.ts'
/** The process that settles payments with the shop's own function, without a server before it. */
import { eventReaders } from '#domain/event-readers.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { cartTotals, specShipping } from '#domain/pricing/rules.ts'
import { noFacts } from '#domain/shop/rules.ts'
import { shopGateways } from '#server/gateways.ts'
import { readSettings } from '#server/settings.ts'

import { linesOfOrder, paymentIdOf } from './cart.ts'
import type { Good } from './cart.ts'
import { Book } from './load.ts'
import type { Came } from './load.ts'
import { serveParent } from './process.ts'

type Payment = Parameters<typeof settlePayment>[1]

const duties = {
  /** Prepares so many payment orders, each of its own person, and then settles them. */
  async settle(asked: {
    /** Of the shop: where the gateway is. */
    settings: NodeJS.ProcessEnv
    database: ConnectionConfig
    goods: Good[]
    payments: number
    connections: number
  }): Promise<Came> {
    const { connections, goods } = asked
    const connection = connect({ ...asked.database, max: connections })
    try {
      const ctx = systemCtx(connection, asked.settings)
      const cartOf = (n: number) =>
        Array.from({ length: linesOfOrder }, (_, line) => goods[(n * linesOfOrder + line) % goods.length]!)
      const waiting: Payment[] = []
      // The first ones are not counted: connections open, and code is compiled.
      const prepared = Array.from({ length: asked.payments + connections }, (_, n) => cartOf(n))
      await atOnce(connections, prepared, async (cart) => void waiting.push(await offer(ctx, cart)))
      const first = waiting.splice(0, connections)
      await atOnce(connections, first, async (payment) => void (await settlePayment(ctx, payment)))
      const book = new Book(200)
      const began = performance.now()
      await atOnce(connections, waiting, async (payment) => {
        const from = performance.now()
        const { outcome } = await settlePayment(ctx, payment)
        book.write({ status: outcome === 'sold' ? 200 : 409, bytes: 0 }, performance.now() - from)
      })
      return book.close((performance.now() - began) / 1000)
    } finally {
      await connection.pool.end()
    }
  },
}

export type SettlingDuties = typeof duties

serveParent(duties)

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** What a job of the shop works with. */
function systemCtx({ db }: Connection, env: NodeJS.ProcessEnv): Ctx {
  const settings = readSettings(env)
  return {
    db,
    actor: null,
    now: () => new Date(),
    log: silent,
    requestId: null,
    categories: [],
    gateways: shopGateways({ settings, db, log: silent }),
    readers: eventReaders,
    publicUrl: settings.publicUrl,
    shop: noFacts,
    testGateway: false,
    pictureHost: settings.pictureHost,
    catalogChanged: async () => undefined,
  }
}

/** A new person with a cart for which a payment order is open. */
async function offer(ctx: Ctx, goods: readonly Good[]): Promise<Payment> {
  const person = { id: newId(), name: 'Asha Devi', email: `${newId()}@example.com` }
  const now = ctx.now()
  await ctx.db.insert(people).values({ ...person, role: 'GENERAL', createdAt: now, updatedAt: now })
  await ctx.db.insert(cartLines).values(
    goods.map(({ id, sellingPricePaise }) => ({
      id: newId(),
      personId: person.id,
      productId: id,
      quantity: 1,
      addedAt: now,
      priceWhenAddedPaise: sellingPricePaise,
    })),
  )
  const actor = { ...person, role: 'GENERAL' as const, duties: [], sessionId: newId() }
  const { totalPaise } = cartTotals(
    goods.map((good) => ({ ...good, quantity: 1 })),
    specShipping,
  )
  const { id, amountPaise } = await createPaymentOrder(
    { ...ctx, actor },
    { amountPaise: totalPaise, language: 'en' },
  )
  const [opened] = await ctx.db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, id))
  return {
    paymentOrderId: opened!.id,
    payment: {
      id: paymentIdOf(id),
      gatewayOrderId: id,
      amountPaise,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
    },
  }
}

/** Works through the list with so many at a time. */
async function atOnce<Item>(
  most: number,
  list: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: most }, async () => {
      while (next < list.length) await work(list[next++]!)
    }),
  )
}
