import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { personById } from '#domain/customers/queries.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { nameAndNumber } from './find-people.ts'

/** Somebody who is to be written down. */
export interface NewPerson {
  name: string
  /** Ten digits; several people may share a telephone. */
  mobile: string | null
}

/**
 * Writes down a person who calls or stands at the stall, without an e-mail: they take the account over by a
 * link later (`claim-account.ts`). Once under one idempotency key.
 * @throws not_signed_in, forbidden, key_reused
 */
export async function addPerson(
  ctx: Ctx,
  { name, mobile }: NewPerson,
  idempotencyKey?: string,
): Promise<PersonView> {
  onDuty(ctx, 'counter')
  const request = ['add person', name, mobile]
  // The id alone is kept with the key, and nothing that says who it is.
  const { id } = await once(ctx, { key: idempotencyKey, request }, async (tx) => ({
    id: await writePerson(tx, { name, mobile }),
  }))
  return nameAndNumber(await personById(ctx, id))
}

/** The same in the transaction of what is written down for them. Answers their id. */
export async function writePerson(tx: Ctx, { name, mobile }: NewPerson): Promise<string> {
  const [id, now] = [newId(), tx.now()]
  await tx.db.insert(people).values({ id, name, mobile, createdAt: now, updatedAt: now })
  await writeAudit(tx, { action: 'person_added', objectId: id, before: null, after: { role: 'GENERAL' } })
  return id
}
