import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import { keptLines, people, products } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { maxCartLines } from './rules.ts'
import { largestOfEach } from './wanted-lines.ts'
import type { WantedLine } from './wanted-lines.ts'

/**
 * Keeps goods for later, beside the cart and not in it; a quantity of 0 takes one off the list. Of what is on
 * it already the larger quantity stays, so that a repetition changes nothing and a guest's list joins by it.
 * What the shop does not know is left out. The cart's own lines are not touched.
 * @throws not_signed_in, invalid_input where the list would be longer than a cart may be
 */
export async function keepLines(ctx: Ctx, { lines }: { lines: readonly WantedLine[] }): Promise<void> {
  const { id: personId } = signedIn(ctx)
  const wanted = largestOfEach(lines)
  const none = wanted.filter(({ quantity }) => quantity === 0).map(({ productId }) => productId)
  const some = wanted.filter(({ quantity }) => quantity > 0)
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    // One list of a person at a time, so that two together do not fill it beyond its limit.
    await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    await db
      .delete(keptLines)
      .where(and(eq(keptLines.personId, personId), inArray(keptLines.productId, none)))
    const known = await knownOf(tx, some)
    const rows = some
      .filter(({ productId }) => known.has(productId))
      // A millisecond later each, so that they keep the order in which they were told.
      .map((line, place) => ({ ...line, personId, keptAt: new Date(tx.now().getTime() + place) }))
    if (rows.length === 0) return
    await db
      .insert(keptLines)
      .values(rows)
      .onConflictDoUpdate({
        target: [keptLines.personId, keptLines.productId],
        set: { quantity: sql`greatest(${keptLines.quantity}, excluded.quantity)` },
      })
    if ((await db.$count(keptLines, eq(keptLines.personId, personId))) > maxCartLines)
      throw new DomainError('invalid_input', {
        fields: { lines: { problem: 'too_many_kept', maximum: maxCartLines } },
      })
  })
}

async function knownOf({ db }: Ctx, lines: readonly WantedLine[]): Promise<Set<string>> {
  const ids = lines.map(({ productId }) => productId)
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.state, 'draft')))
  return new Set(found.map(({ id }) => id))
}
