import { z } from 'zod'

import { mostStops, outcomes } from '#domain/runs/rules.ts'

import { brought, empties } from './deposits.ts'
import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { deliveryAddress, orderNumber } from './orders.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { id } from './products.ts'
import { slot } from './slot.ts'
import { upiReference } from './upi.ts'

// Delivery runs: what the desk does with them, and what a rider says by the link of one.

const standings = ['waiting', 'open', ...outcomes, 'off'] as const
const ways = ['cash', 'upi'] as const
const languages = ['en', 'hi'] as const

/** What a rider said of a stop. */
const said = z.object({
  outcome: z.enum(outcomes),
  /** null: no money was taken. */
  way: z.enum(ways).nullable(),
  taken: rupees,
  note: z.string(),
  /** When it was pressed; the shop may have heard of it later. */
  at: z.string(),
})

const stop = z.object({
  orderId: z.string(),
  orderNumber: z.number().int(),
  /**
   * waiting: still in the shop. open: in the van. not_home, returned: it came back. off: no part of the run
   * any more.
   */
  standing: z.enum(standings),
  address: deliveryAddress.nullable(),
  due: rupees,
  said: said.nullable(),
  /** What came too late to count, or was refused, with the code of why. */
  unheard: z.array(said.extend({ reference: z.string(), code: z.string() })),
  /** How often nobody was at home, in all runs. */
  timesMissed: z.number().int(),
})

const run = z
  .object({
    _id: z.string(),
    /** To be said aloud: run 12. */
    runNumber: z.number().int(),
    /** The Indian day. */
    day: z.string(),
    slot: slot.nullable(),
    language: z.enum(languages),
    /** Until when its link opens it; empty: there is none. */
    linkUntil: z.string(),
    /** Empty before. */
    startedAt: z.string(),
    /** Who sent it out, and counts its cash; an admin may, too. */
    startedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
    /** When the rider's page was heard of last. */
    heardAt: z.string(),
    closedAt: z.string(),
    stops: z.array(stop),
    /** The cash that should be there, and what was counted; null where nothing was due. */
    cash: z.object({ expected: rupees, counted: rupees.nullable() }).nullable(),
  })
  .meta({ id: 'DeliveryRun' })

/** A packed order that is in no run. */
const toBring = z.object({
  orderId: z.string(),
  orderNumber: z.number().int(),
  address: deliveryAddress,
  due: rupees,
  slot: slot.nullable(),
  promisedOn: z.string().nullable(),
  /** What was said of it on the run before. */
  said: z.object({ outcome: z.enum(outcomes), note: z.string() }).nullable(),
  timesMissed: z.number().int(),
})

const params = z.object({ id })
const orderIds = z.array(id).max(mostStops)
const anyRupees = numeric(z.number())
const note = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (text === '' ? undefined : text))
const nothing = z.object({}).nullish()

export const listRuns = {
  method: 'GET',
  url: '/api/runs',
  schema: {
    operationId: 'listRuns',
    summary:
      'List the delivery runs that go on and those of the last week, and the packed orders that are in none (duty packs)',
    tags: ['runs'],
    response: responses(answerWithFields({ data: z.array(run), toBring: z.array(toBring) })),
  },
} as const

export const makeRun = {
  method: 'POST',
  url: '/api/runs',
  schema: {
    operationId: 'makeRun',
    summary: 'Make a delivery run of packed orders, by PIN code (duty packs)',
    tags: ['runs'],
    headers: repeatable,
    body: z.object({
      orderIds: orderIds.min(1),
      /** In which its rider reads it. */
      language: z.enum(languages).default('en'),
    }),
    response: responses(answerWith(run)),
  },
} as const

export const setStops = {
  method: 'POST',
  url: '/api/runs/:id/stops',
  schema: {
    operationId: 'setStops',
    summary:
      'Say which orders a run has, in which order; without any it is given up, and once it is on its way only their order changes (duty packs)',
    tags: ['runs'],
    params,
    body: z.object({ orderIds }),
    /** null: it was given up. */
    response: responses(answerWith(run.nullable())),
  },
} as const

export const startRun = {
  method: 'POST',
  url: '/api/runs/:id/start',
  schema: {
    operationId: 'startRun',
    summary: 'Send out the orders of a run that are still here, with a till for its cash (duty packs)',
    tags: ['runs'],
    params,
    body: nothing,
    response: responses(
      answerWithFields({
        data: run,
        /** Those that did not go along, and why. */
        stayed: z.array(z.object({ orderNumber: z.number().int(), code: z.string(), why: z.string() })),
      }),
    ),
  },
} as const

export const runLink = {
  method: 'POST',
  url: '/api/runs/:id/link',
  schema: {
    operationId: 'runLink',
    summary:
      'Answer the link by which a rider opens a run without signing in: the same each time, or a new one that ends the one before (duty packs)',
    tags: ['runs'],
    params,
    body: z.object({ language: z.enum(languages).default('en'), anew: z.boolean().default(false) }).default({
      language: 'en',
      anew: false,
    }),
    response: responses(
      answerWith(
        z.object({
          url: z.string(),
          /** The same as a QR code: an SVG picture. */
          qrCode: z.string(),
          until: z.string(),
        }),
      ),
    ),
  },
} as const

