import type { Mutation } from './mutation.ts'

const outcomes = 'domain/payments/outcome.http.test.ts'
const payingForOrders = 'domain/payments/pay-for-order.http.test.ts'
const refunding = 'domain/payments/refunds.http.test.ts'
const sweeping = 'domain/payments/sweep-payments.http.test.ts'
const offering = 'domain/checkout/create-payment-order.http.test.ts'

/** What an order's money is, and how payments are found. */
export const orderMoneyMutations: Mutation[] = [
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'if (earlier && paymentOrder.outcome) return { orderId: earlier.orderId, outcome: paymentOrder.outcome }',
    put: "if (earlier && paymentOrder.outcome) return { orderId: earlier.orderId, outcome: 'sold' }",
    tests: [outcomes],
    why: 'a payment that went back is reported as sold when it is reported again',
  },
  {
    file: 'domain/payments/verify-payment.ts',
    find: '(await settlementOf(ctx, paymentOrder)) ?? (await collectPayments(ctx, paymentOrder))',
    put: 'await collectPayments(ctx, paymentOrder)',
    tests: [outcomes],
    why: 'a payment that the shopkeeper gave back is taken for one that was never made',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: "eq(orders.id, orderId!)).for('update')",
    put: 'eq(orders.id, orderId!))',
    tests: [payingForOrders],
    why: 'two who pay for one order at once both find it due',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'idempotencyKey: `${id}-${round}`',
    put: 'idempotencyKey: `${id}-${round}-${attempts}`',
    tests: [refunding],
    why: 'a lost answer gives the money back twice',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'idempotencyKey: `${id}-${round}`',
    put: 'idempotencyKey: `${paymentId}-${round}`',
    tests: [refunding],
    why: 'the second part of a payment is taken for a repetition of the first',
  },
  {
    file: 'domain/payments/reconcile.ts',
    find: '(await holdsStock(ctx, paymentOrder.id)) && (await',
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
    file: 'domain/checkout/create-payment-order.ts',
    find: 'const lookedUp = 2',
    put: 'const lookedUp = 1',
    tests: [offering],
    why: 'a cart that was changed twice is paid again',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: 'const lookedUp = 2',
    put: 'const lookedUp = 20',
    tests: [offering],
    why: 'the gateway is asked about every payment order of an hour',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: `      eq(paymentOrders.status, 'open'),
      gte(`,
    put: '      gte(',
    tests: [offering],
    why: 'stock that was kept through an outage goes back although it was paid for',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: `if (paymentOrder.status === 'superseded' || paymentOrder.status === 'expired')`,
    put: 'if (!paymentOrder.status)',
    tests: [offering],
    why: 'a repeated request is paid for goods that went to others',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: `outcome === 'sold' ? 'already_paid' : 'paid_too_late'`,
    put: `outcome ? 'already_paid' : 'paid_too_late'`,
    tests: [offering],
    why: 'somebody whose money goes back reads that they have paid',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: '  if (open) await supersede(tx, open.id)\n',
    put: '',
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
