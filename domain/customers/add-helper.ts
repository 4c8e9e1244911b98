import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { breaks } from '#domain/ground/transaction.ts'

import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'
import type { Duty } from './rules.ts'

/**
 * Adds a person who helps: with an e-mail and duties, and without a password, which they choose by the link
 * that `offerClaim` answers. Once under one idempotency key.
 * @throws not_signed_in, forbidden, email_known, key_reused
 */
export async function addHelper(
  ctx: Ctx,
  input: { name: string; email: string; duties: readonly Duty[] },
  idempotencyKey?: string,
): Promise<PersonView> {
  admin(ctx)
  const { name, duties } = input
  const email = input.email.toLowerCase()
  const request = ['add helper', name, email, duties]
  const added = await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const now = tx.now()
    const [person] = await tx.db
      .insert(people)
      .values({ id: newId(), name, email, duties: [...duties], createdAt: now, updatedAt: now })
      .returning(personColumns)
      .catch((error: unknown) => {
        throw breaks(error, 'people_email') ? new DomainError('email_known', {}) : error
      })
    await writeAudit(tx, {
      action: 'helper_added',
      objectId: person!.id,
      before: null,
      after: { duties: person!.duties },
    })
    return person!
  })
  // A repetition has it from the key, where a moment is a text.
  return { ...added, createdAt: new Date(added.createdAt) }
}
