import { and, eq, gt } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cartLines, cashEntries, orderEvents, orderLines, orders } from '#db/schema/index.ts'
import { priceOffers } from '#domain/checkout/price-offers.ts'
import { openLinkedPayment, payLink, verifyLinkedPayment } from '#domain/counter/pay-link.ts'
import { takeOrder } from '#domain/counter/take-order.ts'
import { moveOrder } from '#domain/fulfilment/move-order.ts'
import { lastStanding } from '#domain/fulfilment/rules.ts'
import { takeMoveBack } from '#domain/fulfilment/take-back.ts'
import { takeCashBack } from '#domain/fulfilment/take-cash-back.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { allOffers } from '#domain/offers/queries.ts'
import { addOffer, endOffer } from '#domain/offers/save-offer.ts'
import type { WantedOffer } from '#domain/offers/save-offer.ts'
import { isMoney } from '#domain/orders/counter-cash.ts'
import { refundByHand } from '#domain/payments/give-back.ts'
import { moneyLeft } from '#domain/payments/money-left.ts'
import { carryOutDueRefunds } from '#domain/payments/refunds.ts'
import { salesReport } from '#domain/reports/sales-report.ts'
import { addressInPune } from '#tests/support/address.ts'
import { isNight } from '#tests/support/night.ts'
import { offerOf } from '#tests/support/offers.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { buy } from '#tests/support/orders.ts'
import { payAtGateway } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { addCartToOrder, cartOffer } from './add-cart.ts'
import { changeOrder, plannedChange } from './change-order.ts'
import type { OrderChange } from './change-order.ts'

// Whatever becomes of an order before it is handed over: its books agree after each step.

const shop = await testShop()
const desk = ctxOf(await shop.admin(), 'ADMIN')

/** What somebody does next; a number says which line, product or part. */
type Step =
  | { do: 'pieces'; by: 'desk' | 'customer'; line: number; to: number }
  | { do: 'add'; by: 'desk'; product: number; pieces: number; price: number | null }
  | { do: 'price'; line: number; paise: number }
  | { do: 'discount'; paise: number }
  | { do: 'add the cart'; product: number }
  | { do: 'ask for a payment' | 'pay what was asked' }
  | { do: 'give back'; part: number; isSurplus: boolean }
  | { do: 'move'; action: 'pack' | 'dispatch' | 'deliver' | 'cancel' }
  | { do: 'take the move back'; isLate: boolean }
  | { do: 'take cash back'; entry: number }

const small = fc.integer({ min: 0, max: 4 })
const paise = fc.constantFrom(0, 40_00, 99_50, 150_00, 600_00)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pieces' as const),
      by: fc.constantFrom('desk' as const, 'customer' as const),
      line: small,
      to: small,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      by: fc.constant('desk' as const),
      product: small,
      pieces: fc.integer({ min: 1, max: 3 }),
      price: fc.option(paise),
    }),
  },
  fc.record({ do: fc.constant('price' as const), line: small, paise }),
  fc.record({ do: fc.constant('discount' as const), paise }),
  fc.record({ do: fc.constant('add the cart' as const), product: small }),
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'ask for a payment' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'pay what was asked' }) },
  fc.record({
    do: fc.constant('give back' as const),
    part: fc.integer({ min: 1, max: 3 }),
    isSurplus: fc.boolean(),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      action: fc.constantFrom('pack' as const, 'dispatch' as const, 'deliver' as const, 'cancel' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('take the move back' as const), isLate: fc.boolean() }),
  },
  fc.record({ do: fc.constant('take cash back' as const), entry: fc.nat(2) }),
)

