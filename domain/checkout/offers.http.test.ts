import { and, eq, isNotNull, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cartLines, paymentOrders, products } from '#db/schema/index.ts'
import { cart } from '#domain/cart/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { correctStock } from '#domain/inventory/correct-stock.ts'
import { heldBy } from '#domain/inventory/held.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { cartTotals, specShipping } from '#domain/pricing/rules.ts'
import { payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { createPaymentOrder } from './create-payment-order.ts'

const shop = await testShop()

type Click =
  | { do: 'set'; what: 'oil' | 'ghee' | 'dal'; to: number }
  | { do: 'pay' }
  | { do: 'a stranger pays' }
  | { do: 'wait'; minutes: number }
  | { do: 'count'; what: 'dal'; as: number | null }

const click: fc.Arbitrary<Click> = fc.oneof(
  fc.record({
    do: fc.constant('set' as const),
    what: fc.constantFrom('oil' as const, 'ghee' as const, 'dal' as const),
    to: fc.integer({ min: 0, max: 3 }),
  }),
  { arbitrary: fc.constant<Click>({ do: 'pay' }), weight: 2 },
  fc.constant<Click>({ do: 'a stranger pays' }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(6, 11, 16) }),
  fc.record({
    do: fc.constant('count' as const),
    what: fc.constant('dal' as const),
    as: fc.constantFrom(null, 1, 2, 4),
  }),
)

/** Pay for one, raise to two, back to one; goods that are counted since they were offered, and too few. */
const seenOnce: [Click[]][] = [
  [
    [
      { do: 'set', what: 'oil', to: 1 },
      { do: 'pay' },
      { do: 'set', what: 'oil', to: 2 },
      { do: 'pay' },
      { do: 'a stranger pays' },
      { do: 'set', what: 'oil', to: 1 },
    ],
  ],
  [[{ do: 'set', what: 'dal', to: 2 }, { do: 'pay' }, { do: 'count', what: 'dal', as: 2 }]],
  [[{ do: 'set', what: 'dal', to: 2 }, { do: 'pay' }, { do: 'count', what: 'dal', as: 1 }]],
]

test('whatever was clicked before, what is offered is held, and who pays at once gets it', async () => {
  const clicks = fc.array(click, { minLength: 3, maxLength: 12 })
  const isKept = fc.asyncProperty(clicks, async (clicked) => {
    expect(await brokenBy(clicked)).toEqual([])
  })
  await fc.assert(isKept, { numRuns: 10, examples: seenOnce })
})

/** Clicks, pays for what is offered then, and answers which promises were broken on the way. */
async function brokenBy(clicks: Click[]): Promise<string[]> {
  const broken: string[] = []

  const goods = {
    oil: await makeProduct(shop, { stock: 3 }),
    ghee: await makeProduct(shop, { stock: 2 }),
    dal: await makeProduct(shop, { stock: null }),
  }
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const [her, his] = [ctxOf(asha), ctxOf(ravi)]
  await setCart(his, goods.oil, 1)
  await setCart(his, goods.dal, 1)
  for (const next of clicks) {
    if (next.do === 'set') await setCart(her, goods[next.what], next.to)
    if (next.do === 'pay') await offer(her, broken)
    if (next.do === 'a stranger pays') await offer(his, broken)
    if (next.do === 'count')
      await inTransaction(shop.ctx, (tx) =>
        correctStock(tx, { productId: goods[next.what], stock: next.as, stockShown: undefined }),
      )
    if (next.do === 'wait') {
      shop.passTime(next.minutes)
      await reconcilePaymentOrders(shop.ctx)
    }
  }
  const last = await offer(her, broken)
  if (last === null) return broken
  const { body } = await verify(asha, await payAtGateway(asha, last))
  return body.success ? broken : [...broken, body.message]
}

/** What is offered for the cart, after a look at what is held for it; null when it is sold out. */
async function offer(ctx: Ctx, broken: string[]): Promise<string | null> {
  const lines = (await cart(ctx)).map(({ product, quantity }) => ({ ...product, quantity }))
  try {
    const { id } = await createPaymentOrder(ctx, {
      amountPaise: cartTotals(lines, specShipping).totalPaise,
      language: 'en',
    })
    broken.push(...(await unheld(id)))
    return id
  } catch (error) {
    if (hasCode(error, 'out_of_stock') || hasCode(error, 'cart_empty')) return null
    throw error
  }
}

/** The counted goods of an offer that are not held for it. */
async function unheld(gatewayOrderId: string): Promise<string[]> {
  const same = eq(paymentOrders.gatewayOrderId, gatewayOrderId)
  const [offered] = await shop.db.select().from(paymentOrders).where(same)
  const held = await heldBy(shop.ctx, offered!.id)
  const counted = await shop.db.select().from(products).where(isNotNull(products.stock))
  const countedIds = new Set(counted.map(({ id }) => id))
  return offered!.lines
    .filter((line) => countedIds.has(line.productId) && held.get(line.productId) !== line.quantity)
    .map((line) => `${line.quantity} of ${line.productId} are not held`)
}

function ctxOf({ id, email }: { id: string; email: string }): Ctx {
  return { ...shop.ctx, actor: { id, email, name: 'Somebody', role: 'GENERAL', duties: [], sessionId: '' } }
}

async function setCart({ db, actor, now }: Ctx, productId: string, quantity: number): Promise<void> {
  const own = and(
    eq(cartLines.personId, actor!.id),
    eq(cartLines.productId, productId),
    ne(cartLines.quantity, quantity),
  )
  if (quantity === 0) return void (await db.delete(cartLines).where(own))
  await db
    .insert(cartLines)
    .values({ id: newId(), personId: actor!.id, productId, quantity, addedAt: now() })
    .onConflictDoUpdate({ target: [cartLines.personId, cartLines.productId], set: { quantity } })
}
