import { eq } from 'drizzle-orm'

import { sessions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Ends the sessions of somebody whose number opens their account, in the transaction in which they get a
 * duty: some may have been opened by a code alone, and from then on it takes a password.
 */
export async function endCodeSessions(
  { db }: Pick<Ctx, 'db'>,
  { id, signInMobile }: { id: string; signInMobile: string | null },
): Promise<void> {
  if (signInMobile !== null) await db.delete(sessions).where(eq(sessions.userId, id))
}
