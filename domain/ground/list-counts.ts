import { sql } from 'drizzle-orm'

import { listCounts } from '#db/schema/index.ts'

import type { Ctx } from './context.ts'

/**
 * Puts a list's changes together into one, so that its number stays quick to read. Code that adds rows
 * meanwhile does not wait, and of two who do this at once each takes changes of its own.
 */
export async function compactListCounts({ db }: Ctx): Promise<void> {
  const { list, change } = listCounts
  await db.execute(sql`
    with taken as (delete from ${listCounts} returning ${list}, ${change})
    insert into ${listCounts} (list, change) select list, sum(change) from taken group by list`)
}
