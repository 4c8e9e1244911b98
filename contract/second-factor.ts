import { z } from 'zod'

import { answerWith, done, responses } from './envelope.ts'
import { id } from './products.ts'

/** Six figures of the app, or a recovery code, as they are typed. */
export const figures = z.string().trim().min(1).max(40)

const password = z.string().min(1).max(1000)

export const mySecondFactor = {
  method: 'GET',
  url: '/api/second-factor',
  schema: {
    operationId: 'mySecondFactor',
    summary: 'Whether one’s own sign-in asks for a second factor',
    tags: ['my account'],
    response: responses(
      answerWith(
        z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }).meta({ id: 'SecondFactor' }),
      ),
    ),
  },
} as const

export const beginSecondFactor = {
  method: 'POST',
  url: '/api/begin-second-factor',
  schema: {
    operationId: 'beginSecondFactor',
    summary: 'Begin to set up a second factor; for administrators and people with duties',
    tags: ['my account'],
    body: z.object({ password }),
    response: responses(
      answerWith(
        z.object({
          /** To be typed into an app: base32. */
          secret: z.string(),
          /** The same as `otpauth:` address, for a QR code. */
          address: z.string(),
        }),
      ),
    ),
  },
} as const

export const confirmSecondFactor = {
  method: 'POST',
  url: '/api/confirm-second-factor',
  schema: {
    operationId: 'confirmSecondFactor',
    summary: 'Switch the second factor on by the app’s first figures; answers the recovery codes, once',
    tags: ['my account'],
    body: z.object({ figures }),
    response: responses(answerWith(z.object({ codes: z.array(z.string()) }))),
  },
} as const

export const endSecondFactor = {
  method: 'POST',
  url: '/api/end-second-factor',
  schema: {
    operationId: 'endSecondFactor',
    summary: 'Switch one’s own second factor off, with the password and figures or a recovery code',
    tags: ['my account'],
    body: z.object({ password, figures }),
    response: responses(done),
  },
} as const

export const resetSecondFactor = {
  method: 'POST',
  url: '/api/people/:id/reset-second-factor',
  schema: {
    operationId: 'resetSecondFactor',
    summary: 'Take away the second factor of somebody who has lost it, and end their sessions',
    tags: ['people'],
    params: z.object({ id }),
    response: responses(done),
  },
} as const
