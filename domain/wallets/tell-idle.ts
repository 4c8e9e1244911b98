import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm'

import { wallets } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { indianDay } from '#domain/time/rules.ts'

import { idleDays } from './rules.ts'

const atOnce = 50

/**
 * Tells everybody of whom money has lain for eleven months, and again each eleven months: nothing is kept for
 * a year without being told. Under the row lock of each wallet, so once under any number of machines. Answers
 * whether there may be more.
 */
export async function tellIdleWallets(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const since = secondsAfter(now, -idleDays * 24 * 60 * 60)
    const lastAt = sql`greatest(${wallets.openedAt}, ${wallets.toldAt},
      (select max(at) from wallet_entries where wallet_id = ${wallets.id}))`
    const idle = await tx.db
      .select()
      .from(wallets)
      .where(
        and(
          gt(wallets.balancePaise, 0),
          lt(wallets.openedAt, since),
          sql`${lastAt} < ${since.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(wallets.openedAt))
      .limit(atOnce)
      .for('no key update', { of: wallets, skipLocked: true })
    const ids = idle.map(({ id }) => id)
    if (ids.length > 0) await tx.db.update(wallets).set({ toldAt: now }).where(inArray(wallets.id, ids))
    for (const { id, personId, balancePaise } of idle)
      await happened(tx, 'wallet_lies', { personId, cause: `${id} ${indianDay(now)}`, balancePaise })
    return idle.length === atOnce
  })
}
