import { z } from 'zod'

import { answerWith, done, responses } from './envelope.ts'
import { proof } from './my-account.ts'
import { figures } from './second-factor.ts'

const credentialId = z.string().regex(/^[\w-]{1,1400}$/)
const text = z.string().max(20_000)

/** What a browser makes of the options: `toJSON()` of its `PublicKeyCredential`. */
const credential = (response: z.ZodObject) =>
  z.looseObject({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.looseObject({}),
  })

const options = z.looseObject({ challenge: z.string() })

const passkey = z
  .object({
    _id: z.string(),
    /** `Chrome`, or an empty string where the browser did not say. */
    browser: z.string(),
    /** `Android`, or an empty string. */
    system: z.string(),
    createdAt: z.string(),
    /** An empty string: never yet. */
    lastUsedAt: z.string(),
  })
  .meta({ id: 'Passkey' })

export type PasskeyOnWire = z.output<typeof passkey>

export const myPasskeys = {
  method: 'GET',
  url: '/api/passkeys',
  schema: {
    operationId: 'myPasskeys',
    summary: 'List one’s own passkeys',
    tags: ['my account'],
    response: responses(answerWith(z.array(passkey))),
  },
} as const

export const beginPasskey = {
  method: 'POST',
  url: '/api/begin-passkey',
  schema: {
    operationId: 'beginPasskey',
    summary: 'What a browser needs to make a passkey (WebAuthn’s creation options)',
    tags: ['my account'],
    /** `figures`: of who has a second factor. */
    body: z.object({ ...proof, figures: z.union([z.literal(''), figures]).optional() }),
    response: responses(answerWith(options)),
  },
} as const

export const addPasskey = {
  method: 'POST',
  url: '/api/add-passkey',
  schema: {
    operationId: 'addPasskey',
    summary: 'Keep the passkey that the browser has made',
    tags: ['my account'],
    body: z.object({
      credential: credential(z.looseObject({ clientDataJSON: text, attestationObject: text })),
    }),
    response: responses(answerWith(z.array(passkey))),
  },
} as const

export const deletePasskey = {
  method: 'POST',
  url: '/api/delete-passkey',
  schema: {
    operationId: 'deletePasskey',
    summary: 'Delete one of one’s own passkeys',
    tags: ['my account'],
    body: z.object({ passkeyId: credentialId }),
    response: responses(answerWith(z.array(passkey))),
  },
} as const

export const passkeyChallenge = {
  method: 'POST',
  url: '/api/passkey-challenge',
  schema: {
    operationId: 'passkeyChallenge',
    summary: 'What a browser needs to sign in by a passkey (WebAuthn’s request options)',
    tags: ['customers'],
    response: responses(answerWith(options)),
  },
} as const

export const signInByPasskey = {
  method: 'POST',
  url: '/api/sign-in-by-passkey',
  schema: {
    operationId: 'signInByPasskey',
    summary: 'Sign in by what the device has signed, once; the answer sets the session cookie',
    tags: ['customers'],
    body: z.object({
      credential: credential(
        z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
      ),
    }),
    response: responses(done),
  },
} as const
