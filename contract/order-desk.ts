import { z } from 'zod'

import { refundReasons } from '#domain/payments/rules.ts'

import { answerWith, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { linePosition, order } from './orders.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { upiReference } from './upi.ts'

const actions = ['pack', 'dispatch', 'bring_back', 'deliver', 'cancel', 'refund'] as const

/** Plain text, at most 500 characters; nothing but blanks counts as not given. */
const note = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (text === '' ? undefined : text))

/** Rupees that the domain judges itself, because its answer says what would be right. */
const anyRupees = numeric(z.number())

const orderParams = z.object({ id })

/** So many pieces of a line of the order. */
const refundedLine = z.object({
  /** The line's number in the order. */
  position: linePosition,
  quantity: z.number().int().min(1),
})

/** Who did something: told to admins, and to whom it was themselves. */
const doer = z.object({ _id: z.string(), name: z.string() }).nullable()

/** An order with everything that became of it. */
export const orderDetail = order
  .extend({
    /** Oldest first. */
    history: z.array(
      z.object({
        /** In words: Packed, Out for delivery. */
        status: z.string(),
        at: z.string(),
        note: z.string(),
        /** It took back the move before it; else left out. */
        takenBack: z.literal(true).optional(),
        /** Who moved it; null for the shop. */
        by: doer,
      }),
    ),
    /** What its customer was told on their telephone, oldest first. */
    messages: z.array(
      z.object({
        /** In words: SMS. */
        channel: z.string(),
        /** 'order_packed', … */
        kind: z.string(),
        /** In words: SMS: Packed; SMS: Packed (failed). */
        what: z.string(),
        /** Its customer is told of no other one. */
        isSent: z.boolean(),
        at: z.string(),
      }),
    ),
    payments: z.array(
      z.object({
        transactionId: z.string(),
        /** In words: UPI, Card. */
        way: z.string(),
        amount: rupees,
        /** What of it has not been given back. */
        left: rupees,
        at: z.string(),
      }),
    ),
    refunds: z.array(
      z.object({
        _id: z.string(),
        transactionId: z.string(),
        amount: rupees,
        reason: z.enum(refundReasons),
        /** The same in words: The goods were sold out. */
        why: z.string(),
        /** Why, in the words of who decided it; empty where nobody did. */
        note: z.string(),
        lines: z.array(refundedLine),
        standing: z.enum(['on its way', 'given back', 'refused']),
        /** For admins: why the gateway refused it, in its words. */
        refusal: z.string(),
        /** When it was decided. */
        at: z.string(),
        /** null until it is. */
        givenBackAt: z.string().nullable(),
        /** Who decided it; null for the shop. */
        by: doer,
      }),
    ),
    /** What was taken in cash or by the shop's own UPI id; negative where it was given back. */
    cash: z.array(
      z.object({
        amount: rupees,
        /** In words: Cash, UPI, or Khata for what its customer owes. */
        way: z.string(),
        /** Of UPI: its reference; empty for cash. */
        reference: z.string(),
        at: z.string(),
        note: z.string(),
        /** For the desk: by it what was taken is taken back. */
        entry: z.number().int().optional(),
        /** For the desk alone; left out where there is none. */
        ourNote: z.string().optional(),
        /** For the desk: entered by mistake, or what takes that back; no money changed hands. */
        mistake: z.literal(true).optional(),
        by: doer,
      }),
    ),
    /** Whether the payment gateway can be asked about it. */
    atGateway: z.boolean(),
    /** What is still to be paid. */
    due: rupees,
    /** For the desk: what more can be written down for its customer; null where nobody trusts them. */
    receivableLeft: rupees.nullable(),
    /** It is fetched: what was paid in cash or by UPI for its delivery and is to be given back. */
    deliveryToGiveBack: rupees,
    /** What was paid in cash or by UPI for goods that were taken out since, and is to be given back. */
    surplusToGiveBack: rupees,
    /** For admins: what waits or waited for a second administrator, newest first. */
    waitingRefunds: z.array(
      z.object({
        _id: z.string(),
        /** What would be done with it: a refund, a move that gives back, a return, a change of its lines. */
        kind: z.enum(['refund', 'move', 'return', 'change', 'pack']),
        amount: rupees,
        /** Why, in the words of who asked; empty where they gave none. */
        note: z.string(),
        at: z.string(),
        by: doer,
        standing: z.enum(['waits', 'allowed', 'refused']),
        answeredAt: z.string().nullable(),
        answeredBy: doer,
        /** Why it was refused; empty where it was not, or who asked took it back. */
        answer: z.string(),
      }),
    ),
    /** For admins: what a sale without a line took above what the order costs; negative: below. */
    saleDifference: rupees,
    /** For admins: above it, in rupees, what they give back waits; null: nothing does. */
    refundLimit: rupees.nullable(),
    /** What was changed of its lines, oldest first. */
    changes: z.array(
      z.object({
        at: z.string(),
        /** Why; empty where nobody said. */
        note: z.string(),
        by: doer,
        /** Each in a few words: Ghee 500 g: 2 instead of 1. */
        changed: z.array(z.string()),
        /** The totals. */
        before: rupees,
        after: rupees,
      }),
    ),
    /** Whether who asks can change its lines now, and the prices and the discount too. */
    mayChange: z.boolean(),
    mayPrice: z.boolean(),
    /** For the desk: what it wants to remember of the order; empty where there is nothing. */
    deskNote: z.string(),
    /** Its invoice and its credit notes, in the order in which they were written. */
    documents: z.array(
      z.object({
        number: z.string(),
        /** In words: Invoice, Bill of supply, Receipt, Credit note. */
        title: z.string(),
        amount: rupees,
        at: z.string(),
        /** The address of its PDF. */
        pdf: z.string(),
      }),
    ),
    /** What may be done with it now, by who asks. */
    actions: z.array(z.enum(actions)),
    /** The last move, where who asks can take it back: until a moment without a reason, later with one. */
    takeBack: z
      .object({ event: z.number().int(), action: z.enum([...actions, 'sell']), until: z.string() })
      .optional(),
  })
  .meta({ id: 'OrderDetail' })

