import { z } from 'zod'

import { blockable, mostSmartCoins, passwordLength } from '#domain/customers/rules.ts'
import { duties, roles } from '#domain/ground/rules.ts'
import { priceGroups } from '#domain/pricing/groups/rules.ts'

import { answerWith, answerWithFields, done, responses } from './envelope.ts'
import { listFields, listQuery } from './lists.ts'
import { personName } from './names.ts'
import { problem, problemOrMissing } from './problems.ts'
import { id } from './products.ts'
import { figures } from './second-factor.ts'

const role = z.enum(roles)

/** A role in either case: `admin` is ADMIN. */
const roleInput = z.preprocess(
  (sent: string) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent),
  role,
)

/** A person as the shop's calls answer them: never more than this. */
export const user = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** Empty where they sign in by number, or have no account. */
    email: z.string(),
    /** Ten digits, or an empty string. */
    mobile: z.string(),
    /** By which they sign in: ten digits, or an empty string. */
    signInMobile: z.string(),
    role,
    /** What they do at the stall; none for an admin, who may do everything. */
    duties: z.array(z.enum(duties)),
    /** The picture's address, or an empty string. */
    profilePic: z.string(),
    /** Whole coins, no money. Set by an admin alone. */
    smartCoins: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'User' })

/** A person as administrators see them in All Users. */
export const deskUser = user
  .extend({
    /** cash: no cash on delivery. shop: no sign-in, and no order is taken for them. Empty: from nothing. */
    blockedFrom: z.enum([...blockable, '']),
    /** The person with whom they were joined, and who has their orders now. */
    joinedInto: z.object({ _id: z.string(), name: z.string() }).nullable(),
    /** Whose prices they pay; empty: those of everybody. */
    priceGroup: z.enum([...priceGroups, '']),
    /** Of who sells the goods on; empty where none is said. */
    gstin: z.string(),
    /** Nothing of them is left to change. */
    isDeleted: z.boolean(),
  })
  .meta({ id: 'DeskUser' })

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(problemOrMissing('bad_email')))
  .meta({ format: 'email', pattern: z.regexes.email.source })

/** A password that somebody chooses. One of nothing but blanks counts as not given. */
export const newPassword = z
  .string()
  .min(passwordLength.min, problemOrMissing('password_too_short'))
  .max(passwordLength.max, problem('password_too_long'))
  .refine((password) => password.trim() !== '', problem('missing'))

export const signUpInput = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirmPassword: z.string().min(1),
    /** The picture as a data URL; an empty string or nothing for none. */
    profilePic: z.string().max(8_000_000, problem('picture_too_large')).nullish(),
  })
  .refine((input) => input.password === input.confirmPassword, {
    ...problem('passwords_differ'),
    path: ['confirmPassword'],
  })

export const signInInput = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  /** Of who has a second factor: figures of their app, or a recovery code. An empty string for none. */
  figures: z.union([z.literal(''), figures]).optional(),
})

/** Where somebody is signed in. */
const session = z
  .object({
    _id: z.string(),
    /** `Chrome`, or an empty string where the browser did not say. */
    browser: z.string(),
    /** `Android`, or an empty string. */
    system: z.string(),
    createdAt: z.string(),
    /** To the hour. */
    lastUsedAt: z.string(),
    /** The one that asks. */
    isPresent: z.boolean(),
  })
  .meta({ id: 'Session' })

export const changePasswordInput = z
  .object({
    currentPassword: z.string().min(1).max(1000),
    newPassword,
    confirmPassword: z.string().min(1),
  })
  .refine((input) => input.newPassword === input.confirmPassword, {
    ...problem('passwords_differ'),
    path: ['confirmPassword'],
  })

export const askPasswordResetInput = z.object({ email })

export const resetPasswordInput = z
  .object({
    /** Of the link, behind its #. */
    token: z.string().min(1).max(100),
    password: newPassword,
    confirmPassword: z.string().min(1),
  })
  .refine((input) => input.password === input.confirmPassword, {
    ...problem('passwords_differ'),
    path: ['confirmPassword'],
  })

export const endSessionInput = z.object({ sessionId: id })

export const updateUserInput = z.object({ userId: id, role: roleInput })

const dutyList = z.array(z.enum(duties)).max(duties.length).default([])

