import { desc, eq, inArray } from 'drizzle-orm'

import { mails } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'

import { withoutLink } from './addressed.ts'
import type { MailRow } from './addressed.ts'
import type { Letter, MailState } from './rules.ts'

/** A mail of the outbox as the panel shows it; never with the link of a new password. */
export interface MailView extends Letter {
  mail: MailRow
}

/**
 * A page of the outbox, newest first. `status`: only those that stand so; empty for all.
 * @throws not_signed_in, forbidden, invalid_input for a cursor of another list
 */
export async function allMails(
  ctx: Ctx,
  { status }: { status: MailState[] },
  request: PageRequest,
): Promise<Page<MailView>> {
  admin(ctx)
  const only = status.length > 0 ? inArray(mails.state, status) : undefined
  const page = await idsOfPage(ctx, newestFirst, { q: undefined, only }, request)
  const ids = page.rows.map(({ id }) => Number(id))
  if (ids.length === 0) return { ...page, rows: [] }
  const found = await ctx.db.select().from(mails).where(inArray(mails.id, ids)).orderBy(desc(mails.id))
  return { ...page, rows: found.map((mail) => viewOf(ctx, mail)) }
}

const newestFirst: List = {
  name: 'mails',
  table: mails,
  id: mails.id,
  order: [{ column: mails.id, kind: 'whole', isDescending: true }],
}

/** One mail of the outbox. @throws not_signed_in, forbidden, not_found */
export async function mailById(ctx: Ctx, id: number): Promise<MailView> {
  admin(ctx)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  if (!mail) throw new DomainError('not_found', { what: 'mail' })
  return viewOf(ctx, mail)
}

function viewOf(ctx: Ctx, mail: MailRow): MailView {
  return { mail, ...ctx.gateways.mails.letterOf(withoutLink(ctx, mail)) }
}
