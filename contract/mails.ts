import { z } from 'zod'

import { mailStates } from '#domain/mails/rules.ts'
import type { MailState } from '#domain/mails/rules.ts'

import { answerWith, answerWithFields, done, responses } from './envelope.ts'
import { listOrOne } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'

const status = z.enum(Object.keys(mailStates) as MailState[])
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

const mailInList = z
  .object({
    _id: z.number().int(),
    /** 'order_placed', 'welcome', … */
    kind: z.string(),
    /** Whom it goes to. */
    to: z.object({ name: z.string(), email: z.string() }),
    subject: z.string(),
    status,
    createdAt: z.string(),
    /** Empty until then. */
    sentAt: z.string(),
    /** How often it was tried. */
    attempts: z.number().int(),
    /** When it is tried next; empty where it is not. */
    nextAttemptAt: z.string(),
    /** Why the last try failed, in the mail server's words; empty where none did. */
    failure: z.string(),
  })
  .meta({ id: 'MailInList' })

/** Never with the link of a new password. */
const mail = mailInList.extend({ text: z.string(), html: z.string() }).meta({ id: 'Mail' })

export type MailInList = z.output<typeof mailInList>
export type Mail = z.output<typeof mail>

export const allMails = {
  method: 'GET',
  url: '/api/mails',
  schema: {
    operationId: 'allMails',
    summary: 'Mails of the shop by page, newest first (admins)',
    tags: ['mails'],
    querystring: listQuery.omit({ q: true }).extend({
      /** Only mails that stand so; several where it is given several times. */
      status: listOrOne(z.array(status).max(4)).default([]),
    }),
    response: responses(answerWithFields({ data: z.array(mailInList), ...listFields })),
  },
} as const

export const getMail = {
  method: 'GET',
  url: '/api/mails/:id',
  schema: {
    operationId: 'getMail',
    summary: 'One mail as text and HTML, without the link of a new password (admins)',
    tags: ['mails'],
    params,
    response: responses(answerWith(mail)),
  },
} as const

export const sendMailAgain = {
  method: 'POST',
  url: '/api/mails/:id/send-again',
  schema: {
    operationId: 'sendMailAgain',
    summary: 'Send a mail that failed once more (admins)',
    tags: ['mails'],
    params,
    response: responses(done),
  },
} as const
