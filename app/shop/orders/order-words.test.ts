import { expect, test } from 'vitest'

import type { OrderDetail } from '#contract/order-desk.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

import { cancelWords } from './cancel-words.ts'
import { oneOrder } from './one-order.ts'
import { eventWords, refundReasonWords, refundsThatCount, standingWords, stillToCome } from './order-words.ts'

const paid = { transactionId: 'pay_1', way: 'UPI', amount: 640, left: 640, at: '2026-11-21T18:45:00Z' }
const refund: OrderDetail['refunds'][number] = {
  _id: 'refund',
  transactionId: 'pay_1',
  amount: 640,
  reason: 'cancelled',
  note: '',
  lines: [],
  standing: 'on its way',
  at: '2026-11-21T19:00:00Z',
  givenBackAt: null,
  why: '',
  refusal: '',
  by: null,
}

const byUpi = { amount: 640, way: 'UPI', reference: 'PAID00000001', at: paid.at, note: '', by: null }

const nowhere = {
  address: null,
  collect: false,
  needsAddress: true,
  promisedOn: null,
  slot: null,
  slotAsked: null,
}
const fetched = {
  address: null,
  collect: true,
  needsAddress: false,
  promisedOn: null,
  slot: null,
  slotAsked: null,
}

test.each<[string, Partial<OrderDetail>, string]>([
  [
    'placed, in cash',
    went('placed', { due: 640 }),
    'We have your order. We pack it next. Please have ₹640.00 ready in cash.',
  ],
  ['placed, of nothing', went('placed'), 'We have your order. We pack it next.'],
  [
    'placed, and was paid in cash at the counter',
    went('placed', { actions: [] }),
    'We have your order. We pack it next. To cancel it, please call us.',
  ],
  [
    'paid, and its money came back from the payment service',
    went('paid', {
      refundedAtGateway: true,
      payments: [{ ...paid, left: 0 }],
      refunds: [{ ...refund, reason: 'at_gateway', standing: 'given back' }],
    }),
    'You have your money back. We gave ₹640.00 back to you. Your bank may take a few days to show it. If you still want the goods, please call us.',
  ],
  ['paid', went('paid', { payments: [paid] }), 'Your order is placed and paid. We pack it next.'],
  [
    'paid with too much',
    went('paid', { payments: [paid], refunds: [{ ...refund, amount: 5, reason: 'surplus' }] }),
    'Your order is placed and paid. We pack it next. ₹5.00 is on its way back to you. Your bank may take a few days to show it.',
  ],
  [
    'paid, and nobody has said where it goes',
    went('paid', { payments: [paid], delivery: nowhere }),
    'Your order is placed and paid. We pack it as soon as you tell us where to bring it.',
  ],
  [
    'packed, and nobody has said where it goes',
    went('paid packed', { delivery: nowhere }),
    'Your order is packed. It goes out as soon as you tell us where to bring it.',
  ],
  ['packed', went('paid packed'), 'Your order is packed. It goes out for delivery next.'],
  [
    'packed to be fetched, in cash',
    went('placed packed', { due: 460, delivery: fetched }),
    'Your order is packed. You can fetch it at the market. Please have ₹460.00 ready in cash.',
  ],
  [
    'brought back, in cash',
    went('placed packed out_for_delivery packed', { due: 500 }),
    'We could not hand over your order. We bring it again. Please have ₹500.00 ready in cash.',
  ],
  [
    'on its way',
    went('paid packed out_for_delivery'),
    'Your order is on its way to you. There is nothing left to pay.',
  ],
  [
    'on its way, in cash',
    went('placed packed out_for_delivery', { due: 500 }),
    'Your order is on its way to you. Please have ₹500.00 ready in cash.',
  ],
  ['delivered', went('paid packed delivered'), 'Your order is delivered. Thank you for shopping with us.'],
  [
    'fetched',
    went('paid packed delivered', { delivery: fetched }),
    'You have your order. Thank you for shopping with us.',
  ],
  [
    'delivered, and not all of it paid',
    went('placed packed delivered', {
      due: 50,
      cash: [{ amount: 450, way: 'Cash', reference: '', at: paid.at, note: '', by: null }],
    }),
    'Your order is delivered. ₹50.00 is still to be paid.',
  ],
  [
    'delivered, and a part given back',
    went('paid packed delivered', {
      payments: [{ ...paid, left: 520 }],
      refunds: [{ ...refund, amount: 120, reason: 'by_hand', standing: 'given back' }],
    }),
    'Your order is delivered. Thank you for shopping with us. We gave ₹120.00 back to you. Your bank may take a few days to show it.',
  ],
  [
    'cancelled',
    went('paid cancelled', { payments: [{ ...paid, left: 0 }], refunds: [refund] }),
    'Your order is cancelled. ₹640.00 is on its way back to you. Your bank may take a few days to show it.',
  ],
  [
    'cancelled, and given back',
    went('paid cancelled', {
      payments: [{ ...paid, left: 0 }],
      refunds: [{ ...refund, standing: 'given back' }],
    }),
    'Your order is cancelled. We gave ₹640.00 back to you. Your bank may take a few days to show it.',
  ],
  [
    'cancelled, and the bank refuses the money',
    went('paid cancelled', { payments: [paid], refunds: [{ ...refund, standing: 'refused' }] }),
    'Your order is cancelled. Your bank did not take ₹640.00. Please write to us.',
  ],
  [
    'cancelled before anything was paid',
    went('placed cancelled'),
    'Your order is cancelled. You had not paid anything.',
  ],
  [
    'cancelled, and replaced what was sent back',
    went('placed cancelled', { totalPrice: 0 }),
    'Your order is cancelled. There was nothing to pay.',
  ],
  [
    'paid too late',
    went('refunded', { payments: [{ ...paid, left: 0 }], refunds: [{ ...refund, reason: 'out_of_stock' }] }),
    'You get your money back. The goods were sold out before your payment came. ₹640.00 is on its way back to you. Your bank may take a few days to show it.',
  ],
  [
    'returned, and its cash given back',
    went('placed packed delivered refunded', {
      cash: [
        { amount: 450, way: 'Cash', reference: '', at: paid.at, note: '', by: null },
        { amount: -450, way: 'Cash', reference: '', at: refund.at, note: '', by: null },
      ],
    }),
    'You have your money back. You returned the order. We gave you ₹450.00 back in cash.',
  ],
  [
    'cancelled, and was paid to the shop’s own UPI id and in cash',
    went('placed cancelled', {
      cash: [byUpi, { ...byUpi, way: 'Cash', amount: 40 }].flatMap((one) => [
        one,
        { ...one, amount: -one.amount },
      ]),
    }),
    'Your order is cancelled. We sent you ₹640.00 back by UPI. We gave you ₹40.00 back in cash.',
  ],
])('an order that is %s says what has happened and what comes next', (_what, told, words) => {
  const { title, next } = standingWords(orderOf(told))
  expect(`${title}. ${next}`).toBe(words)
})

