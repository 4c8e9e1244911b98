import { and, eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** A link that was mailed to a person's address was used: it is theirs. In the transaction of its use. */
export async function proveEmail({ db, now }: Pick<Ctx, 'db' | 'now'>, personId: string): Promise<void> {
  const isUnproven = and(eq(people.id, personId), eq(people.emailVerified, false))
  await db.update(people).set({ emailVerified: true, updatedAt: now() }).where(isUnproven)
}
