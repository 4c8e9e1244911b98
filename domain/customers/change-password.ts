import { and, eq, ne } from 'drizzle-orm'

import { accounts as signInWays, sessions } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { refuseLeakedPassword } from './refuse-leaked-password.ts'

/**
 * Changes one's own password and ends one's other sessions in the same moment: a person who knew the old
 * password may have one. The session that asks stays.
 * @throws not_signed_in, invalid_input, busy
 */
export async function changePassword(
  ctx: Ctx,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { id, sessionId } = signedIn(ctx)
  const { accounts } = ctx.gateways
  if (!(await accounts.isPasswordOf(id, input.currentPassword)))
    throw new DomainError('invalid_input', { fields: { currentPassword: { problem: 'wrong_password' } } })
  await refuseLeakedPassword(ctx, 'newPassword', input.newPassword)
  const password = await accounts.hashPassword(input.newPassword)
  await inTransaction(ctx, async ({ db }) => {
    await db
      .update(signInWays)
      .set({ password, updatedAt: ctx.now() })
      .where(and(eq(signInWays.userId, id), eq(signInWays.providerId, 'credential')))
    await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
  })
}
