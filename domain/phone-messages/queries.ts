import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { people, phoneAnswers, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'

import { withToken } from './addressed.ts'
import type { PhoneRow } from './addressed.ts'
import type { PhoneChannel, PhoneKind, PhoneState } from './rules.ts'

/** A message as the panel shows it. */
export interface PhoneView {
  row: PhoneRow
  /** Without what stands at the end of its link, and without a code that is on its way. */
  text: string
}

/**
 * A page of the telephone's outbox, newest first. `status`: only those that stand so; empty for all.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function allPhoneMessages(
  ctx: Ctx,
  { status }: { status: PhoneState[] },
  request: PageRequest,
): Promise<Page<PhoneView>> {
  admin(ctx)
  const only = status.length > 0 ? inArray(phoneMessages.state, status) : undefined
  const page = await idsOfPage(ctx, newestFirst, { q: undefined, only }, request)
  const ids = page.rows.map(({ id }) => Number(id))
  if (ids.length === 0) return { ...page, rows: [] }
  const found = await ctx.db
    .select()
    .from(phoneMessages)
    .where(inArray(phoneMessages.id, ids))
    .orderBy(desc(phoneMessages.id))
  return { ...page, rows: found.map((row) => viewOf(ctx, row)) }
}

const newestFirst: List = {
  name: 'phone messages',
  table: phoneMessages,
  id: phoneMessages.id,
  order: [{ column: phoneMessages.id, kind: 'whole', isDescending: true }],
}

/** A message in the history of the order that it is about. */
export interface ToldByPhone {
  channel: PhoneChannel
  kind: PhoneKind
  state: PhoneState
  /** When it was sent, else when it was written. */
  at: Date
}

/** The messages about an order, oldest first. Whoever asks has asked whose it is. */
export async function toldByPhone({ db }: Ctx, orderId: string): Promise<ToldByPhone[]> {
  const found = await db
    .select()
    .from(phoneMessages)
    .where(eq(phoneMessages.orderId, orderId))
    .orderBy(asc(phoneMessages.id))
  return found.map(({ channel, kind, state, sentAt, createdAt }) => ({
    channel,
    // Kinds are those of the rules.
    kind: kind as PhoneKind,
    state,
    at: sentAt ?? createdAt,
  }))
}

/** What somebody has answered to a message, as the desk reads it. */
export type PhoneAnswer = typeof phoneAnswers.$inferSelect

const mostAnswers = 20

/** The newest answers of a person's numbers. Whoever asks is an administrator. */
export function answersOf({ db }: Ctx, personId: string): Promise<PhoneAnswer[]> {
  const numbers = sql`(select mobile from ${people} where id = ${personId}
    union select mobile from ${phoneConsents} where person_id = ${personId})`
  return db
    .select()
    .from(phoneAnswers)
    .where(inArray(phoneAnswers.mobile, numbers))
    .orderBy(desc(phoneAnswers.at))
    .limit(mostAnswers)
}

/** The newest answers of all, each with who has its number, where one person does. */
export async function newestAnswers(ctx: Ctx): Promise<(PhoneAnswer & { personId: string | null })[]> {
  admin(ctx)
  const one = sql<string | null>`(select case when count(*) = 1 then min(owner.id) end
    from ${idsOfNumber(sql`${phoneAnswers}.mobile`)} as owner)`
  return ctx.db
    .select({ ...getTableColumns(phoneAnswers), personId: one })
    .from(phoneAnswers)
    .orderBy(desc(phoneAnswers.at))
    .limit(mostAnswers)
}

/** Who has this number, or has wanted to be told at it; not who was joined into somebody else. */
export function idsOfNumber(mobile: SQL): SQL {
  return sql`(select id from ${people} as known where known.joined_into is null and known.deleted_at is null
    and id in (select id from ${people} where ${people}.mobile = ${mobile}
      union select person_id from ${phoneConsents} as wanted where wanted.mobile = ${mobile}))`
}

function viewOf(ctx: Ctx, row: PhoneRow): PhoneView {
  const sender = ctx.gateways.phone[row.channel]
  // Where nothing is sent, the panel is the only place in which a code can be read.
  const facts = row.kind === 'code' && sender.canSend ? {} : row.facts
  return { row, text: sender.textOf(withToken(ctx, { ...row, facts }, '…')) }
}
