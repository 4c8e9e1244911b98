import { and, eq } from 'drizzle-orm'

import { noticeSwitches } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { NoticeKind, NoticeWay } from './rules.ts'

/**
 * Switches a kind of notice on or off for oneself, in one way. @throws not_signed_in, forbidden
 */
export async function setNoticeSwitch(
  ctx: Ctx,
  { way, kind, isOn }: { way: NoticeWay; kind: NoticeKind; isOn: boolean },
): Promise<void> {
  const { id: personId } = onAnyDuty(ctx)
  const { personId: owner, way: itsWay, kind: itsKind } = noticeSwitches
  if (isOn)
    await ctx.db.delete(noticeSwitches).where(and(eq(owner, personId), eq(itsWay, way), eq(itsKind, kind)))
  else await ctx.db.insert(noticeSwitches).values({ personId, way, kind }).onConflictDoNothing()
}
