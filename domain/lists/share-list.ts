import { randomBytes } from 'node:crypto'

import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products, sharedLists } from '#db/schema/index.ts'
import type { SharedLine } from '#db/schema/shared-lists.ts'
import { largestOfEach } from '#domain/cart/wanted-lines.ts'
import type { WantedLine } from '#domain/cart/wanted-lines.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { mostSharedLists, sharedListDays } from './rules.ts'

// A list of goods that a link opens: `/list/{token}`. Who has the link sees goods and quantities, at the
// prices of today; not whose they are.

/** Who shares: the person who is signed in, or else the guest whose browser has this key. */
export interface Sharing {
  guestKey?: string | undefined
}

/**
 * Makes the link of a list, for 30 days. The same list shared again is the same link, from now on: two
 * presses make one. Of goods that are there twice the larger quantity counts; what the shop does not know
 * is left out.
 * @throws not_signed_in, not_found where it knows none of them, invalid_input where too many are shared
 */
export async function shareList(
  ctx: Ctx,
  { lines, guestKey }: Sharing & { lines: readonly WantedLine[] },
): Promise<{ token: string; expiresAt: Date }> {
  const owner = ownerOf(ctx, guestKey)
  return inTransaction(ctx, async (tx) => {
    const { db, now } = tx
    // One list of a sharer at a time, so that two presses make one link, and none too many.
    const lock = `shared lists ${owner.personId ?? owner.guestKeyHash}`
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
    const known = await knownOf(tx, largestOfEach(lines))
    if (known.length === 0) throw new DomainError('not_found', { what: 'product' })
    const expiresAt = secondsAfter(now(), sharedListDays * 24 * 60 * 60)
    const isLive = and(isOwn(owner), gt(sharedLists.expiresAt, now()))
    const [same] = await db
      .update(sharedLists)
      .set({ expiresAt })
      .where(and(isLive, eq(sharedLists.lines, known)))
      .returning({ token: sharedLists.token })
    if (same) return { ...same, expiresAt }
    if ((await db.$count(sharedLists, isLive)) >= mostSharedLists)
      throw new DomainError('invalid_input', {
        fields: { lines: { problem: 'too_many_shared', maximum: mostSharedLists } },
      })
    const token = randomBytes(16).toString('base64url')
    await db
      .insert(sharedLists)
      .values({ id: newId(), token, ...owner, lines: known, createdAt: now(), expiresAt })
    return { token, expiresAt }
  })
}

/** Ends the oldest of a sharer's lists, so that there is room for one more. */
export async function makeRoom({ db }: Pick<Ctx, 'db'>, ownKey: string): Promise<void> {
  const isTheirs = eq(sharedLists.guestKeyHash, hashOfToken(ownKey))
  const { id, createdAt } = sharedLists
  const newest = db
    .select({ id })
    .from(sharedLists)
    .where(isTheirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(mostSharedLists - 1)
  await db.delete(sharedLists).where(and(isTheirs, notInArray(id, newest)))
}

interface Owner {
  personId: string | null
  guestKeyHash: string | null
}

/** Who has come by the link of an order is nobody here. @throws not_signed_in */
export function ownerOf({ actor }: Ctx, guestKey: string | undefined): Owner {
  if (actor && actor.onlyOrder === undefined && !actor.isGuest)
    return { personId: actor.id, guestKeyHash: null }
  if (guestKey === undefined) throw new DomainError('not_signed_in', {})
  return { personId: null, guestKeyHash: hashOfToken(guestKey) }
}

export function isOwn({ personId, guestKeyHash }: Owner): SQL {
  return personId === null
    ? eq(sharedLists.guestKeyHash, guestKeyHash ?? '')
    : eq(sharedLists.personId, personId)
}

async function knownOf({ db }: Ctx, lines: readonly WantedLine[]): Promise<SharedLine[]> {
  const ids = lines.map(({ productId }) => productId)
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.state, 'draft')))
  const known = new Set(found.map(({ id }) => id))
  return lines
    .filter(({ productId }) => known.has(productId))
    .map(({ productId, quantity }) => ({ productId, quantity }))
}
