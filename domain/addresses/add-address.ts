import { eq } from 'drizzle-orm'

import { addresses, people } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { maxAddresses } from './rules.ts'

/**
 * Adds an address to one's own, once under one idempotency key. Answers its id.
 * @throws not_signed_in, too_many_addresses, key_reused
 */
export async function addAddress(
  ctx: Ctx,
  { address, idempotencyKey: key }: { address: DeliveryAddress; idempotencyKey?: string | undefined },
): Promise<string> {
  const { id: personId } = signedIn(ctx)
  return once(ctx, { key, request: ['address', address] }, async (tx) => {
    // One after the other, so that two that come at once are counted. NO KEY, as in lockEarlierOffers.
    await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    if ((await tx.db.$count(addresses, eq(addresses.personId, personId))) >= maxAddresses)
      throw new DomainError('too_many_addresses', { maximum: maxAddresses })
    const id = newId()
    await tx.db.insert(addresses).values({ id, personId, ...address, createdAt: tx.now() })
    return id
  })
}
