import { eq } from 'drizzle-orm'

import { grievances } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { viewOf } from './queries.ts'
import type { GrievanceView } from './queries.ts'

/**
 * Answers a complaint, once. Who has an e-mail is sent the answer; the others are called.
 * @throws not_signed_in, forbidden, not_found, grievance_answered
 */
export async function answerGrievance(
  ctx: Ctx,
  { grievanceId, answer }: { grievanceId: string; answer: string },
): Promise<GrievanceView> {
  const { id: answeredBy } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const same = eq(grievances.id, grievanceId)
    // Of two who answer at once the second one waits here.
    const [asked] = await tx.db.select().from(grievances).where(same).for('update')
    if (!asked) throw new DomainError('not_found', { what: 'grievance' })
    if (asked.answeredAt !== null) throw new DomainError('grievance_answered', {})
    const [answered] = await tx.db
      .update(grievances)
      .set({ answer, answeredBy, answeredAt: tx.now() })
      .where(same)
      .returning()
    const { number, words, email, name, personId, language } = asked
    if (email !== null)
      await queueMail(
        tx,
        { personId, address: email, name, language },
        { kind: 'grievance_answered', cause: grievanceId, facts: { number, words, answer } },
      )
    await writeAudit(tx, {
      action: 'grievance_answered',
      objectId: grievanceId,
      before: { state: 'waiting' },
      after: { state: 'answered', number },
    })
    return viewOf(answered!)
  })
}
