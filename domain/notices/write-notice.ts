import { notices } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { NoticeMessage } from './rules.ts'

/**
 * Tells the shop something, once a kind and cause, in the transaction of what it tells. Whose doing it was is
 * not told.
 */
export async function writeNotice(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  notice: NoticeMessage & { cause: string; orderId?: string },
): Promise<void> {
  await db
    .insert(notices)
    .values({ ...notice, actorId: actor?.id ?? null, at: now() })
    .onConflictDoNothing()
}
