import { and, eq, ne } from 'drizzle-orm'

import { sessions } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockPerson } from './queries.ts'

/**
 * Signs a person out on all devices, as when a helper's telephone is lost. Of one's own sessions the one that
 * asks stays. Answers how many ended.
 * @throws not_signed_in, forbidden, not_found, person_joined
 */
export async function endSessionsOf(ctx: Ctx, { userId }: { userId: string }): Promise<number> {
  const { sessionId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    const ended = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
      .returning({ id: sessions.id })
    if (ended.length > 0)
      await writeAudit(tx, {
        action: 'signed_out_everywhere',
        objectId: userId,
        before: null,
        after: { devices: ended.length },
      })
    return ended.length
  })
}
