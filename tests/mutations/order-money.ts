import type { Mutation } from './mutation.ts'

const outcomes = 'domain/payments/outcome.http.test.ts'
const payingForOrders = 'domain/payments/pay-for-order.http.test.ts'
const refunding = 'domain/payments/refunds.http.test.ts'
const sweeping = 'domain/payments/sweep-payments.http.test.ts'
const offering = 'domain/checkout/create-payment-order.http.test.ts'

/** What an order's money is, and how payments are found. */
export const orderMoneyMutations: Mutation[] = [
  {
    file: 'app/shop/orders/order-words.ts',
    find: "standing !== 'refused' || hasLeft(transactionId)",
    put: 'true',
    tests: ['app/shop/orders/order-words.test.ts'],
    why: 'a customer who has their money back is told that the bank did not take it',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'return { orderId: payment.orderId, outcome, why }',
    put: "return { orderId: payment.orderId, outcome: 'sold', why }",
    tests: [outcomes],
    why: 'a payment that went back is reported as sold when it is reported again',
  },
  {
    file: 'domain/payments/payment-status.ts',
    find: 'const known = await settlementOf(ctx, paymentOrder)',
    put: 'const known = null',
    tests: [outcomes],
    why: 'a payment that the shopkeeper gave back is taken for one that was never made',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: "eq(orders.id, orderId!)).for('update')",
    put: 'eq(orders.id, orderId!))',
    tests: [payingForOrders],
    named: 'that is being called off',
    why: 'money is taken for an order that is called off in the same moment',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'const idempotencyKey = `${id}-${round}`',
    put: 'const idempotencyKey = `${id}-${round}-${ctx.now().getTime()}`',
    tests: [refunding],
    why: 'a lost answer gives the money back twice',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'const idempotencyKey = `${id}-${round}`',
    put: 'const idempotencyKey = `${paymentId}-${round}`',
    tests: [refunding],
    why: 'the second part of a payment is taken for a repetition of the first',
  },
  {
    file: 'domain/payments/reconcile.ts',
    find: 'holdsStock && (await',
    put: '(await',
    tests: [sweeping],
    why: 'the gateway is asked about each abandoned payment order',
  },
  {
    file: 'domain/payments/sweep-payments.ts',
    find: 'dueAt: dueAfter(toAt, passes + 1)',
    put: 'dueAt: null',
    tests: [sweeping],
    why: 'payments that a bank confirms after a day are never found',
  },
  {
    file: 'domain/payments/sweep-payments.ts',
    find: 'values({ fromAt: now, dueAt })',
    put: 'values({ fromAt: dueAt, dueAt })',
    tests: [sweeping],
    why: 'spans leave gaps',
  },
  {
    file: 'domain/payments/sweep-payments.ts',
    find: '        isComplete = false\n',
    put: '',
    tests: [sweeping],
    why: 'a span counts as looked up although a payment of it could not be settled',
  },
  {
    file: 'domain/payments/sweep-payments.ts',
    find: 'if (isOver || (await isSomebodyPaying(ctx)))',
    put: 'if (true)',
    tests: [sweeping],
    why: 'the gateway is asked all night long',
  },
  {
    file: 'domain/checkout/earlier-offers.ts',
    find: `anyOf(paymentOrders.status, ['open', 'expired'])`,
    put: `anyOf(paymentOrders.status, ['open'])`,
    tests: [offering],
    named: 'whoever paid too late and presses again',
    why: 'who paid late is offered the same goods again',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: ' && (await isHeld(tx, open))',
    put: '',
    tests: ['domain/checkout/offers.http.test.ts'],
    why: 'goods are offered again that are not held any more, because somebody began to count them',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: 'if (isGone(open)) return',
    put: 'if (isGone(offer.paymentOrder)) return',
    tests: [offering],
    named: 'that another tab took the place of',
    why: 'a slow answer hands out goods that were put back on the shelf',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: 'return lasts && isOfThisKey && isSame',
    put: 'return lasts && isSame',
    tests: ['domain/checkout/gateway-refusals.http.test.ts'],
    named: 'an order of other keys',
    why: 'after a change of keys nobody with a checkout open can pay for a quarter of an hour',
  },
  {
    file: 'domain/checkout/open-at-gateway.ts',
    find: '    await expirePaymentOrder(ctx, id)\n',
    put: '',
    tests: ['domain/checkout/gateway-refusals.http.test.ts'],
    why: 'what the gateway refuses to sell keeps its goods from others',
  },
  {
    file: 'domain/checkout/earlier-offers.ts',
    find: `or(eq(paymentOrders.status, 'open'), isRecent)`,
    put: 'isRecent',
    tests: [offering],
    why: 'stock that was kept through an outage goes back although it was paid for',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: `return status === 'superseded' || status === 'expired'`,
    put: 'return !status',
    tests: [offering],
    why: 'a repeated request is paid for goods that went to others',
  },
  {
    file: 'domain/checkout/earlier-offers.ts',
    find: 'throw givenBack(settlement) ?? new',
    put: 'throw new',
    tests: [offering],
    why: 'somebody whose money goes back reads that they have paid',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: 'supersede(tx, earlier, id)',
    put: 'supersede(tx, [], id)',
    tests: [offering],
    why: 'a person is offered two payment orders',
  },
  {
    file: 'domain/ground/idempotency.ts',
    find: '    if (earlier) return earlier.result as Result\n',
    put: '',
    tests: [offering],
    why: 'a repetition after paying is answered otherwise than the first request',
  },
]