export type OrderDetail = z.output<typeof orderDetail>

export const getOrder = {
  method: 'GET',
  url: '/api/orders/:id',
  schema: {
    operationId: 'getOrder',
    summary: 'One order with its history, for its owner, an admin, or a duty at the stall',
    tags: ['orders'],
    params: orderParams,
    response: responses(answerWith(orderDetail)),
  },
} as const

export const moveOrder = {
  method: 'POST',
  url: '/api/orders/:id/move',
  schema: {
    operationId: 'moveOrder',
    summary:
      'Move an order: pack, dispatch, bring_back, deliver, cancel, refund (owners may cancel, except what they paid in cash; the duty packs has the first four)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      action: z.enum(actions),
      note: note.optional(),
      /** For `deliver` of an order with money due: what was taken in cash, in rupees. */
      cashTaken: anyRupees.optional(),
      /**
       * `deliver`: it was taken by UPI; `cancel`, `refund`: what came by UPI was sent back with this
       * reference.
       */
      upiReference: upiReference.optional(),
      /** `deliver`: nothing was taken; the sum is written down, and its customer owes it. */
      writeDown: z.boolean().optional(),
      /** `pack`: how often its lines had been changed when they were looked at; refused when it is more. */
      version: z.number().int().min(0).optional(),
      /** `cancel`, `refund`: how all of it goes back by hand; left out: the way in which it came. */
      way: z.enum(['cash', 'upi']).optional(),
      /** For an order that was refunded at the gateway: it is to go on all the same. */
      evenRefunded: z.boolean().optional(),
      /** For the desk alone, of what is taken or handed back by hand. */
      ourNote: note.optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

/** What became of one of many orders. */
const movedOrder = z.object({
  _id: z.string(),
  moved: z.boolean(),
  /** How it stands now, in words, where that is why it was not moved; else empty. */
  status: z.string(),
  /** Why it was not moved, by its stable code and in words; empty when it was. */
  code: z.string(),
  why: z.string(),
  /** The event of the move, by which it is taken back; left out where it was not moved. */
  event: z.number().int().optional(),
})

export type MovedOrder = z.output<typeof movedOrder>

export const moveOrders = {
  method: 'POST',
  url: '/api/move-orders',
  schema: {
    operationId: 'moveOrders',
    summary:
      'Pack, send out or hand over many orders, each with its own result; what is handed over is paid (duty packs)',
    tags: ['orders'],
    body: z.object({
      orderIds: z.array(id).min(1).max(200),
      action: z.enum(['pack', 'dispatch', 'deliver']),
    }),
    response: responses(answerWith(z.array(movedOrder))),
  },
} as const

export const takeMoveBack = {
  method: 'POST',
  url: '/api/orders/:id/take-back',
  schema: {
    operationId: 'takeMoveBack',
    summary:
      'Take back the last move of an order, or a sale at the stall: for a minute (duty packs, or counter for a sale), later with a reason (admins)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      /** The event of the move, as `takeBack` names it. */
      event: z.number().int().positive(),
      /** Why, for the desk alone; needed once the minute is over. */
      reason: note.optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const takeMovesBack = {
  method: 'POST',
  url: '/api/take-moves-back',
  schema: {
    operationId: 'takeMovesBack',
    summary: 'Take back moves of many orders within their minute, each with its own result (duty packs)',
    tags: ['orders'],
    body: z.object({
      moves: z
        .array(z.object({ _id: id, event: z.number().int().positive() }))
        .min(1)
        .max(200),
    }),
    response: responses(answerWith(z.array(movedOrder))),
  },
} as const

export const refundOrder = {
  method: 'POST',
  url: '/api/orders/:id/refund',
  schema: {
    operationId: 'refundOrder',
    summary: 'Give a part of a payment back, or of what was paid in cash (admins)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      /** The payment; left out for what was paid in cash or to the shop's own UPI id. */
      transactionId: z.string().min(1).max(64).optional(),
      /** In rupees, at most two decimals, at most what is left of the payment, or of the cash. */
      amount: anyRupees,
      /** Why, for the customer to read. */
      note: z.string().trim().min(1).max(500),
      /** For the desk alone, of what goes back by hand. */
      ourNote: note.optional(),
      /** For which lines; none for the shipping or a courtesy. */
      lines: z.array(refundedLine).max(100).default([]),
      /** How it goes back where no payment is named; left out: the way in which it came. */
      way: z.enum(['cash', 'upi']).optional(),
      /** Of what was sent by UPI. */
      upiReference: upiReference.optional(),
      /** It was paid in cash or by UPI for the delivery of an order that is fetched; once. */
      delivery: z.boolean().default(false),
      /** It was paid for goods that were taken out of the order since. */
      surplus: z.boolean().default(false),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const answerRefund = {
  method: 'POST',
  url: '/api/orders/:id/answer-refund',
  schema: {
    operationId: 'answerRefund',
    summary:
      'Allow or refuse what waits for a second administrator (admins, not who asked; who asked may take it back)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      /** As `waitingRefunds` names it. */
      refund: id,
      allow: z.boolean(),
      /** Why it is refused, for the desk. */
      answer: note.optional(),
      /** Of what goes back by UPI by hand and was not sent before. */
      upiReference: upiReference.optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const takeCash = {
  method: 'POST',
  url: '/api/orders/:id/take-cash',
  schema: {
    operationId: 'takeCash',
    summary:
      'Take what is still due of a delivered order, or a part of it, in cash or by UPI, or write it down (duty counter)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      /** What was taken, in rupees, at most two decimals, at most what is due. */
      cashTaken: anyRupees,
      /** It came to the shop's own UPI id; left out for cash. */
      upiReference: upiReference.optional(),
      /** Nothing was taken: its customer owes the sum from now on. */
      writeDown: z.boolean().default(false),
      /** For the customer to read. */
      note: note.optional(),
      /** For the desk alone. */
      ourNote: note.optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const takeCashBack = {
  method: 'POST',
  url: '/api/orders/:id/take-cash-back',
  schema: {
    operationId: 'takeCashBack',
    summary:
      'Take back what was entered as taken by hand: for a minute (any duty), later with a reason (admins)',
    tags: ['orders'],
    params: orderParams,
    headers: repeatable,
    body: z.object({
      entry: z.number().int().positive(),
      /** Why, for the desk alone; needed once the minute is over. */
      reason: note.optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const askGateway = {
  method: 'POST',
  url: '/api/orders/:id/ask-gateway',
  schema: {
    operationId: 'askGateway',
    summary: 'Ask the payment gateway now for an order’s payments and refunds; says what it found (admins)',
    tags: ['orders'],
    params: orderParams,
    response: responses(answerWith(orderDetail)),
  },
} as const
