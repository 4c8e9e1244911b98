import { z } from 'zod'

import { phoneChannels } from '#domain/phone-messages/rules.ts'
import type { PhoneChannel } from '#domain/phone-messages/rules.ts'

import { answerWith, forGuests, responses } from './envelope.ts'

const channel = z.enum(Object.keys(phoneChannels) as PhoneChannel[])

const phoneConsent = z
  .object({
    /** Ten digits to which messages go, or would go; empty where none is known. */
    mobile: z.string(),
    /** By which this shop tells people; none where it does not. */
    channels: z.array(
      z.object({
        channel,
        /** In words: SMS. */
        name: z.string(),
        /** Since when one wants that; empty: one does not. */
        givenAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'PhoneConsent' })

export type PhoneConsent = z.output<typeof phoneConsent>

export const getPhoneConsent = {
  method: 'GET',
  url: '/api/phone-consent',
  schema: {
    operationId: 'getPhoneConsent',
    summary: 'Whether one wants to be told of one’s orders by SMS or WhatsApp',
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
    summary: 'Want to be told of one’s orders by SMS or WhatsApp from now on, or no longer',
    tags: ['my account'],
    headers: forGuests,
    body: z.object({ channel, isGiven: z.boolean() }),
    response: responses(answerWith(phoneConsent)),
  },
} as const
