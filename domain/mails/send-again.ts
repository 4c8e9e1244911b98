import { eq } from 'drizzle-orm'

import { mails } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { triedSeconds } from './queue-mail.ts'

/**
 * Sends a mail that failed once more, with all of its tries. One that was sent again meanwhile stays as it
 * is. @throws not_signed_in, forbidden, not_found, mail_not_failed
 */
export async function sendMailAgain(ctx: Ctx, id: number): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const [mail] = await tx.db.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) throw new DomainError('not_found', { what: 'mail' })
    if (mail.state !== 'failed') throw new DomainError('mail_not_failed', {})
    const at = tx.now()
    await tx.db
      .update(mails)
      .set({
        state: 'waiting',
        attempts: 0,
        nextAttemptAt: at,
        triedUntil: secondsAfter(at, triedSeconds),
      })
      .where(eq(mails.id, id))
    await writeAudit(tx, {
      action: 'mail_sent_again',
      objectId: String(id),
      before: { state: 'failed' },
      after: { state: 'waiting' },
    })
  })
}
