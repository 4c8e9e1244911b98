import { z } from 'zod'

import { day } from './day.ts'
import { answerWith, answerWithFields, problem as refusal, repeatable, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { rupees } from './product-fields.ts'

/** What one way of a till adds up to, in rupees. */
const waySums = z.object({
  /** Taken for orders. */
  orders: rupees,
  /** Given back of orders; above 0, as what was taken out. */
  givenBack: rupees,
  putIn: rupees,
  takenOut: rupees,
  /** What people paid of what they owed. */
  receivables: rupees,
  /** Given back for empty bottles and crates; above 0. */
  deposits: rupees,
  /** What sales without a line took more than their orders cost; below 0 where it was less. */
  differences: rupees,
  /** Counter-entries: below 0 where they take back what came in. */
  corrected: rupees,
  /** All of these, and the change that it began with, together. */
  sum: rupees,
})

const doer = z.object({ _id: z.string(), name: z.string() })

const till = z
  .object({
    _id: z.number().int(),
    /** Whose it is; of a trip who sent it out. */
    person: doer,
    /** The numbers of the orders of a trip, without those that came back; null for a person's own till. */
    trip: z.array(z.number().int()).nullable(),
    /** The Indian day on which it was opened. */
    day: z.string(),
    openedAt: z.string(),
    /** The cash that was in it when it began, in rupees as all sums. */
    morning: rupees,
    cash: waySums,
    upi: waySums,
    /** The cash that should be there: now, or when it was closed. */
    expected: rupees,
    /** What stays in the box as a rule when it is closed. */
    usuallyLeft: rupees,
    /** null while it is open. */
    closed: z
      .object({
        at: z.string(),
        by: doer,
        counted: rupees,
        /** Counted less expected: below 0 where some is missing. */
        difference: rupees,
        /** A word for it; empty where there is none. */
        note: z.string(),
        /** What stayed in the box for the next till; the rest was handed over. */
        left: rupees,
        /** Counter-entries that came afterwards. */
        afterwards: rupees,
      })
      .nullable(),
    /** Of an open till the money of orders that was taken back since it was opened, the newest first. */
    takenBack: z.array(
      z.object({
        at: z.string(),
        /** Who took it back, by name. */
        by: z.string(),
        order: z.object({ _id: z.string(), orderNumber: z.number().int() }),
        way: z.enum(['cash', 'upi']),
        amount: rupees,
      }),
    ),
  })
  .meta({ id: 'Till' })

const entry = z.object({
  at: z.string(),
  /** order, given_back: money of an order. */
  kind: z.enum([
    'order',
    'given_back',
    'float',
    'put_in',
    'taken_out',
    'sale_difference',
    'receivable',
    'deposit',
    'correction',
  ]),
  way: z.enum(['cash', 'upi']),
  /** Of UPI for an order; empty for all else. */
  reference: z.string(),
  /** Below 0 where it went out. */
  amount: rupees,
  order: z.object({ _id: z.string(), orderNumber: z.number().int() }).nullable(),
  note: z.string(),
  /** Who entered it, by name. */
  by: z.string(),
})

const wholeTill = z.object({
  till,
  /** The newest first, 100 at most. */
  entries: z.array(entry),
})

export type Till = z.output<typeof till>
export type TillEntry = z.output<typeof entry>
export type WholeTill = z.output<typeof wholeTill>

const params = z.object({ id: numeric(z.number().int().positive()) })
/** Rupees that the domain judges itself. */
const anyRupees = numeric(z.number())
const why = z.string().trim().min(1).max(500)

export const listTills = {
  method: 'GET',
  url: '/api/tills',
  schema: {
    operationId: 'listTills',
    summary: 'The tills that were open on an Indian day: one’s own, or for admins everybody’s (any duty)',
    tags: ['tills'],
    querystring: z.object({
      /** Today where it is left out. */
      day: firstOf(day).optional(),
    }),
    response: responses(
      answerWithFields({
        day: z.string(),
        data: z.array(till),
        /** For admins: money of orders of that day by hand, less what was given back; else null. */
        moneyIn: z.object({ cash: rupees, upi: rupees }).nullable(),
      }),
    ),
  },
} as const

export const getTill = {
  method: 'GET',
  url: '/api/tills/:id',
  schema: {
    operationId: 'getTill',
    summary: 'A till with what went in and out: one’s own, or for admins anybody’s (any duty)',
    tags: ['tills'],
    params,
    response: responses(answerWith(wholeTill)),
  },
} as const

export const startTill = {
  method: 'POST',
  url: '/api/tills/start',
  schema: {
    operationId: 'startTill',
    summary:
      'Say what change lies in one’s own box in the morning; says till_begun once anything else went in or out (any duty)',
    tags: ['tills'],
    headers: repeatable,
    body: z.object({ amount: anyRupees }),
    response: responses(answerWith(wholeTill)),
  },
} as const

export const enterTillMoney = {
  method: 'POST',
  url: '/api/tills/money',
  schema: {
    operationId: 'enterTillMoney',
    summary: 'Enter cash that was put into a till or taken out, with its reason (any duty)',
    tags: ['tills'],
    headers: repeatable,
    body: z.object({
      /** Left out: one’s own open till, which is opened where there is none. */
      till: z.number().int().positive().optional(),
      cause: z.enum(['put_in', 'taken_out']),
      /** Above 0, whichever it is. */
      amount: anyRupees,
      note: why,
    }),
    response: responses(answerWith(wholeTill)),
  },
} as const

export const closeTill = {
  method: 'POST',
  url: '/api/tills/:id/close',
  schema: {
    operationId: 'closeTill',
    summary:
      'Close a till with what was counted; says till_moved where another sum should be there than was shown (any duty)',
    tags: ['tills'],
    params,
    headers: repeatable,
    body: z.object({
      /** What should be there, as it was shown. */
      expected: anyRupees,
      counted: anyRupees,
      /** What stays in the box; left out: the change that it began with, as far as it is there. */
      left: anyRupees.optional(),
      /** A word for a difference. */
      note: z
        .string()
        .trim()
        .max(500)
        .transform((text) => (text === '' ? undefined : text))
        .optional(),
    }),
    response: responses(answerWith(wholeTill)),
  },
} as const

export const correctTill = {
  method: 'POST',
  url: '/api/tills/:id/correct',
  schema: {
    operationId: 'correctTill',
    summary: 'Write a counter-entry into a till, also into a closed one (admins)',
    tags: ['tills'],
    params,
    headers: repeatable,
    body: z.object({
      way: z.enum(['cash', 'upi']).default('cash'),
      /** Below 0 where less should have been there. */
      amount: anyRupees,
      note: why,
    }),
    response: responses(answerWith(wholeTill)),
  },
} as const

const csv = { content: { 'text/csv': { schema: z.string() } } }

export const exportTills = {
  method: 'GET',
  url: '/api/tills.csv',
  schema: {
    operationId: 'exportTills',
    summary: 'What went into the tills that were open in a span of Indian days, and out, as CSV (admins)',
    tags: ['exports'],
    querystring: z.object({ from: firstOf(day), to: firstOf(day) }),
    response: { 200: csv, '4xx': refusal, '5xx': refusal },
  },
} as const
