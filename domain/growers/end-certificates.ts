import { and, eq, lt } from 'drizzle-orm'

import { growers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { indianDay } from '#domain/time/rules.ts'

/**
 * Takes down the mark of each certificate whose last Indian day is over, so that kept pages follow
 * (`growers_changed`). The shop that was down then makes up for it.
 */
export async function endCertificates(ctx: Ctx): Promise<void> {
  const ended = await ctx.db
    .update(growers)
    .set({ isCertified: false })
    .where(and(eq(growers.isCertified, true), lt(growers.certificateUntil, indianDay(ctx.now()))))
    .returning({ id: growers.id })
  if (ended.length === 0) return
  for (const { id } of ended) ctx.log.info({ growerId: id }, 'certificate ended on its day')
  await ctx.catalogChanged()
}
