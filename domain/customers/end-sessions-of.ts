import { and, eq, ne } from 'drizzle-orm'

import { passkeys, sessions } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockPerson } from './queries.ts'

/**
 * Signs a person out on all devices, as when a helper's telephone is lost, and deletes the passkeys that it
 * may have. Of one's own sessions the one that asks stays, and one's passkeys do. Answers how many ended.
 * @throws not_signed_in, forbidden, not_found, person_joined
 */
export async function endSessionsOf(ctx: Ctx, { userId }: { userId: string }): Promise<number> {
  const { id, sessionId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    const ended = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
      .returning({ id: sessions.id })
    const isOther = and(eq(passkeys.personId, userId), ne(passkeys.personId, id))
    const lost = await tx.db.delete(passkeys).where(isOther).returning({ id: passkeys.id })
    if (ended.length + lost.length > 0)
      await writeAudit(tx, {
        action: 'signed_out_everywhere',
        objectId: userId,
        before: null,
        after: { devices: ended.length, passkeys: lost.length },
      })
    return ended.length
  })
}
