import { asc, lt } from 'drizzle-orm'

import { subscribers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { makeUp } from './make-up.ts'
import { lastDayToMake } from './rules.ts'

/** So many people a round: a shop that ends does not wait for a whole evening. */
const atOnce = 100

/**
 * At 20:00 of India makes tomorrow's orders of what comes by itself, each person's in a transaction of their
 * own. A shop that was down makes up for it while the slot has not begun. Answers whether there is more.
 */
export async function makeSubscribedOrders(ctx: Ctx): Promise<boolean> {
  const waiting = await ctx.db
    .select({ personId: subscribers.personId })
    .from(subscribers)
    .where(lt(subscribers.madeThrough, lastDayToMake(ctx.now())))
    .orderBy(asc(subscribers.madeThrough), asc(subscribers.personId))
    .limit(atOnce)
  let made = 0
  for (const { personId } of waiting)
    try {
      await inTransaction(ctx, (tx) => makeUp(tx, personId))
      made++
    } catch (error) {
      // The others get theirs; this one is tried again in the next round.
      ctx.log.error({ err: error, personId }, 'what comes by itself could not be made')
    }
  return waiting.length === atOnce && made > 0
}
