import { and, eq, ne } from 'drizzle-orm'

import { accounts as signInWays, passwordResets, sessions } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { refuseEasyPassword } from './refuse-easy-password.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'

/**
 * Changes one's own password and ends one's other sessions in the same moment: a person who knew the old
 * password may have one. The session that asks stays. A mail says so, and links for a new password are over.
 * @throws not_signed_in, invalid_input, busy
 */
export async function changePassword(
  ctx: Ctx,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { id, email, sessionId } = signedIn(ctx)
  const { accounts } = ctx.gateways
  await refuseWrongPassword(ctx, input.currentPassword, 'currentPassword')
  await refuseEasyPassword(ctx, { field: 'newPassword', password: input.newPassword, email })
  const password = await accounts.hashPassword(input.newPassword)
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    await db
      .update(signInWays)
      .set({ password, updatedAt: ctx.now() })
      .where(and(eq(signInWays.userId, id), eq(signInWays.providerId, 'credential')))
    await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
    await db.delete(passwordResets).where(eq(passwordResets.personId, id))
    const facts = { at: ctx.now().toISOString() }
    await queueMail(tx, id, { kind: 'password_changed', cause: newId(), facts })
  })
}
