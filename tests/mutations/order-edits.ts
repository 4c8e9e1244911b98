import type { Mutation } from './mutation.ts'

const changing = 'domain/order-edits/change-order.http.test.ts'
const books = 'domain/order-edits/books.http.test.ts'

/** An order that changes before it is packed. */
export const orderEditMutations: Mutation[] = [
  {
    file: 'domain/order-edits/change-order.ts',
    find: '  if (version !== undefined && version !== order.version)',
    put: '  if (version === -1)',
    tests: [changing],
    named: 'of two who change an order at once',
    why: 'the second of two takes back what the first has changed, and nobody notices',
  },
  {
    file: 'domain/order-edits/change-order.ts',
    find: '  if (mayPrice) return\n',
    put: '  if (mayPrice || lines.length > 0) return\n',
    tests: [changing],
    why: 'customers make the prices of their orders',
  },
  {
    file: 'domain/order-edits/write-edit.ts',
    find: '      editId,\n    })',
    put: '    })',
    tests: [changing],
    named: 'gives it back the way it was paid',
    why: 'what goes back with a change is taken off the sales twice',
  },
  {
    file: 'domain/order-edits/write-edit.ts',
    find: 'change > 0),',
    put: 'change > 99),',
    tests: [books],
    why: 'goods that are taken out of an order are on no shelf',
  },
  {
    file: 'domain/order-edits/rules.ts',
    find: 'surplusPaise: surplusPaise + overPaise - addedPaise,',
    put: 'surplusPaise,',
    tests: [changing],
    named: 'what was paid in cash is to be handed back',
    why: 'cash that a customer gets back is written down nowhere',
  },
  {
    file: 'domain/payments/pay-for-cart.ts',
    find: 'and ${orderEdits.cartProducts} && ${sql.param(ids)}::text[])`',
    put: 'and false)`',
    tests: [changing],
    named: 'money that comes for a cart which went into an order',
    why: 'a cart is sold twice, once into an order and once when its payment comes',
  },
]
