import { z } from 'zod'

import { answerWith, forGuests, responses } from './envelope.ts'

const phoneConsent = z
  .object({
    /** Whether this shop tells people by SMS. */
    offered: z.boolean(),
    /** Ten digits to which they go, or would go; empty where none is known. */
    mobile: z.string(),
    /** Since when one wants that; empty: one does not. */
    givenAt: z.string(),
  })
  .meta({ id: 'PhoneConsent' })

export type PhoneConsent = z.output<typeof phoneConsent>

export const getPhoneConsent = {
  method: 'GET',
  url: '/api/phone-consent',
  schema: {
    operationId: 'getPhoneConsent',
    summary: 'Whether one wants to be told of one’s orders by SMS',
    tags: ['my account'],
    headers: forGuests,
    response: responses(answerWith(phoneConsent)),
  },
} as const

export const setPhoneConsent = {
  method: 'POST',
  url: '/api/phone-consent',
  schema: {
    operationId: 'setPhoneConsent',
    summary: 'Want to be told of one’s orders by SMS from now on, or no longer',
    tags: ['my account'],
    headers: forGuests,
    body: z.object({ isGiven: z.boolean() }),
    response: responses(answerWith(phoneConsent)),
  },
} as const
