import { z } from 'zod'

import { grievanceStates, mostWords } from '#domain/grievances/rules.ts'
import type { GrievanceState } from '#domain/grievances/rules.ts'

import { mobileInput } from './addresses.ts'
import { email } from './customers.ts'
import { answerWith, answerWithFields, responses } from './envelope.ts'
import { listFields, listQuery } from './lists.ts'
import { personName } from './names.ts'
import { problem } from './problems.ts'
import { id } from './products.ts'

/** What may be left out: an empty string counts as nothing. */
function orNothing<Field extends z.ZodType<string>>(field: Field) {
  return z
    .union([z.literal(''), field])
    .nullish()
    .transform((typed) => typed || null)
}

const grievance = z
  .object({
    _id: z.string(),
    /** To be said aloud: 12 for C-12. */
    number: z.number().int(),
    name: z.string(),
    /** Empty where there is none. */
    email: z.string(),
    mobile: z.string(),
    words: z.string(),
    createdAt: z.string(),
    /** Until when the shop is to answer. */
    answerBy: z.string(),
    /** Empty while it waits. */
    answer: z.string(),
    answeredAt: z.string(),
  })
  .meta({ id: 'Grievance' })

export type Grievance = z.output<typeof grievance>

export const tellGrievance = {
  method: 'POST',
  url: '/api/grievances',
  schema: {
    operationId: 'tellGrievance',
    summary: 'Send a complaint to the shop, signed in or as a guest; answers its number',
    tags: ['grievances'],
    body: z
      .object({
        name: personName,
        email: orNothing(email),
        /** One of the two is needed. */
        mobile: orNothing(mobileInput),
        words: z.string().trim().min(1).max(mostWords),
      })
      .refine((told) => told.email !== null || told.mobile !== null, {
        ...problem('missing'),
        path: ['email'],
      }),
    response: responses(answerWith(z.object({ number: z.number().int(), answerBy: z.string() }))),
  },
} as const

export const allGrievances = {
  method: 'GET',
  url: '/api/grievances',
  schema: {
    operationId: 'allGrievances',
    summary: 'Complaints by page: those that wait, oldest first, or those that were answered (admins)',
    tags: ['grievances'],
    querystring: listQuery.omit({ q: true }).extend({
      status: z.enum(Object.keys(grievanceStates) as GrievanceState[]).default('waiting'),
    }),
    response: responses(answerWithFields({ data: z.array(grievance), ...listFields })),
  },
} as const

export const answerGrievance = {
  method: 'POST',
  url: '/api/grievances/:id/answer',
  schema: {
    operationId: 'answerGrievance',
    summary: 'Answer a complaint, once; its sender gets a mail (admins)',
    tags: ['grievances'],
    params: z.object({ id }),
    body: z.object({ answer: z.string().trim().min(1).max(mostWords) }),
    response: responses(answerWith(grievance)),
  },
} as const
