import { and, isNull, sql } from 'drizzle-orm'

import { offers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Marks what begins and what is over, so that kept pages follow (`offers_changed`). What can be had is
 * decided by the times themselves, at the moment of buying.
 */
export async function carryOutOfferDates({ db, now, log }: Ctx): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`
  const runs = sql<boolean>`(${offers.fromAt} <= ${at} and (${offers.untilAt} is null or ${offers.untilAt} > ${at}))`
  const moved = await db
    .update(offers)
    .set({ isRunning: runs })
    .where(and(isNull(offers.endedAt), sql`${offers.isRunning} <> ${runs}`))
    .returning({ id: offers.id, isRunning: offers.isRunning })
  for (const { id, isRunning } of moved) log.info({ offerId: id, isRunning }, 'offer moved on its day')
}
