import { and, eq, isNull } from 'drizzle-orm'

import { people, receivableAccounts } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockAccount } from './lock-account.ts'
import { maxLimitPaise } from './rules.ts'

/**
 * Says how far the shop trusts a person to pay later, in paise; with the first word of it their account is
 * opened. What is owed above a lower limit stays owed, and nothing more is written down.
 * @throws not_signed_in, forbidden, not_found, invalid_input
 */
export async function setLimit(
  ctx: Ctx,
  { personId, limitPaise }: { personId: string; limitPaise: number },
): Promise<void> {
  const { id: openedBy } = admin(ctx)
  if (!Number.isSafeInteger(limitPaise) || limitPaise < 0 || limitPaise > maxLimitPaise)
    throw new DomainError('invalid_input', { fields: { limit: { problem: 'bad_rupees' } } })
  await inTransaction(ctx, async (tx) => {
    const { joinedInto, deletedAt } = people
    const [person] = await tx.db
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, personId), isNull(joinedInto), isNull(deletedAt)))
      .for('no key update')
    if (!person) throw new DomainError('not_found', { what: 'user' })
    const before = await lockAccount(tx, personId)
    if (before)
      await tx.db.update(receivableAccounts).set({ limitPaise }).where(eq(receivableAccounts.id, before.id))
    else
      await tx.db
        .insert(receivableAccounts)
        .values({ id: newId(), personId, limitPaise, openedBy, openedAt: tx.now() })
    if (before?.limitPaise !== limitPaise)
      await writeAudit(tx, {
        action: 'receivable_limit_set',
        objectId: personId,
        before: { limitPaise: before?.limitPaise ?? null },
        after: { limitPaise },
      })
    tx.log.info({ personId, limitPaise, actorId: openedBy }, 'limit of a receivable account set')
  })
}
