import type { Mutation } from './mutation.ts'

const settling = 'domain/payments/settle-payment.http.test.ts'
const refusing = 'domain/payments/refusals.http.test.ts'
const reconciling = 'domain/payments/reconcile.http.test.ts'
const twice = 'domain/payments/paid-twice.http.test.ts'
const refunding = 'domain/payments/refunds.http.test.ts'
const client = 'integrations/razorpay/client.test.ts'
const collecting = 'domain/payments/collect-payments.http.test.ts'

/** The way of the money: settling, reporting, reconciling, giving back. */
export const paymentMutations: Mutation[] = [
  {
    file: 'domain/payments/settle-payment.ts',
    find: `    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  if (!paymentOrder)`,
    put: `    .where(eq(paymentOrders.id, paymentOrderId))
  if (!paymentOrder)`,
    tests: [reconciling],
    named: 'while its hold is being ended',
    why: 'goods are put back on the shelf and sold at the same time',
    survives:
      'The holds are locked too, and decide who was first; without this lock the two wait in a circle, which is tried again.',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `  await lockPayer(tx, paymentOrderId)
`,
    put: '',
    tests: [twice],
    named: 'at the same moment',
    why: 'a cart that is paid in two tabs at once is charged twice',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `  await lockPayer(tx, paymentOrderId)
  const [paymentOrder] = await tx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
`,
    put: `  const [paymentOrder] = await tx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  await lockPayer(tx, paymentOrderId)
`,
    tests: ['domain/payments/lock-order.http.test.ts'],
    named: 'never waits in a circle',
    why: 'who pays waits a second for nothing, until PostgreSQL breaks the tie',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `!isAsked || others.some(({ outcome }) => outcome === 'sold')`,
    put: '!isAsked',
    tests: [twice],
    named: 'money of a slow bank',
    why: 'who pays again because the bank is slow is charged twice',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `eq(paymentOrders.outcome, 'sold'), gt(paymentOrders.settledAt, createdAt)`,
    put: `eq(paymentOrders.outcome, 'sold')`,
    tests: [twice],
    named: 'who buys the same again',
    why: 'nobody can buy a thing twice in a life',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'eq(paymentOrders.personId, personId)',
    put: 'ne(paymentOrders.personId, personId)',
    tests: [twice],
    named: 'money of a slow bank',
    why: 'people are compared with others and not with themselves',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `    await releaseHolds(tx, paymentOrder.id)
    return isAsked`,
    put: '    return isAsked',
    tests: [collecting],
    named: 'sells nothing and goes back whole',
    why: 'what was paid for with another amount is missing on the shelf',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'insteadOf: offered })',
    put: 'insteadOf: undefined })',
    tests: [twice],
    named: 'is given the last piece',
    why: 'late money goes back because its own customer holds the piece in a new offer',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: ', ${lastOffer} + ',
    put: ', to_timestamp(0) + ',
    tests: [twice],
    named: 'a machine whose clock',
    why: 'a machine whose clock is behind charges the same cart twice',
  },
  {
    file: 'domain/checkout/create-payment-order.ts',
    find: '...before.map(({ settledAt }) => Number(settledAt))',
    put: '0',
    tests: [twice],
    named: 'a machine whose clock',
    why: 'who buys the same again gets the money back when a machine’s clock is ahead',
  },
  {
    file: 'domain/inventory/holds.ts',
    find: '    if (insteadOf) await putBackHeld(ctx, insteadOf.id)\n',
    put: '',
    tests: [twice],
    named: 'is given the last piece',
    why: 'the last piece is sold, and the database refuses it',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'if (earlier) return earlier',
    put: 'if (earlier && !paymentOrder.outcome) return earlier',
    tests: [settling],
    named: 'browser, duplicate webhooks and reconciler',
    why: 'a payment that is reported twice fails the second time',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'if (made) return { orderId: made.id, appliedPaise: 0, why: null }',
    put: 'if (made) return { orderId: made.id, appliedPaise: payment.amountPaise, why: null }',
    tests: [settling],
    named: 'of two captured payments',
    why: 'somebody who paid twice gets nothing back',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `status: why ? 'refunded' : 'paid'`,
    put: `status: 'paid'`,
    tests: [refusing],
    named: 'after the goods have gone',
    why: 'an order whose goods have gone says that it is paid',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `  if (why === null) await emptyCart(tx, paymentOrder.personId, paymentOrder.lines)
`,
    put: '',
    tests: [settling],
    named: 'becomes one order',
    why: 'what was paid for stays in the cart',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'why === null ? amountPaise - appliedPaise : amountPaise',
    put: 'amountPaise - appliedPaise',
    tests: [refusing],
    named: 'after the goods have gone',
    why: 'money for goods that have gone is kept',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'paymentOrder), outcome, nextCheckAt: null }',
    put: 'paymentOrder), outcome }',
    tests: [settling],
    named: 'becomes one order',
    why: 'a settled payment order is looked after for ever',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: `const outcome = why === null ? 'sold' : 'given_back'`,
    put: `const outcome = 'sold'`,
    tests: [refusing],
    named: 'after the goods have gone',
    why: 'somebody whose money goes back is told that the goods are theirs',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'Math.min(duePaise(order), payment.amountPaise)',
    put: 'payment.amountPaise',
    tests: ['domain/payments/pay-for-order.http.test.ts'],
    why: 'an order is paid for twice',
  },
  {
    file: 'domain/cart/empty-cart.ts',
    find: 'line.quantity <= paid.quantity then delete',
    put: 'line.quantity < paid.quantity then delete',
    tests: ['domain/cart/empty-cart.http.test.ts'],
    why: 'a line that was paid for whole stays in the cart',
  },
  {
    file: 'domain/cart/empty-cart.ts',
    find: 'line.quantity - paid.quantity',
    put: 'line.quantity',
    tests: ['domain/cart/empty-cart.http.test.ts'],
    why: 'what was paid for is counted again with what was added meanwhile',
  },
  {
    file: 'domain/cart/empty-cart.ts',
    find: 'on line.person_id = ${personId} and line',
    put: 'on line',
    tests: ['domain/cart/empty-cart.http.test.ts'],
    why: 'somebody who pays empties the carts of others',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: 'payment.amountPaise === totalPaise && ',
    put: '',
    tests: [collecting],
    why: 'one rupee buys a cart of any price',
  },
  {
    file: 'domain/payments/collect-payments.ts',
    find: '  if (!isOurs) return null\n',
    put: '',
    tests: [collecting],
    why: 'one payment settles any number of payment orders',
  },
  {
    file: 'domain/payments/settle-payment.ts',
    find: ' && payment.currency === currency',
    put: '',
    tests: [collecting],
    why: 'yen are taken for rupees',
  },
  {
    file: 'domain/payments/collect-payments.ts',
    find: `if (standing?.status !== 'captured') return null`,
    put: 'if (!standing) return null',
    tests: [refusing],
    named: 'a payment that failed makes no order',
    why: 'a payment that failed gets the goods',
  },
  {
    file: 'domain/payments/collect-payments.ts',
    find: `payment.status === 'authorized' && isAsked`,
    put: `payment.status === 'refunded' && isAsked`,
    tests: [settling],
    named: 'only authorised is captured',
    why: 'money that is set aside is never taken, and the bank lets it go',
  },
  {
    file: 'domain/payments/collect-payments.ts',
    find: 'return ctx.gateways.payments.findPayment(payment.id)',
    put: 'return null',
    tests: [collecting],
    why: 'a payment that somebody else captured a moment ago makes no order',
  },
  {
    file: 'domain/payments/verify-payment.ts',
    find: 'if (!ctx.gateways.payments.isCheckoutSignatureValid(input))',
    put: 'if (!ctx.gateways.payments.keyId)',
    tests: [refusing],
    named: 'a forged signature',
    why: 'a browser is believed without the gateway’s signature',
  },
  {
    file: 'domain/payments/verify-payment.ts',
    find: 'eq(paymentOrders.personId, signedIn(ctx).id)',
    put: `eq(paymentOrders.currency, 'INR')`,
    tests: [refusing],
    named: 'somebody else’s payment is not found',
    why: 'people see and settle each other’s payments',
  },
  {
    file: 'domain/payments/verify-payment.ts',
    find: `paid: settlement?.outcome === 'sold'`,
    put: 'paid: settlement !== null',
    tests: [refusing],
    named: 'after the goods have gone',
    why: 'somebody whose goods have gone is told that they are coming',
  },
  {
    file: 'domain/payments/webhooks.ts',
    find: 'if (!ctx.gateways.payments.isWebhookSignatureValid(body, signature))',
    put: 'if (!ctx.gateways.payments.keyId)',
    tests: [refusing],
    named: 'without the right signature',
    why: 'anybody can send the shop a webhook',
  },
  {
    file: 'domain/payments/webhooks.ts',
    find: `new Set(['payment.authorized', 'payment.captured', 'order.paid'])`,
    put: `new Set(['payment.captured', 'order.paid'])`,
    tests: [settling],
    named: 'only authorised, and whose browser vanished',
    why: 'money that is set aside waits for the reconciler',
  },
  {
    file: 'domain/payments/expire-payment-order.ts',
    find: `      .where(same)
      .for('update')`,
    put: '      .where(same)',
    tests: [reconciling],
    why: 'a payment order expires while it is being settled',
  },
  {
    file: 'domain/payments/rules.ts',
    find: ', 96, 118, latePaymentDays * 24]',
    put: ']',
    tests: ['domain/payments/sweep-payments.http.test.ts'],
    named: 'that its bank confirms late',
    why: 'a payment that the bank confirms after days makes no order',
  },
  {
    file: 'domain/payments/rules.ts',
    find: '48, 70, 96, 118, ',
    put: '',
    tests: ['domain/payments/late-authorisation.http.test.ts'],
    named: 'before it lapses',
    why: 'money that is set aside lapses, and makes no order',
  },
  {
    file: 'domain/payments/expire-payment-order.ts',
    find: `    await releaseHolds(tx, paymentOrderId)
`,
    put: '',
    tests: [refusing],
    named: 'after a quarter of an hour',
    why: 'goods that nobody paid for never come back',
  },
  {
    file: 'domain/payments/reconcile.ts',
    find: `  await sweepPayments(ctx)
`,
    put: '',
    tests: [settling],
    named: 'a webhook that never comes',
    why: 'a payment whose browser vanished and whose webhook was lost makes no order',
  },
  {
    file: 'domain/payments/reconcile.ts',
    find: 'holdsStock && (await isPaidAtGateway(ctx, paymentOrder))',
    put: 'holdsStock && (await isPaidAtGateway(ctx, { ...paymentOrder, gatewayOrderId: `${paymentOrder.id}-` }))',
    tests: ['domain/payments/sweep-payments.http.test.ts'],
    named: 'stock goes back only after',
    why: 'goods go back to the shelf without asking whether they were paid for',
  },
  {
    file: 'domain/payments/rules.ts',
    find: 'export const firstLookSeconds = 20',
    put: 'export const firstLookSeconds = 0',
    tests: [settling],
    named: 'for the first twenty seconds',
    why: 'an order is made behind the back of the browser that is just reporting it',
  },
  {
    file: 'domain/payments/sweep-payments.ts',
    find: 'if (ended.length > 0) await db.insert(paymentSweeps)',
    put: 'if (ended.length < 0) await db.insert(paymentSweeps)',
    tests: ['domain/payments/sweep-payments.http.test.ts'],
    named: 'spans follow each other',
    why: 'after a quarter of an hour no payment is looked up any more',
  },
  {
    file: 'domain/payments/verify-payment.ts',
    find: `  if (refusal) throw refusal
`,
    put: '',
    tests: [refusing],
    named: 'after the goods have gone',
    why: 'somebody whose money goes back is congratulated',
  },
  {
    file: 'domain/payments/refunds-at-gateway.ts',
    find: ' ?? takeSame(refused, made)',
    put: '',
    tests: [refunding],
    named: 'made by a person at the dashboard',
    why: 'a refund that a person has seen to is shown as refused for ever',
  },
  {
    file: 'domain/payments/refunds-at-gateway.ts',
    find: `if (ours.refundedAt !== null && made`,
    put: `if (ours.refundedAt === undefined && made`,
    tests: [refunding],
    named: 'comes late',
    why: 'a refund that is done is asked about once an hour for ever',
  },
  {
    file: 'domain/payments/refunds-at-gateway.ts',
    find: `if (status === 'processed') return {`,
    put: `if (status !== 'failed') return {`,
    tests: [refusing],
    named: 'that the bank takes its time over',
    why: 'a refund that the bank still has is taken for done',
  },
  {
    file: 'domain/payments/refunds-at-gateway.ts',
    find: 'round: round + 1, nextAttemptAt }',
    put: 'round, nextAttemptAt }',
    tests: [refusing],
    named: 'that the bank takes its time over',
    why: 'a refund that the bank failed is never asked for anew',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'if (refund.gatewayRefundId === null) await ask',
    put: 'if (refund.id) await ask',
    tests: [refunding],
    named: 'that the bank still has',
    why: 'money that somebody gave back at the dashboard goes back once more',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: 'if (!isGatewayRefusal(error) || !isForGood(error)) throw error',
    put: 'if (error) throw error',
    tests: [refunding],
    named: 'refused for good',
    why: 'a refund that can never be made is asked for every hour, and nobody sees it',
  },
  {
    file: 'domain/payments/refunds.ts',
    find: ' && !/balance/i.test(description)',
    put: '',
    tests: [refunding],
    named: 'short of money',
    why: 'money that could go back tomorrow is given up today',
  },
  {
    file: 'domain/payments/webhooks.ts',
    find: `    if (refundEvents.has(event.event)) await learn(ctx, event)
`,
    put: '',
    tests: [refunding],
    named: 'dashboard is known here',
    why: 'the shop does not know what was given back at the dashboard',
  },
  {
    file: 'integrations/razorpay/http.ts',
    find: 'if (size > longestAnswerBytes)',
    put: 'if (size < 0)',
    tests: [client],
    named: 'without end',
    why: 'an answer without end fills the memory, and the shop is gone',
  },
  {
    file: 'integrations/razorpay/http.ts',
    find: 'new ConsecutiveBreaker(3)',
    put: 'new ConsecutiveBreaker(300)',
    tests: [client],
    named: 'nobody waits',
    why: 'everybody waits for a gateway that is silent',
  },
  {
    file: 'integrations/razorpay/client.ts',
    find: `const asked = { amountPaise, currency: 'INR', receipt }`,
    put: 'const asked = {}',
    tests: [client],
    named: 'is refused and logged as an error',
    why: 'a checkout opens for another amount than the page showed',
  },
]
