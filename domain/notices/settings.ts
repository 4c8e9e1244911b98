import { asc, eq } from 'drizzle-orm'

import { noticeMailboxes, noticeSwitches, pushSubscriptions } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'

import { pushKeys } from './push-keys.ts'
import { kindsFor } from './rules.ts'
import type { NoticeKind, NoticeWay } from './rules.ts'

/** How a person is told, and whom the shop has named. */
export interface NoticeSettings {
  /** What belongs to this person. */
  kinds: NoticeKind[]
  switchedOff: { way: NoticeWay; kind: string }[]
  /** By which a browser subscribes. */
  pushKey: string
  /** Where this person's browsers are told, by the session that asked for it. */
  browsers: { endpoint: string; isThisSession: boolean; createdAt: Date }[]
  /** Told by mail; none for who is no administrator. */
  mailboxes: { address: string; kinds: string[] }[]
}

/** @throws not_signed_in, forbidden */
export async function noticeSettings(ctx: Ctx): Promise<NoticeSettings> {
  const person = onAnyDuty(ctx)
  const { db } = ctx
  const off = await db
    .select({ way: noticeSwitches.way, kind: noticeSwitches.kind })
    .from(noticeSwitches)
    .where(eq(noticeSwitches.personId, person.id))
  const browsers = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, person.id))
    .orderBy(asc(pushSubscriptions.createdAt))
  const mailboxes = isAdmin(person)
    ? await db.select().from(noticeMailboxes).orderBy(asc(noticeMailboxes.createdAt))
    : []
  return {
    kinds: kindsFor(person),
    switchedOff: off,
    pushKey: (await pushKeys(ctx)).publicKey,
    browsers: browsers.map(({ endpoint, sessionId, createdAt }) => ({
      endpoint,
      isThisSession: sessionId === person.sessionId,
      createdAt,
    })),
    mailboxes: mailboxes.map(({ address, kinds }) => ({ address, kinds })),
  }
}
