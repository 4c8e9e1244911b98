import { lt } from 'drizzle-orm'

import { notices } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { keptDays } from './rules.ts'

/** Deletes the notices of before last month. */
export async function pruneNotices(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, notices, lt(notices.at, secondsAfter(ctx.now(), -keptDays * 24 * 60 * 60)))
}
