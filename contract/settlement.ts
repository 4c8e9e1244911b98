import { z } from 'zod'

import { day } from './day.ts'
import { answerWith, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { nameText } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'
import { rupees, rupeesRead } from './product-fields.ts'
import { id } from './products.ts'

const causes = ['bought', 'sold', 'taken_back', 'advance', 'crate', 'paid'] as const
const note = z.string().normalize('NFC').trim().min(1).max(500)
const amount = rupeesRead(problemOrMissing('bad_rupees')).refine((sum) => sum >= 0.01, problem('bad_rupees'))

const named = {
  _id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  village: z.string(),
  hindiVillage: z.string(),
}

/** What a grower got in a week, in rupees; taken off where it is below 0. */
const growerWeek = z
  .object({
    ...named,
    before: rupees,
    bought: rupees,
    sold: rupees,
    takenBack: rupees,
    advance: rupees,
    crate: rupees,
    paid: rupees,
    /** What they are owed at its end. */
    owed: rupees,
    /** What they are owed now, whatever was entered since. */
    owedNow: rupees,
    /** Batches that are bought and have no price. */
    unpriced: z.number().int(),
  })
  .meta({ id: 'GrowerWeek' })

export type GrowerWeek = z.output<typeof growerWeek>

const line = z.object({
  /** Of an entry by hand, which can be taken back. */
  entryId: z.number().int().nullable(),
  cause: z.enum(causes),
  day: z.string(),
  productName: z.string().nullable(),
  hindiName: z.string().nullable(),
  /** '500 g' */
  pack: z.string().nullable(),
  batchCode: z.string().nullable(),
  pieces: z.number().int().nullable(),
  /** For a piece. */
  price: rupees.nullable(),
  /** What was paid for it, without tax and delivery. */
  value: rupees.nullable(),
  shareBp: z.number().int().nullable(),
  amount: rupees,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  isCounter: z.boolean(),
})

const statement = z
  .object({
    grower: z.object({ ...named, language: z.enum(['en', 'hi']) }),
    week: z.string(),
    lastDay: z.string(),
    isClosed: z.boolean(),
    before: rupees,
    lines: z.array(line),
    owed: rupees,
    /** Until when its link opens it; null: there is none. */
    linkUntil: z.string().nullable(),
  })
  .meta({ id: 'Statement' })

export type WireStatement = z.output<typeof statement>

export const settlement = {
  method: 'GET',
  url: '/api/settlement',
  schema: {
    operationId: 'settlement',
    summary: 'What growers got in a week, from Saturday to Friday; left out: the one that goes on (admins)',
    tags: ['growers'],
    querystring: z.object({ week: firstOf(day).optional() }),
    response: responses(
      answerWith(
        z.object({
          /** Its Saturday and its Friday. */
          week: z.string(),
          lastDay: z.string(),
          /** Closed: it never changes any more. */
          isClosed: z.boolean(),
          /** Those that can be looked at, the newest first. */
          weeks: z.array(z.string()),
          growers: z.array(growerWeek),
          /** Who gets what of all that was delivered in it and stays so, as it stands now. */
          sold: z.object({
            /** With tax and delivery, less what was given back. */
            total: rupees,
            tax: rupees,
            /** What growers get of it by their shares. */
            shares: rupees,
            /** What the goods cost that were bought of growers. */
            cost: rupees,
            /** What was paid for delivery, without tax. */
            delivery: rupees,
            /** What is left: the cooperative's part; below 0 where goods cost more. */
            kept: rupees,
          }),
        }),
      ),
    ),
  },
} as const

const ofWeek = z.object({ growerId: id, week: day })

export const growerStatement = {
  method: 'GET',
  url: '/api/grower-statement',
  schema: {
    operationId: 'growerStatement',
    summary: 'What one grower got in a week, line by line (admins)',
    tags: ['growers'],
    querystring: z.object({ growerId: firstOf(id), week: firstOf(day) }),
    response: responses(answerWith(statement)),
  },
} as const

export const enterForGrower = {
  method: 'POST',
  url: '/api/grower-entries',
  schema: {
    operationId: 'enterForGrower',
    summary: 'Enter an advance, crates, or that a grower was paid, with its reference (admins)',
    tags: ['growers'],
    headers: repeatable,
    body: z.object({
      growerId: id,
      cause: z.enum(['advance', 'crate', 'paid']),
      amount,
      /** Of crates: they gave them back. */
      back: z.boolean().optional(),
      /** Of `paid`: the number of the transfer, or of the receipt. */
      reference: nameText.trim().min(1).max(60).optional(),
      note: note.optional(),
    }),
    response: responses(answerWith(z.object({}))),
  },
} as const

export const counterGrowerEntry = {
  method: 'POST',
  url: '/api/counter-grower-entry',
  schema: {
    operationId: 'counterGrowerEntry',
    summary: 'Take an entry by hand back whole, once, with a reason (admins)',
    tags: ['growers'],
    body: z.object({ entryId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER), note }),
    response: responses(answerWith(z.object({}))),
  },
} as const

export const makeStatementLink = {
  method: 'POST',
  url: '/api/statement-link',
  schema: {
    operationId: 'makeStatementLink',
    summary: 'Make the link of what a grower got in a closed week, for 30 days; the one before ends (admins)',
    tags: ['growers'],
    body: ofWeek,
    response: responses(answerWith(z.object({ url: z.string(), until: z.string() }))),
  },
} as const

export const endStatementLink = {
  method: 'POST',
  url: '/api/end-statement-link',
  schema: {
    operationId: 'endStatementLink',
    summary: 'End the link of what a grower got in a week (admins)',
    tags: ['growers'],
    body: ofWeek,
    response: responses(answerWith(z.object({}))),
  },
} as const
