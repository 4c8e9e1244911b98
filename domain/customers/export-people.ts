import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { everyPerson } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Everybody with an account, or those whom `q` finds, to be kept outside of the shop. Who took them out is
 * written down before the first one goes. @throws not_signed_in, forbidden
 */
export async function exportPeople(
  ctx: Ctx,
  { q }: { q?: string | undefined },
  take: Take<PersonView>,
): Promise<void> {
  admin(ctx)
  const after = { search: q ?? '' }
  await writeAudit(ctx, { action: 'people_exported', objectId: 'all', before: null, after })
  await everyPerson(ctx, { q }, take)
}
