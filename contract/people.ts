import { z } from 'zod'

import { blockable } from '#domain/customers/rules.ts'
import { duties } from '#domain/ground/rules.ts'
import { priceGroups } from '#domain/pricing/groups/rules.ts'

import { gstinInput } from './addresses.ts'
import { deskUser, email } from './customers.ts'
import { answerWith, done, repeatable, responses } from './envelope.ts'
import { personName } from './names.ts'
import { order } from './orders.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { deskReturn } from './returns.ts'

// What an administrator does with people in All Users, beside their role, duties and coins.

const params = z.object({ id })
const response = responses(answerWith(deskUser))

export const addHelper = {
  method: 'POST',
  url: '/api/people/helpers',
  schema: {
    operationId: 'addHelper',
    summary: 'Add a person with duties, who chooses a password by a link (admins)',
    tags: ['customers'],
    body: z.object({ name: personName, email, duties: z.array(z.enum(duties)).min(1).max(duties.length) }),
    headers: repeatable,
    response,
  },
} as const

/** What the shop has written down of a person, for itself. */
const personNote = z.object({
  _id: z.string(),
  text: z.string(),
  by: z.object({ _id: z.string(), name: z.string() }),
  at: z.string(),
})

const personPage = z
  .object({
    user: deskUser,
    /** The newest, at most 20. */
    orders: z.array(order),
    /** How many there are. */
    orderCount: z.number().int(),
    /** What is still to be paid for all of them. */
    due: rupees,
    /** Those that wait first, then the newest, at most 20. */
    returns: z.array(deskReturn),
    notes: z.array(personNote),
    /** What they have answered to messages, the newest first, at most 20. */
    answers: z.array(z.object({ channel: z.string(), text: z.string(), at: z.string() })),
    /** Their sign-in asks for figures of an app beside the password. */
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'PersonPage' })

export type PersonPage = z.output<typeof personPage>

const pageOfPerson = responses(answerWith(personPage))

export const getPerson = {
  method: 'GET',
  url: '/api/people/:id',
  schema: {
    operationId: 'getPerson',
    summary: 'A person with their orders, what is due, returns and the shop’s notes of them (admins)',
    tags: ['customers'],
    params,
    response: pageOfPerson,
  },
} as const

export const addPersonNote = {
  method: 'POST',
  url: '/api/people/:id/notes',
  schema: {
    operationId: 'addPersonNote',
    summary: 'Write something down of a person, for the shop itself (admins)',
    tags: ['customers'],
    params,
    headers: repeatable,
    body: z.object({ text: z.string().trim().min(1).max(500) }),
    response: pageOfPerson,
  },
} as const

export const deletePersonNote = {
  method: 'POST',
  url: '/api/people/:id/notes/:noteId/delete',
  schema: {
    operationId: 'deletePersonNote',
    summary: 'Take a note of a person away (admins)',
    tags: ['customers'],
    params: params.extend({ noteId: id }),
    response: pageOfPerson,
  },
} as const

export const renamePerson = {
  method: 'POST',
  url: '/api/people/:id/name',
  schema: {
    operationId: 'renamePerson',
    summary: 'Give a person another name (admins)',
    tags: ['customers'],
    params,
    body: z.object({ name: personName }),
    response,
  },
} as const

export const endSessionsOf = {
  method: 'POST',
  url: '/api/people/:id/end-sessions',
  schema: {
    operationId: 'endSessionsOf',
    summary: 'Sign a person out on all devices; of one’s own sessions the one that asks stays (admins)',
    tags: ['customers'],
    params,
    response: responses(done),
  },
} as const

export const blockPerson = {
  method: 'POST',
  url: '/api/people/:id/block',
  schema: {
    operationId: 'blockPerson',
    summary: 'Block a person from cash or from the shop, or from nothing any more (admins)',
    tags: ['customers'],
    params,
    /** Empty: from nothing. */
    body: z.object({ from: z.enum([...blockable, '']) }),
    response,
  },
} as const

export const setPriceGroup = {
  method: 'POST',
  url: '/api/people/:id/price-group',
  schema: {
    operationId: 'setPriceGroup',
    summary: 'Say whose prices a person pays; a reseller has a GSTIN (admins)',
    tags: ['customers'],
    params,
    /** Empty: those of everybody. */
    body: z.object({ group: z.enum([...priceGroups, '']), gstin: gstinInput }),
    response,
  },
} as const

export const joinPeople = {
  method: 'POST',
  url: '/api/people/:id/join',
  schema: {
    operationId: 'joinPeople',
    summary: 'Join two people who are the same; answers who stays, which is the one with an e-mail (admins)',
    tags: ['customers'],
    params,
    body: z.object({ otherId: id }),
    response,
  },
} as const

export const partPeople = {
  method: 'POST',
  url: '/api/people/:id/part',
  schema: {
    operationId: 'partPeople',
    summary: 'Take a join back, named by the one who went: what moved then goes back (admins)',
    tags: ['customers'],
    params,
    response,
  },
} as const