test('a refund that the bank refused is told until its money went back in another way', () => {
  const refused = { ...refund, standing: 'refused' } as const
  const byHand = { ...refund, _id: 'by hand', standing: 'given back' } as const
  const idsOf = (left: number) =>
    refundsThatCount(
      orderOf(went('paid cancelled', { payments: [{ ...paid, left }], refunds: [refused, byHand] })),
    ).map(({ id }) => id)
  expect([idsOf(640), idsOf(0)]).toEqual([['refund', 'by hand'], ['by hand']])
})

test('what one cancels says which money comes back and how', () => {
  expect(cancelWords(orderOf(went('paid', { payments: [paid] })))).toBe(
    'You get all of your money back: ₹640.00, the way you paid (UPI). Your bank may take a few days to show it. The goods go back on the shelf.',
  )
  expect(cancelWords(orderOf(went('paid', { payments: [{ ...paid, left: 600 }] })))).toContain(
    'the rest of your money back: ₹600.00',
  )
  expect(cancelWords(orderOf(went('placed', { due: 640 })))).toBe(
    'You have paid nothing yet, so there is nothing to give back. The goods go back on the shelf.',
  )
  const cash = { amount: 640, way: 'Cash', reference: '', at: paid.at, note: '', by: null }
  expect(cancelWords(orderOf(went('placed', { cash: [cash] })))).toBe(
    'You get ₹640.00 back in cash. The goods go back on the shelf.',
  )
  expect(
    cancelWords(orderOf(went('placed', { payments: [paid], cash: [{ ...cash, amount: 40 }] }))),
  ).toContain('a few days to show it. You get ₹40.00 back in cash. The goods')
  expect(cancelWords(orderOf(went('placed', { cash: [cash, { ...cash, amount: -640 }] })))).toBe(
    'You have your money back already. The goods go back on the shelf.',
  )
  expect(cancelWords(orderOf(went('placed', { cash: [byUpi] })))).toBe(
    'You get ₹640.00 back by UPI. The goods go back on the shelf.',
  )
  expect(
    cancelWords(orderOf(went('placed', { cash: [byUpi, { ...byUpi, way: 'Cash', amount: -600 }, cash] }))),
  ).toContain('You get ₹640.00 back by UPI. You get ₹40.00 back in cash.')
  const payments = [{ ...paid, left: 0 }]
  expect(cancelWords(orderOf(went('paid', { payments, refunds: [refund] })))).toBe(
    'Your money is on its way back to you already. The goods go back on the shelf.',
  )
  const atGateway = { ...refund, reason: 'at_gateway', standing: 'given back' } as const
  expect(cancelWords(orderOf(went('paid', { payments, refunds: [atGateway] })))).toBe(
    'You have your money back already. The goods go back on the shelf.',
  )
  expect(cancelWords(orderOf(went('placed', { totalPrice: 0 })))).toContain('decide your return once more')
})

