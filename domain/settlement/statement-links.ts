import { randomBytes } from 'node:crypto'

import { and, eq, gt, lt } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { growers, settlementWeeks, statementLinks } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { weekOf } from '#domain/growers/rules.ts'
import { daysAfter } from '#domain/time/rules.ts'

import { statementOf } from './statement.ts'
import type { Statement } from './statement.ts'

/** So many days a link opens its statement. */
const statementLinkDays = 30

interface OfWeek {
  growerId: string
  week: string
}

/**
 * Makes the link of what a grower got in a closed week, in their language, for 30 days. Its token is told
 * once; another one takes its place. @throws not_signed_in, forbidden, not_found, week_goes_on
 */
export async function makeStatementLink(
  ctx: Ctx,
  { growerId, week: asked }: OfWeek,
): Promise<{ token: string; language: Language; expiresAt: Date }> {
  const { id: createdBy } = admin(ctx)
  const week = weekOf(asked)
  return inTransaction(ctx, async (tx) => {
    const [grower] = await tx.db
      .select({ language: growers.language })
      .from(growers)
      .where(eq(growers.id, growerId))
      .for('no key update')
    if (!grower) throw new DomainError('not_found', { what: 'grower' })
    if ((await tx.db.$count(settlementWeeks, eq(settlementWeeks.begins, week))) === 0)
      throw new DomainError('week_goes_on', { lastDay: daysAfter(week, 6) })
    const token = randomBytes(16).toString('base64url')
    const link = {
      tokenHash: hashOfToken(token),
      language: grower.language,
      createdBy,
      createdAt: tx.now(),
      expiresAt: secondsAfter(tx.now(), statementLinkDays * 24 * 60 * 60),
    }
    await tx.db
      .insert(statementLinks)
      .values({ id: newId(), growerId, week, ...link })
      .onConflictDoUpdate({ target: [statementLinks.growerId, statementLinks.week], set: link })
    await writeAudit(tx, { action: 'statement_link_made', objectId: growerId, before: null, after: { week } })
    return { token, language: link.language, expiresAt: link.expiresAt }
  })
}

/** From now on it opens nothing. @throws not_signed_in, forbidden, not_found where there is none */
export async function endStatementLink(ctx: Ctx, { growerId, week }: OfWeek): Promise<void> {
  admin(ctx)
  const isIt = and(eq(statementLinks.growerId, growerId), eq(statementLinks.week, weekOf(week)))
  await inTransaction(ctx, async (tx) => {
    const [ended] = await tx.db.delete(statementLinks).where(isIt).returning({ id: statementLinks.id })
    if (!ended) throw new DomainError('not_found', { what: 'link' })
    await writeAudit(tx, {
      action: 'statement_link_ended',
      objectId: growerId,
      before: { week: weekOf(week) },
      after: null,
    })
  })
}

/** Until when the link of a week opens its statement; null where there is none. */
export async function linkOfWeek({ db, now }: Ctx, { growerId, week }: OfWeek): Promise<Date | null> {
  const [link] = await db
    .select({ expiresAt: statementLinks.expiresAt })
    .from(statementLinks)
    .where(
      and(
        eq(statementLinks.growerId, growerId),
        eq(statementLinks.week, week),
        gt(statementLinks.expiresAt, now()),
      ),
    )
  return link?.expiresAt ?? null
}

/** What the link with this token opens, for whoever has it. @throws not_found */
export async function openStatement(
  { db, now }: Ctx,
  token: string,
): Promise<Statement & { language: Language }> {
  const [link] = await db
    .select()
    .from(statementLinks)
    .where(and(eq(statementLinks.tokenHash, hashOfToken(token)), gt(statementLinks.expiresAt, now())))
  if (!link) throw new DomainError('not_found', { what: 'link' })
  return { ...(await statementOf({ db }, link)), language: link.language }
}

/** Forgets links that open nothing any more. */
export async function pruneStatementLinks(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, statementLinks, lt(statementLinks.expiresAt, ctx.now()))
}
