import { eq, like, sql } from 'drizzle-orm'

import { growers } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { indianDay } from '#domain/time/rules.ts'

import type { Grower } from './queries.ts'
import { growerSlug, isCertifiedAt } from './rules.ts'

/** A grower as somebody wants them. */
export type WantedGrower = Omit<Grower, 'id' | 'slug' | 'isCertified' | 'version' | 'createdAt' | 'endedAt'>

/**
 * Adds a grower, once under one idempotency key. The address of their page is made of the name, and stays.
 * @throws not_signed_in, forbidden, invalid_input, key_reused
 */
export async function addGrower(ctx: Ctx, wanted: WantedGrower, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = admin(ctx)
  await once(ctx, { key: idempotencyKey, request: ['add grower', wanted] }, async (tx) => {
    refuseYearToCome(tx, wanted)
    const id = newId()
    const slug = await freeSlug(tx, wanted.name)
    const now = tx.now()
    await tx.db
      .insert(growers)
      .values({ ...wanted, id, slug, createdAt: now, isCertified: isCertifiedAt(wanted, now) })
    await writeAudit(tx, {
      action: 'grower_added',
      objectId: id,
      before: null,
      after: { ...audited(wanted), slug },
    })
    tx.log.info({ growerId: id, actorId }, 'grower added')
    return id
  })
  await ctx.catalogChanged()
}

/** @throws not_signed_in, forbidden, invalid_input, not_found, grower_changed */
export async function changeGrower(
  ctx: Ctx,
  { id, version, ...wanted }: WantedGrower & { id: string; version: number },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    refuseYearToCome(tx, wanted)
    const before = await lockGrower(tx, { id, version })
    await write(tx, id, { ...wanted, isCertified: isCertifiedAt(wanted, tx.now()) })
    await writeAudit(tx, {
      action: 'grower_changed',
      objectId: id,
      before: audited(wantedOf(before)),
      after: audited(wanted),
    })
  })
  await ctx.catalogChanged()
}

/**
 * They bring nothing any more, from now on; or they do again. Their page stays, because labels lead to it.
 * @throws not_signed_in, forbidden, not_found, grower_changed
 */
export async function endGrower(
  ctx: Ctx,
  { isEnded, ...asked }: { id: string; version: number; isEnded: boolean },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const before = await lockGrower(tx, asked)
    if ((before.endedAt !== null) === isEnded) return
    await write(tx, asked.id, { endedAt: isEnded ? tx.now() : null })
    await writeAudit(tx, {
      action: isEnded ? 'grower_ended' : 'grower_changed',
      objectId: asked.id,
      before: { bringsGoods: isEnded },
      after: { name: before.name, bringsGoods: !isEnded },
    })
  })
  await ctx.catalogChanged()
}

/** @throws not_found, grower_changed */
async function lockGrower({ db }: Ctx, { id, version }: { id: string; version: number }): Promise<Grower> {
  const [grower] = await db.select().from(growers).where(eq(growers.id, id)).for('no key update')
  if (!grower) throw new DomainError('not_found', { what: 'grower' })
  if (grower.version !== version) throw new DomainError('grower_changed', {})
  return grower
}

async function write({ db }: Ctx, id: string, after: Partial<Grower>): Promise<void> {
  await db
    .update(growers)
    .set({ ...after, version: sql`${growers.version} + 1` })
    .where(eq(growers.id, id))
}

/** Of a name in no Latin letters: 'grower'. The second of one name is 'sita-devi-2'. */
async function freeSlug({ db }: Ctx, name: string): Promise<string> {
  const wanted = growerSlug(name) || 'grower'
  // One at a time, so that of two who press at once the second one sees what the first one has taken.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('address of a grower', 0))`)
  const rows = await db
    .select({ slug: growers.slug })
    .from(growers)
    .where(like(growers.slug, `${wanted}%`))
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let nth = 1; ; nth += 1) {
    const slug = nth === 1 ? wanted : `${wanted}-${nth}`
    if (!taken.has(slug)) return slug
  }
}

/** @throws invalid_input */
function refuseYearToCome(ctx: Ctx, { since }: WantedGrower): void {
  const thisYear = Number(indianDay(ctx.now()).slice(0, 4))
  if (since !== null && since > thisYear)
    throw new DomainError('invalid_input', {
      fields: { since: { problem: 'too_big', maximum: thisYear, origin: 'number' } },
    })
}

/** What somebody can want of it. */
function wantedOf(grower: Grower): WantedGrower {
  const {
    id: _id,
    slug: _slug,
    isCertified: _is,
    version: _version,
    createdAt: _at,
    endedAt: _ended,
    ...wanted
  } = grower
  return wanted
}

/** As the audit keeps it: nobody's telephone, only whether there is one. */
function audited({ mobile, imageUrl, ...wanted }: WantedGrower): Record<string, unknown> {
  return { ...wanted, hasMobile: mobile !== null, images: imageUrl === null ? [] : [imageUrl] }
}
