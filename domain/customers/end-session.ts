import { and, eq } from 'drizzle-orm'

import { sessions } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Ends one of one's own sessions: its cookie is a guest's from the next request on.
 * @throws not_signed_in, not_found
 */
export async function endSession(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<void> {
  const isMine = eq(sessions.userId, signedIn(ctx).id)
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), isMine))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new DomainError('not_found', { what: 'session' })
}