test('the history tells who cancelled, what was brought back, and what is still to come', () => {
  const order = orderOf(went('paid packed out_for_delivery packed'))
  const { history } = order
  const events = history.map((event, place) => eventWords(event, history[place - 1], false))
  expect([...events, ...stillToCome(order)]).toEqual([
    'Placed and paid',
    'Packed',
    'Out for delivery',
    'Brought back to the shop',
    'Out for delivery',
    'Delivered',
  ])
  const [delivered] = orderOf(went('delivered')).history
  expect(eventWords(delivered!, undefined, true)).toBe('Fetched')
  const cancelledBy = (by: { _id: string; name: string } | null) => {
    const cancelled = { status: 'Cancelled', at: paid.at, note: '', by }
    const [event] = orderOf({ ...went('cancelled'), history: [cancelled] }).history
    return eventWords(event!, undefined, false)
  }
  expect([cancelledBy({ _id: 'asha', name: 'Asha' }), cancelledBy(null)]).toEqual([
    'You cancelled it',
    'We cancelled it',
  ])
  expect(stillToCome(orderOf(went('cancelled')))).toEqual([])
  expect(stillToCome(orderOf(went('placed', { delivery: fetched })))).toEqual(['Packed', 'Fetched'])
})

test('a refund names the lines that it is for, and only what people or the bank decided has no reason of ours', () => {
  const { refunds } = orderOf(
    went('paid', { payments: [paid], refunds: [{ ...refund, lines: [{ position: 0, quantity: 2 }] }] }),
  )
  expect(refunds[0]?.things).toEqual(['2 × Tomato 1 kg'])
  const silent = Object.entries(refundReasonWords).filter(([, words]) => words === '')
  expect(silent.map(([reason]) => reason)).toEqual(['by_hand', 'at_gateway'])
})

/** What an order is whose statuses followed one another so. */
function went(statuses: string, told: Partial<OrderDetail> = {}): Partial<OrderDetail> {
  const labels = statuses.split(' ').map((status) => orderStatusLabels[status as OrderStatus])
  const history = labels.map((status) => ({ status, at: paid.at, note: '', by: null }))
  return { status: labels.at(-1)!, history, ...told }
}

function orderOf(told: Partial<OrderDetail>) {
  return oneOrder({
    _id: 'order',
    orderNumber: 1042,
    user: { _id: 'asha', name: 'Asha', email: 'asha@example.com' },
    transactionId: '',
    payment: { way: 'UPI', standing: 'paid' },
    refundedAtGateway: false,
    productId: [
      {
        _id: 'tomato',
        position: 0,
        productName: 'Tomato',
        brandName: 'Sabzi Mandi',
        pack: '1 kg',
        category: 'vegetables',
        productImage: [],
        price: 320,
        sellingPrice: 300,
        quantity: 2,
        off: 0,
      },
    ],
    subtotal: 600,
    discount: 0,
    savings: [],
    shipping: 40,
    deposit: 0,
    totalPrice: 640,
    status: 'Paid',
    createdAt: paid.at,
    history: [],
    messages: [],
    payments: [],
    refunds: [],
    cash: [],
    due: 0,
    receivableLeft: null,
    deliveryToGiveBack: 0,
    surplusToGiveBack: 0,
    version: 0,
    waitingRefunds: [],
    saleDifference: 0,
    refundLimit: null,
    changes: [],
    mayChange: true,
    mayPrice: false,
    deskNote: '',
    actions: ['cancel'],
    documents: [],
    atGateway: false,
    delivery: {
      address: null,
      collect: false,
      needsAddress: false,
      promisedOn: null,
      slot: null,
      slotAsked: null,
    },
    ...told,
  })
}
