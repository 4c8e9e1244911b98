import { eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { ImportRow } from './queries.ts'

/** A ctx of the person who has confirmed an import, whose name the audit and the ledger bear. */
export async function asPerson(ctx: Ctx, { personId }: Pick<ImportRow, 'personId'>): Promise<Ctx> {
  const { id, name, email, role, duties } = people
  const [person] = await ctx.db.select({ id, name, email, role, duties }).from(people).where(eq(id, personId))
  return { ...ctx, actor: person ? { ...person, email: person.email ?? '', sessionId: '' } : null }
}
