import { z } from 'zod'

import { withAsciiDigits } from '#domain/ground/rules.ts'

import { mobileInput } from './addresses.ts'
import { user } from './customers.ts'
import { answerWith, done, responses } from './envelope.ts'
import { personName } from './names.ts'
import { problemOrMissing } from './problems.ts'

/** Six figures, with blanks or without; and of which code, as the answer to `askSignInCode` says. */
export const typedCode = {
  codeId: z.string().min(1).max(100),
  code: z
    .string()
    .max(20)
    .transform((typed) => withAsciiDigits(typed.replaceAll(/\s/g, '')))
    .pipe(z.string().regex(/^\d{6}$/, problemOrMissing('bad_sign_in_code'))),
}

/** The password once more, of who has one. */
const password = z.string().min(1).max(1000).optional()

export const askSignInCode = {
  method: 'POST',
  url: '/api/ask-sign-in-code',
  schema: {
    operationId: 'askSignInCode',
    summary:
      'Ask for a code of six figures by SMS, for 5 minutes and 5 tries; the answer is the same for every number. puzzle_needed: first solve the one of /api/sign-in-puzzle',
    tags: ['my account'],
    body: z.object({
      mobile: mobileInput,
      /** The solved puzzle, as base64 of its JSON. */
      puzzle: z.string().max(4000).optional(),
    }),
    response: responses(answerWith(z.object({ codeId: z.string() }))),
  },
} as const

export const signInPuzzle = {
  method: 'GET',
  url: '/api/sign-in-puzzle',
  schema: {
    operationId: 'signInPuzzle',
    summary: 'A puzzle of ALTCHA that costs the browser a second of work, good for one code',
    tags: ['my account'],
    response: responses(
      answerWith(z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })),
    ),
  },
} as const

export const signInByCode = {
  method: 'POST',
  url: '/api/sign-in-by-code',
  schema: {
    operationId: 'signInByCode',
    summary:
      'Sign in by such a code, or open an account; the answer sets the session cookie. name_needed: the number has no account yet, and the code holds on',
    tags: ['my account'],
    body: z.object({ ...typedCode, name: personName.optional() }),
    response: responses(done),
  },
} as const

export const tieNumber = {
  method: 'POST',
  url: '/api/tie-number',
  schema: {
    operationId: 'tieNumber',
    summary: 'Sign in to one’s own account by this number, too, from now on',
    tags: ['my account'],
    body: z.object({ ...typedCode, password }),
    response: responses(answerWith(user)),
  },
} as const

export const untieNumber = {
  method: 'POST',
  url: '/api/untie-number',
  schema: {
    operationId: 'untieNumber',
    summary: 'Sign in to one’s own account by its number no more',
    tags: ['my account'],
    body: z.object({ password }),
    response: responses(answerWith(user)),
  },
} as const
