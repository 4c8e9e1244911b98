import { z } from 'zod'

import { mobileInput } from './addresses.ts'
import { email, user } from './customers.ts'
import { answerWith, answerWithFields, done, responses } from './envelope.ts'
import { personName } from './names.ts'
import { figures } from './second-factor.ts'
import { typedCode } from './sign-in-codes.ts'

/** The password once more, of somebody who is signed in; or a code, of who signs in by number alone. */
export const proof = {
  password: z.string().max(1000).optional(),
  codeId: typedCode.codeId.optional(),
  code: typedCode.code.optional(),
}
/** Of a link that was sent by mail, behind its #. */
const token = z.string().min(1).max(100)

export const changeProfile = {
  method: 'POST',
  url: '/api/change-profile',
  schema: {
    operationId: 'changeProfile',
    summary: 'Correct one’s own name and mobile number',
    tags: ['my account'],
    body: z.object({
      name: personName,
      /** An empty string or nothing for none. */
      mobile: z
        .union([z.literal(''), mobileInput])
        .nullish()
        .transform((typed) => typed || null),
    }),
    response: responses(answerWith(user)),
  },
} as const

export const askNewEmail = {
  method: 'POST',
  url: '/api/ask-new-email',
  schema: {
    operationId: 'askNewEmail',
    summary: 'Ask for another e-mail for one’s own account: a link goes to the new address',
    tags: ['my account'],
    body: z.object({ email, ...proof }),
    response: responses(done),
  },
} as const

export const confirmEmail = {
  method: 'POST',
  url: '/api/confirm-email',
  schema: {
    operationId: 'confirmEmail',
    summary: 'Confirm the new e-mail by the token of such a link, once; the old address is told',
    tags: ['my account'],
    body: z.object({ token }),
    response: responses(done),
  },
} as const

export const myData = {
  method: 'GET',
  url: '/api/my-data',
  schema: {
    operationId: 'myData',
    summary: 'All that the shop keeps of oneself, as one file',
    tags: ['my account'],
    /** With more than it says here: what is kept is in the words of the database. */
    response: responses(answerWithFields({ orders: z.array(z.looseObject({})) }).loose()),
  },
} as const

export const deleteAccount = {
  method: 'POST',
  url: '/api/delete-account',
  schema: {
    operationId: 'deleteAccount',
    summary: 'Delete one’s own account; refused while an order or a payment of it is under way',
    tags: ['my account'],
    body: z.object(proof),
    response: responses(done),
  },
} as const

export const askSignInLink = {
  method: 'POST',
  url: '/api/ask-sign-in-link',
  schema: {
    operationId: 'askSignInLink',
    summary:
      'Ask for a link for one sign-in by e-mail, as after too many tries of others; the answer is the same for every address',
    tags: ['my account'],
    body: z.object({ email }),
    response: responses(done),
  },
} as const

export const signInByLink = {
  method: 'POST',
  url: '/api/sign-in-by-link',
  schema: {
    operationId: 'signInByLink',
    summary: 'Sign in by the token of such a link, once; the answer sets the session cookie',
    tags: ['my account'],
    /** `figures`: of who has a second factor. */
    body: z.object({ token, figures: figures.optional() }),
    response: responses(done),
  },
} as const
