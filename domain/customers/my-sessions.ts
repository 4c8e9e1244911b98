import { and, desc, eq, gt, sql } from 'drizzle-orm'

import { sessions } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Far more than anybody has devices; a program that signs in over and over may have more. */
const mostShown = 50

/** A session of one's own, which is a browser that is signed in. */
export interface SessionView {
  id: string
  /** As the browser named itself at the sign-in; empty when it did not. */
  userAgent: string
  createdAt: Date
  /** To the hour. */
  lastUsedAt: Date
  /** The one that asks. */
  isPresent: boolean
}

/** Where the person is signed in: the one that asks, then the last used first. @throws not_signed_in */
export async function mySessions(ctx: Ctx): Promise<SessionView[]> {
  const { id, sessionId } = signedIn(ctx)
  const rows = await ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.updatedAt))
    .limit(mostShown)
  return rows.map((row) => ({ ...row, userAgent: row.userAgent ?? '', isPresent: row.id === sessionId }))
}