export const revokeRunLink = {
  method: 'POST',
  url: '/api/runs/:id/revoke',
  schema: {
    operationId: 'revokeRunLink',
    summary: 'End the link of a run at once (duty packs)',
    tags: ['runs'],
    params,
    body: nothing,
    response: responses(done),
  },
} as const

export const closeRun = {
  method: 'POST',
  url: '/api/runs/:id/close',
  schema: {
    operationId: 'closeRun',
    summary:
      'Close a run with what was counted, which goes into the till of who counts it (duty packs: who sent it out, or an admin)',
    tags: ['runs'],
    params,
    headers: repeatable,
    body: z.object({
      /** What should be there, as it was shown; both 0 where there was nothing to take. */
      expected: anyRupees.default(0),
      counted: anyRupees.default(0),
      /** A word for a difference. */
      note: note.optional(),
    }),
    response: responses(answerWith(run)),
  },
} as const

const riderRun = z
  .object({
    _id: z.string(),
    runNumber: z.number().int(),
    day: z.string(),
    slot: slot.nullable(),
    until: z.string(),
    started: z.boolean(),
    stops: z.array(
      z.object({
        orderNumber: z.number().int(),
        standing: z.enum(standings),
        /** Of one that is still to be handed over, or may be after all; null for all others. */
        door: z
          .object({
            name: z.string(),
            /** Ten digits. */
            mobile: z.string(),
            lines: z.array(z.string()),
            directions: z.string(),
            /** What can be brought back to the rider; not there where nothing is out. */
            empties: z.array(empties).optional(),
            /**
             * So much of what is given back for them was never paid: it goes off that first, and is not given
             * in cash. Not there where all was paid.
             */
            unpaid: rupees.optional(),
          })
          .nullable(),
        due: rupees,
        way: z.enum(ways).nullable(),
        taken: rupees,
        /** Given back for empties, in cash; not there where nothing was. */
        deposit: rupees.optional(),
        /** Until then it can be taken back; empty where it cannot. */
        undoneUntil: z.string(),
      }),
    ),
  })
  .meta({ id: 'RiderRun' })

const link = z.object({ token: z.string().min(1).max(64) })

export const openRun = {
  method: 'GET',
  url: '/api/run-links/:token',
  schema: {
    operationId: 'openRun',
    summary: 'A run for its rider, by its link; needs no sign-in',
    tags: ['runs'],
    params: link,
    response: responses(answerWith(riderRun)),
  },
} as const

export const answerStop = {
  method: 'POST',
  url: '/api/run-links/:token/outcomes',
  schema: {
    operationId: 'answerStop',
    summary: 'Say what became of a stop, each press once, by the link of its run; needs no sign-in',
    tags: ['runs'],
    params: link,
    body: z.object({
      /** The rider's own name for the press: sent again, it counts once. */
      key: z.string().min(8).max(64),
      orderNumber,
      outcome: z.enum(outcomes),
      /** How money was taken, and how much, in rupees. */
      way: z.enum(ways).optional(),
      taken: anyRupees.optional(),
      /** Of UPI. */
      reference: upiReference.optional(),
      /** With an order that was handed over: the empties that came back, their deposit given back in cash. */
      empties: brought.optional(),
      /** What of their deposit was not given in cash, as it goes off what was never paid; in rupees. */
      off: rupeesInput.optional(),
      /** Why less was taken than was due, or why it came back; its customer reads it. */
      note: note.optional(),
      /** How long ago it was pressed: it may have waited for a line. */
      secondsAgo: z.number().int().min(0).max(604_800).default(0),
    }),
    response: responses(answerWith(riderRun)),
  },
} as const

export const undoStop = {
  method: 'POST',
  url: '/api/run-links/:token/undo',
  schema: {
    operationId: 'undoStop',
    summary:
      'Take back within a minute that an order was handed over, by the link of its run; needs no sign-in',
    tags: ['runs'],
    params: link,
    body: z.object({ orderNumber }),
    response: responses(answerWith(riderRun)),
  },
} as const

export const placeInRun = {
  method: 'GET',
  url: '/api/orders/:id/place',
  schema: {
    operationId: 'placeInRun',
    summary: 'Which stop an order is of those that are still to come: the 3rd of 9 (owner or desk)',
    tags: ['orders'],
    params,
    /** null: it is in no run that is on its way. */
    response: responses(answerWith(z.object({ place: z.number().int(), of: z.number().int() }).nullable())),
  },
} as const

export type DeliveryRun = z.output<typeof run>
export type RunStop = z.output<typeof stop>
export type ToBring = z.output<typeof toBring>
export type RiderRun = z.output<typeof riderRun>
export type RiderStop = RiderRun['stops'][number]
export type SentAnswer = z.input<(typeof answerStop)['schema']['body']>