/** A payment for the sum of before; and what was paid by hand for goods that go, and pays for others. */
const seenOnce: [way: 'later' | 'cash' | 'gateway', Step[]][] = [
  [
    'later',
    [
      { do: 'ask for a payment' },
      { do: 'pieces', by: 'desk', line: 0, to: 1 },
      { do: 'pay what was asked' },
      { do: 'add', by: 'desk', product: 1, pieces: 2, price: null },
      { do: 'move', action: 'cancel' },
    ],
  ],
  [
    'cash',
    [
      { do: 'pieces', by: 'customer', line: 0, to: 0 },
      { do: 'add', by: 'desk', product: 1, pieces: 1, price: 40_00 },
      { do: 'give back', part: 1, isSurplus: true },
      { do: 'move', action: 'pack' },
      { do: 'move', action: 'dispatch' },
      { do: 'move', action: 'deliver' },
    ],
  ],
  [
    'cash',
    [
      { do: 'pieces', by: 'desk', line: 0, to: 1 },
      { do: 'give back', part: 4, isSurplus: true },
      { do: 'add', by: 'desk', product: 1, pieces: 3, price: null },
      { do: 'move', action: 'pack' },
      { do: 'move', action: 'dispatch' },
      { do: 'move', action: 'deliver' },
      { do: 'take cash back', entry: 1 },
    ],
  ],
  [
    'gateway',
    [
      { do: 'give back', part: 3, isSurplus: false },
      { do: 'pieces', by: 'desk', line: 0, to: 0 },
      { do: 'discount', paise: 40_00 },
      { do: 'add the cart', product: 2 },
      { do: 'move', action: 'pack' },
      { do: 'move', action: 'dispatch' },
      { do: 'move', action: 'deliver' },
      { do: 'take the move back', isLate: true },
      { do: 'take the move back', isLate: false },
      { do: 'take the move back', isLate: false },
      { do: 'pieces', by: 'desk', line: 0, to: 2 },
      { do: 'move', action: 'pack' },
      { do: 'move', action: 'dispatch' },
      { do: 'move', action: 'deliver' },
    ],
  ],
]

const numRuns = isNight ? 200 : 5

test(
  'whatever is changed, paid, packed, given back or called off: all books of an order agree',
  { timeout: 60_000 + 3_000 * numRuns },
  async () => {
    const ways = fc.constantFrom('later' as const, 'cash' as const, 'gateway' as const)
    const agree = fc.asyncProperty(
      ways,
      fc.array(step, { minLength: 4, maxLength: 9 }),
      fc.subarray(offersOnTheShelf.map((_, place) => place)),
      async (way, steps, given) => {
        await live(way, steps, given)
      },
    )
    const every = offersOnTheShelf.map((_, place) => place)
    const examples = seenOnce.map(([way, steps], n): [typeof way, Step[], number[]] => [
      way,
      steps,
      n < 2 ? [] : every,
    ])
    await fc.assert(agree, { numRuns, examples })
    expect(await wrongInBooks(shop.pool)).toEqual([])
  },
)

/** One order, and what becomes of it. */
async function live(
  way: 'later' | 'cash' | 'gateway',
  steps: readonly Step[],
  given: readonly number[],
): Promise<void> {
  const goods = [
    await makeProduct(shop, { stock: 9, sellingPricePaise: 220_00, taxRateBp: 500, hsnCode: '1006' }),
    await makeProduct(shop, { stock: 4, sellingPricePaise: 149_50, taxRateBp: 1800, hsnCode: '1515' }),
    await makeProduct(shop, { stock: null, sellingPricePaise: 90_00 }),
  ]
  const asha = await shop.customer()
  const her = ctxOf(asha, 'GENERAL')
  await giveOffers(given, goods)
  const orderId = await begin(way, asha, goods)
  const [begun] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(begun!.offers).toHaveLength(given.length)
  const life: Life = { orderId, goods, her, asked: null }
  const done: string[] = [`begun: ${way}, offers ${given.join(' ')}`]
  for (const next of steps) {
    const refusal = await expected(act(life, next))
    done.push(`${JSON.stringify(next)}: ${refusal ?? 'done'}`)
    expect(await wrongInBooks(shop.pool, orderId), done.join('\n')).toEqual([])
  }
  await carryOutDueRefunds(shop.ctx)
  expect(await wrongInBooks(shop.pool), `${done.join('\n')}\nat the end`).toEqual([])
  expect(await soldByReport(), done.join('\n')).toBe(await soldByOrders())
}

