import { eq } from 'drizzle-orm'

import { passkeys, sessions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Ends what a code alone may have opened, in the transaction in which somebody gets a duty: from then on it
 * takes a password. A passkey may have been added by a code.
 */
export async function endCodeSessions(
  { db }: Pick<Ctx, 'db'>,
  { id, signInMobile }: { id: string; signInMobile: string | null },
): Promise<void> {
  const gone = await db.delete(passkeys).where(eq(passkeys.personId, id)).returning({ id: passkeys.id })
  if (signInMobile !== null || gone.length > 0) await db.delete(sessions).where(eq(sessions.userId, id))
}
