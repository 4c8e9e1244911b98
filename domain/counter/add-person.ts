import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { personById } from '#domain/customers/queries.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { nameAndNumber } from './find-people.ts'

/**
 * Writes down a person who calls or stands at the stall, without an e-mail: they take the account over by a
 * link later (`claim-account.ts`). Once under one idempotency key.
 * @param person.mobile ten digits; several people may share a telephone
 * @throws not_signed_in, forbidden, key_reused
 */
export async function addPerson(
  ctx: Ctx,
  { name, mobile }: { name: string; mobile: string | null },
  idempotencyKey?: string,
): Promise<PersonView> {
  onDuty(ctx, 'counter')
  const request = ['add person', name, mobile]
  // The id alone is kept with the key, and nothing that says who it is.
  const { id } = await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const [id, now] = [newId(), tx.now()]
    await tx.db.insert(people).values({ id, name, mobile, createdAt: now, updatedAt: now })
    await writeAudit(tx, { action: 'person_added', objectId: id, before: null, after: { role: 'GENERAL' } })
    return { id }
  })
  return nameAndNumber(await personById(ctx, id))
}
