import { z } from 'zod'

import { mailedKinds, noticeKinds, noticeWays } from '#domain/notices/rules.ts'

import { answerWith, done, responses } from './envelope.ts'
import { problemOrMissing } from './problems.ts'
import { waiting } from './waiting.ts'

const kind = z.enum(noticeKinds)
/** In answers: a newer program beside this one may have written one that this one does not know. */
const anyKind = z.string()
const way = z.enum(noticeWays)

/** What panel and stall show of this moment, in whichever room. */
export const deskNow = z
  .object({
    waiting,
    /** What the shop was told lately, the newest first: what belongs to whoever asks, and others did. */
    notices: z.array(
      z.object({
        _id: z.number().int(),
        kind: anyKind,
        words: z.string(),
        /** Where it leads. */
        path: z.string(),
        at: z.string(),
      }),
    ),
    /** How orders stand, in words, that others have moved lately: an open list may show them otherwise. */
    moved: z.array(z.object({ _id: z.string(), status: z.string() })),
  })
  .meta({ id: 'DeskNow' })

export type DeskNow = z.output<typeof deskNow>
export type Notice = DeskNow['notices'][number]

export const getDeskNow = {
  method: 'GET',
  url: '/api/desk-now',
  schema: {
    operationId: 'getDeskNow',
    summary: 'What waits, and what is new (admins, and who has a duty)',
    tags: ['notices'],
    response: responses(answerWith(deskNow)),
  },
} as const

export const deskEvents = {
  method: 'GET',
  url: '/api/desk-events',
  schema: {
    operationId: 'deskEvents',
    summary:
      'The same as server-sent events, each time that it changes: event `desk` with a DeskNow, event `quiet` at least every 20 seconds. It ends with `again` where another one may be asked for, and with `over` when session, role and duties are gone (admins, and who has a duty)',
    tags: ['notices'],
    response: responses(answerWith(deskNow)),
  },
} as const

const settings = z
  .object({
    /** The kinds that belong to whoever asks, with their names. */
    kinds: z.array(z.object({ kind, label: z.string() })),
    /** What they have switched off. */
    switchedOff: z.array(z.object({ way, kind: anyKind })),
    /** By which a browser subscribes: the shop's public key (VAPID). */
    pushKey: z.string(),
    /** Their browsers that are told, also while no page is open. */
    browsers: z.array(z.object({ endpoint: z.string(), isThisSession: z.boolean(), createdAt: z.string() })),
    /** Addresses that are told by mail; none for who is no administrator. */
    mailboxes: z.array(z.object({ address: z.string(), kinds: z.array(anyKind) })),
  })
  .meta({ id: 'NoticeSettings' })

export type NoticeSettings = z.output<typeof settings>

export const getNoticeSettings = {
  method: 'GET',
  url: '/api/notice-settings',
  schema: {
    operationId: 'getNoticeSettings',
    summary: 'How one is told (admins, and who has a duty)',
    tags: ['notices'],
    response: responses(answerWith(settings)),
  },
} as const

export const setNoticeSwitch = {
  method: 'POST',
  url: '/api/notice-switch',
  schema: {
    operationId: 'setNoticeSwitch',
    summary: 'Switch a kind of notice on or off for oneself, in one way (admins, and who has a duty)',
    tags: ['notices'],
    body: z.object({ way, kind, isOn: z.boolean() }),
    response: responses(done),
  },
} as const

export const setNoticeMailbox = {
  method: 'POST',
  url: '/api/notice-mailbox',
  schema: {
    operationId: 'setNoticeMailbox',
    summary: 'Tell an address of these kinds by mail; of none: no more (admins)',
    tags: ['notices'],
    body: z.object({
      address: z.email(problemOrMissing('bad_email')).max(200),
      kinds: z.array(z.enum(mailedKinds)).max(mailedKinds.length),
    }),
    response: responses(done),
  },
} as const

/** As browsers write one: the address that push services gave it is never longer. */
const endpoint = z.string().min(1).max(1000)

export const subscribeToPushes = {
  method: 'POST',
  url: '/api/push-subscription',
  schema: {
    operationId: 'subscribeToPushes',
    summary:
      'Tell this browser, also while no page is open, until one signs out (admins, and who has a duty)',
    tags: ['notices'],
    body: z.object({
      endpoint,
      keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
    }),
    response: responses(done),
  },
} as const

export const unsubscribeFromPushes = {
  method: 'POST',
  url: '/api/push-subscription/delete',
  schema: {
    operationId: 'unsubscribeFromPushes',
    summary: 'Tell this browser no more',
    tags: ['notices'],
    body: z.object({ endpoint }),
    response: responses(done),
  },
} as const
