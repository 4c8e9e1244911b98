import { and, asc, eq, lte, or, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { hasPicture } from '#domain/catalog/needs-picture.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import type { ShelfPlan } from './shelf-plan.ts'
import { laterThanBefore } from './update-product.ts'

/** So many are moved in one transaction, which keeps buyers of these waiting. */
const atATime = 50

/**
 * Puts on the shelf and archives what is due: the state itself changes, so that lists, counts and kept pages
 * follow as after a change by hand. What another process moves just now, or somebody is buying, is passed
 * over until the next time.
 */
export async function carryOutShelfDates(ctx: Ctx): Promise<void> {
  let moved: string[]
  do {
    moved = await inTransaction(ctx, moveDue)
    await rankAfterSave(ctx, moved)
  } while (moved.length === atATime)
}

async function moveDue(tx: Ctx): Promise<string[]> {
  const now = tx.now()
  const dueAt = sql`least(${products.onFrom}, ${products.offFrom})`
  const due = await tx.db
    .select({ id: products.id, state: products.state, onFrom: products.onFrom, offFrom: products.offFrom })
    .from(products)
    .where(
      and(
        sql`${dueAt} <= ${now.toISOString()}::timestamptz`,
        // It comes onto the shelf as soon as it has a picture.
        or(lte(products.offFrom, now), hasPicture),
      ),
    )
    .orderBy(asc(dueAt))
    .limit(atATime)
    .for('no key update', { skipLocked: true })
  for (const { id, ...before } of due) {
    const after = planAt(before, now)
    await tx.db
      .update(products)
      .set({ ...after, updatedAt: laterThanBefore(now) })
      .where(eq(products.id, id))
    await writeAudit(tx, {
      action: 'product_state_changed',
      objectId: id,
      before: { ...before },
      after: { ...after },
    })
    tx.log.info({ productId: id, state: after.state }, 'product moved on its date')
  }
  return due.map(({ id }) => id)
}

/** It goes off the shelf after it has come onto it, so where both are due it is off. */
function planAt({ onFrom, offFrom, state }: ShelfPlan, now: Date): ShelfPlan {
  if (offFrom && offFrom <= now) return { state: 'archived', onFrom: null, offFrom: null }
  return onFrom && onFrom <= now ? { state: 'on_shelf', onFrom: null, offFrom } : { state, onFrom, offFrom }
}
