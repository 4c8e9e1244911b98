import { lt } from 'drizzle-orm'

import { passwordResets, sessions, verifications } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Deletes sessions, verifications and links sent by mail that have run out: nobody can use them. */
export async function pruneSignIns({ db, now }: Ctx): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(verifications).where(lt(verifications.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now()))
}