/** What is taken off the first of the goods, or all; some changes fall short of a least sum. */
const offersOnTheShelf: ((oil: string) => Partial<WantedOffer>)[] = [
  (oil) => ({ kind: 'n_for_m', takePieces: 2, payPieces: 1, productIds: [oil] }),
  () => ({ kind: 'percent', percent: 7 }),
  (oil) => ({ kind: 'rupees', offPaise: 33_33, productIds: [oil], leastPaise: 400_00 }),
  () => ({ kind: 'rupees', offPaise: 11_11 }),
]

async function giveOffers(given: readonly number[], [oil]: string[]): Promise<void> {
  for (const { id, version } of (await allOffers(desk)).filter(({ endedAt }) => endedAt === null))
    await endOffer(desk, { id, version })
  for (const place of given) await addOffer(desk, offerOf(offersOnTheShelf[place]!(oil!)))
}

interface Life {
  orderId: string
  goods: string[]
  her: Ctx
  /** What the gateway was asked to take, and by which link. */
  asked: { gatewayOrderId: string; token: string } | null
}

async function begin(
  way: 'later' | 'cash' | 'gateway',
  asha: Awaited<ReturnType<typeof shop.customer>>,
  [oil, ghee]: string[],
): Promise<string> {
  if (way === 'gateway') return (await buy(asha, oil!, oil!, ghee!)).orderId
  const lines = [
    { productId: oil!, quantity: 2 },
    { productId: ghee!, quantity: 1 },
  ]
  const delivery = { address: { ...addressInPune, directions: null, landmark: null, line2: null } as never }
  const wanted = { lines, buyer: asha.id }
  const { totalPaise: amountPaise } = await priceOffers(desk, wanted)
  const { orderId } = await takeOrder(desk, {
    personId: asha.id,
    lines,
    delivery,
    amountPaise,
    payment: { way },
  })
  return orderId
}

async function act(life: Life, next: Step): Promise<unknown> {
  const { orderId, goods } = life
  switch (next.do) {
    case 'pieces':
      return change(life, next.by === 'desk' ? desk : life.her, (lines) =>
        lines.map((line, place) => (place === next.line ? { ...line, quantity: next.to } : line)),
      )
    case 'add': {
      const productId = goods[next.product % goods.length]!
      const pricePaise = next.price ?? undefined
      return change(life, desk, (lines) => [...lines, { productId, quantity: next.pieces, pricePaise }])
    }
    case 'price':
      return change(life, desk, (lines) =>
        lines.map((line, place) => (place === next.line ? { ...line, pricePaise: next.paise } : line)),
      )
    case 'discount':
      return change(life, desk, (lines) => [...lines], next.paise)
    case 'add the cart':
      return addCart(life, goods[next.product % goods.length]!)
    case 'ask for a payment': {
      const { token } = await payLink(desk, orderId)
      const { id } = await openLinkedPayment(shop.ctx, { token, deviceId: null })
      life.asked = { gatewayOrderId: id, token }
      return
    }
    case 'pay what was asked':
      return pay(life)
    case 'give back':
      return giveBack(life, next)
    case 'move':
      return moveOn(life, next.action)
    case 'take the move back':
      return takeBack(life, next.isLate)
    case 'take cash back':
      return takeEntryBack(life, next.entry)
  }
}

/** As the dialog does it: looks, says what would become of it, and presses. */
async function change(
  { orderId }: Life,
  by: Ctx,
  wanted: (lines: { position: number; quantity: number }[]) => OrderChange['lines'],
  discountPaise?: number,
): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const present = await shop.db
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
  const asked = { orderId, version: order!.version, lines: wanted(present), discountPaise }
  const planned = await plannedChange(by, asked)
  await changeOrder(by, { ...asked, totalPaise: planned.after.totalPaise, note: 'As she asked' }, newId())
  const [after] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const { totalPaise, paidPaise } = after!
  expect({ totalPaise, duePaise: totalPaise - paidPaise }).toEqual({
    totalPaise: planned.after.totalPaise,
    duePaise: planned.duePaise,
  })
}

