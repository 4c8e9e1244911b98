import type { Mutation } from './mutation.ts'

export const mutations: Mutation[] = [
  {
    file: 'domain/payments/settle-payment.ts',
    find: `    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  if (!paymentOrder)`,
    put: `    .where(eq(paymentOrders.id, paymentOrderId))
  if (!paymentOrder)`,
    tests: ['domain/payments/settle-payment.http.test.ts'],
    named: 'while another one of its payment order is being settled',
    why: 'two who settle at once both make an order, and one of them fails on a constraint',
  },
  {
    file: 'domain/inventory/change-stock.ts',
    find: '    .orderBy(asc(products.id))\n',
    put: '',
    tests: ['domain/inventory/change-stock.http.test.ts'],
    why: 'two carts with the same goods wait for each other in a circle',
  },
  {
    file: 'domain/inventory/available.ts',
    find: '\n      and ${paymentOrders.personId} = ${personId}',
    put: '',
    tests: ['domain/inventory/available.http.test.ts'],
    why: 'what others hold is offered to everybody',
  },
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'if (!lines || lines.n < maxCartLines) return',
    put: 'if (lines) return',
    tests: ['domain/cart/add-to-cart.http.test.ts'],
    why: 'a cart without end makes the server sum without end',
  },
]
