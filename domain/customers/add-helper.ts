import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { breaks } from '#domain/ground/transaction.ts'

import { personById } from './queries.ts'
import type { PersonView } from './queries.ts'

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
  const { name } = input
  const duties = [...new Set(input.duties)]
  const email = input.email.toLowerCase()
  const request = ['add helper', name, email, duties]
  // The id alone is kept with the key, and nothing that says who it is.
  const { id } = await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const [id, now] = [newId(), tx.now()]
    await tx.db
      .insert(people)
      .values({ id, name, email, duties, createdAt: now, updatedAt: now })
      .catch((error: unknown) => {
        throw breaks(error, 'people_email') ? new DomainError('email_known', {}) : error
      })
    await writeAudit(tx, { action: 'helper_added', objectId: id, before: null, after: { duties } })
    return { id }
  })
  return personById(ctx, id)
}
