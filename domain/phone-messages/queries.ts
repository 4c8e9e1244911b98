import { desc, inArray } from 'drizzle-orm'

import { phoneMessages } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'

import { withToken } from './addressed.ts'
import type { PhoneRow } from './addressed.ts'
import type { PhoneState } from './rules.ts'

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

function viewOf(ctx: Ctx, row: PhoneRow): PhoneView {
  const { canSend, textOf } = ctx.gateways.phone[row.channel]
  // Where nothing is sent, the panel is the only place in which a code can be read.
  const facts = row.kind === 'code' && canSend ? {} : row.facts
  return { row, text: textOf(withToken(ctx, { ...row, facts }, '…')) }
}
