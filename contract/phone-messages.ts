import { z } from 'zod'

import { phoneChannels, phoneStates } from '#domain/phone-messages/rules.ts'
import type { PhoneChannel, PhoneState } from '#domain/phone-messages/rules.ts'

import { answerWith, answerWithFields, responses } from './envelope.ts'
import { listOrOne } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'

const status = z.enum(Object.keys(phoneStates) as PhoneState[])
const channel = z.enum(Object.keys(phoneChannels) as PhoneChannel[])

const phoneMessage = z
  .object({
    _id: z.number().int(),
    channel,
    /** 'order_placed', 'code', … */
    kind: z.string(),
    /** The number that it goes to. */
    to: z.string(),
    /** Without the end of its link; with a code only where the shop sends none. */
    text: z.string(),
    status,
    createdAt: z.string(),
    /** Empty until then. */
    sentAt: z.string(),
    /** When it is tried next; empty where it is not. */
    nextAttemptAt: z.string(),
    /** Why the last try failed, in the gateway's words; empty where none did. */
    failure: z.string(),
  })
  .meta({ id: 'PhoneMessage' })

const phoneAnswer = z
  .object({
    _id: z.string(),
    channel: z.string(),
    /** The number that it came from, and whose that is where one person has it; else empty. */
    from: z.string(),
    userId: z.string(),
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: 'PhoneAnswer' })

export type PhoneAnswer = z.output<typeof phoneAnswer>

export type PhoneMessageInList = z.output<typeof phoneMessage>

export const allPhoneMessages = {
  method: 'GET',
  url: '/api/phone-messages',
  schema: {
    operationId: 'allPhoneMessages',
    summary: 'Messages to telephones by page, newest first (admins)',
    tags: ['mails'],
    querystring: listQuery.omit({ q: true }).extend({
      /** Only messages that stand so; several where it is given several times. */
      status: listOrOne(z.array(status).max(4)).default([]),
    }),
    response: responses(answerWithFields({ data: z.array(phoneMessage), ...listFields })),
  },
} as const

export const phoneAnswers = {
  method: 'GET',
  url: '/api/phone-answers',
  schema: {
    operationId: 'phoneAnswers',
    summary: 'What people have answered to messages, the newest 20 (admins)',
    tags: ['mails'],
    response: responses(answerWith(z.array(phoneAnswer))),
  },
} as const