export const changeDutiesInput = z
  .object({ userId: id, give: dutyList, take: dutyList })
  .refine(({ give, take }) => !give.some((duty) => take.includes(duty)), {
    ...problem('unexpected'),
    path: ['take'],
  })

const coins = z.number().int().min(0).max(mostSmartCoins)

export const setSmartCoinsInput = z.object({
  userId: id,
  smartCoins: coins,
  /** The number that was shown: when it is another one by now, the change is refused. */
  seen: coins.optional(),
})

export const signUp = {
  method: 'POST',
  url: '/api/signup',
  schema: {
    operationId: 'signUp',
    summary: 'Open an account',
    tags: ['customers'],
    body: signUpInput,
    response: responses(done),
  },
} as const

export const signIn = {
  method: 'POST',
  url: '/api/signin',
  schema: {
    operationId: 'signIn',
    summary: 'Sign in; the answer sets the session cookie',
    tags: ['customers'],
    body: signInInput,
    response: responses(done),
  },
} as const

export const userDetails = {
  method: 'GET',
  url: '/api/user-details',
  schema: {
    operationId: 'userDetails',
    summary: 'Get the signed-in person; a guest gets success false and no data',
    tags: ['customers'],
    response: responses(answerWithFields({ data: user.optional() })),
  },
} as const

export const userLogout = {
  method: 'GET',
  url: '/api/userLogout',
  schema: {
    operationId: 'userLogout',
    summary: 'Sign out: the session ends on the server',
    tags: ['customers'],
    response: responses(done),
  },
} as const

export const mySessions = {
  method: 'GET',
  url: '/api/my-sessions',
  schema: {
    operationId: 'mySessions',
    summary: 'List one’s own sessions: the current one first, then the last used',
    tags: ['customers'],
    response: responses(answerWith(z.array(session))),
  },
} as const

export const endSession = {
  method: 'POST',
  url: '/api/end-session',
  schema: {
    operationId: 'endSession',
    summary: 'End one of one’s own sessions, which signs that device out',
    tags: ['customers'],
    body: endSessionInput,
    response: responses(done),
  },
} as const

export const changePassword = {
  method: 'POST',
  url: '/api/change-password',
  schema: {
    operationId: 'changePassword',
    summary: 'Change one’s own password; all other sessions end',
    tags: ['customers'],
    body: changePasswordInput,
    response: responses(done),
  },
} as const

export const askPasswordReset = {
  method: 'POST',
  url: '/api/ask-password-reset',
  schema: {
    operationId: 'askPasswordReset',
    summary: 'Ask for a link for a new password by e-mail; the answer is the same for every address',
    tags: ['customers'],
    body: askPasswordResetInput,
    response: responses(done),
  },
} as const

export const resetPassword = {
  method: 'POST',
  url: '/api/reset-password',
  schema: {
    operationId: 'resetPassword',
    summary: 'Set a new password by the token of such a link, once; all sessions of the person end',
    tags: ['customers'],
    body: resetPasswordInput,
    response: responses(done),
  },
} as const

export const allUser = {
  method: 'GET',
  url: '/api/all-user',
  schema: {
    operationId: 'allUser',
    summary:
      'List all users, or those that q finds in name, e-mail or role; whole or by page, oldest first (admins)',
    tags: ['customers'],
    querystring: listQuery,
    response: responses(answerWithFields({ data: z.array(deskUser), ...listFields })),
  },
} as const

export const updateUser = {
  method: 'POST',
  url: '/api/update-user',
  schema: {
    operationId: 'updateUser',
    summary: 'Change a user’s role (admins); it applies from their next request',
    tags: ['customers'],
    body: updateUserInput,
    response: responses(answerWith(user)),
  },
} as const

export const changeDuties = {
  method: 'POST',
  url: '/api/change-duties',
  schema: {
    operationId: 'changeDuties',
    summary:
      'Give a user duties at the stall, and take others away (admins); it applies from their next request',
    tags: ['customers'],
    body: changeDutiesInput,
    response: responses(answerWith(user)),
  },
} as const

export const setSmartCoins = {
  method: 'POST',
  url: '/api/set-smart-coins',
  schema: {
    operationId: 'setSmartCoins',
    summary: 'Set how many smart coins a user has (admins)',
    tags: ['customers'],
    body: setSmartCoinsInput,
    response: responses(answerWith(user)),
  },
} as const

export type User = z.output<typeof user>
export type DeskUser = z.output<typeof deskUser>
export type Session = z.output<typeof session>