async function addCart({ her: ctx }: Life, productId: string): Promise<void> {
  const line = { id: newId(), personId: ctx.actor!.id, productId, quantity: 1, addedAt: ctx.now() }
  await shop.db.insert(cartLines).values(line).onConflictDoNothing()
  const offer = await cartOffer(ctx)
  if (!offer) return
  await addCartToOrder(ctx, { orderId: offer.orderId, totalPaise: offer.after.totalPaise }, newId())
  expect(await shop.db.$count(cartLines, eq(cartLines.personId, ctx.actor!.id))).toBe(0)
}

async function pay(life: Life): Promise<void> {
  if (!life.asked) return
  const { gatewayOrderId, token } = life.asked
  life.asked = null
  const receipt = await payAtGateway(shop.guest(), gatewayOrderId)
  await verifyLinkedPayment(shop.ctx, {
    token,
    gatewayOrderId,
    gatewayPaymentId: receipt.razorpay_payment_id,
    signature: receipt.razorpay_signature,
  })
}

async function giveBack(
  { orderId }: Life,
  { part, isSurplus }: { part: number; isSurplus: boolean },
): Promise<void> {
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from payments where order_id = $1 and refunded_paise < amount_paise order by id limit 1',
    [orderId],
  )
  const left = await moneyLeft(shop.ctx, orderId)
  const byHand = isSurplus || rows.length === 0
  const amountPaise = Math.floor((byHand ? left.cash : left.online) / part / 100) * 100
  await refundByHand(
    desk,
    { orderId, paymentId: byHand ? null : rows[0]!.id, amountPaise, note: 'A courtesy', isSurplus },
    newId(),
  )
}

async function moveOn({ orderId }: Life, action: 'pack' | 'dispatch' | 'deliver' | 'cancel'): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const due = order!.totalPaise - order!.paidPaise
  const cashTakenPaise = action === 'deliver' && due > 0 ? due : undefined
  await moveOrder(desk, { orderId, action, cashTakenPaise }, newId())
}

async function takeBack({ orderId }: Life, isLate: boolean): Promise<void> {
  if (isLate) shop.passTime(2)
  const events = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.id)
  const last = lastStanding(events)
  await takeMoveBack(desk, { orderId, eventId: last!.id, reason: 'Not yet' }, newId())
}

async function takeEntryBack({ orderId }: Life, which: number): Promise<void> {
  const taken = await shop.db
    .select({ id: cashEntries.id })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), gt(cashEntries.amountPaise, 0), isMoney))
    .orderBy(cashEntries.id)
  const entry = taken[which % taken.length]
  if (entry) await takeCashBack(desk, { orderId, entryId: entry.id, reason: 'A mistake' }, newId())
}

/** What the report says of today, and what the orders say. */
async function soldByReport(): Promise<number> {
  return (await salesReport(desk, { days: 7 })).sum.salesPaise
}

async function soldByOrders(): Promise<number> {
  const { rows } = await shop.pool.query<{ paise: string }>(`
    select coalesce(sum(o.total_paise
      - (select coalesce(sum(r.amount_paise), 0) from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id and r.refused_at is null and r.edit_id is null
            and r.reason not in ('surplus', 'wrong_amount'))
      + (select coalesce(sum(c.amount_paise), 0) from cash_entries c
          where c.order_id = o.id and c.amount_paise < 0 and c.cause not like 'changed:%'
            and c.counters_id is null)), 0) as paise
    from orders o where o.status <> 'cancelled'`)
  return Number(rows[0]!.paise)
}

/** The code of what was refused; null where it was done. */
async function expected(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (isDomainError(error)) return error.code
    throw error
  }
}

function ctxOf({ id, email }: { id: string; email: string }, role: 'ADMIN' | 'GENERAL'): Ctx {
  return { ...shop.ctx, actor: { id, email, name: 'Somebody', role, duties: [], sessionId: '' } }
}
