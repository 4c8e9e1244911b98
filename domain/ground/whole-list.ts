import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'

import { atOneMoment } from './at-one-moment.ts'
import type { Ctx } from './context.ts'
import { inTurn } from './in-turn.ts'

/**
 * Is handed a whole list, some rows at a time, and the next ones once it has returned: a caller who takes
 * them slowly keeps few of them in memory. When it throws, the reading ends.
 */
export type Take<Row> = (rows: Row[], isLast: boolean) => Promise<void>

/** Said twice, because FETCH takes no parameter. */
const batchSize = 200
const fetchBatch = sql`fetch 200 from whole_list`

interface WholeList<Row> {
  ids: SQLWrapper
  rowsOf: (tx: Ctx, ids: string[]) => Promise<Row[]>
}

/**
 * Reads a list of any length as it is at one moment. A cursor goes over its ids, which are few bytes each,
 * in the list's order; `rowsOf` reads the rows of one batch, in any order. Holds a connection until the end;
 * its turn ends with the first batch of several, because their taker may be slow. @throws busy
 */
export async function readWhole<Row extends { id: string }>(
  ctx: Ctx,
  list: WholeList<Row>,
  take: Take<Row>,
): Promise<void> {
  const begun = Promise.withResolvers<void>()
  let reading: Promise<void> | undefined
  await inTurn(async () => {
    reading = readBatches(ctx, list, async (rows, isLast) => {
      if (!isLast) begun.resolve()
      await take(rows, isLast)
    })
    await Promise.race([begun.promise, reading])
  })
  await reading
}

async function readBatches<Row extends { id: string }>(
  ctx: Ctx,
  list: WholeList<Row>,
  take: Take<Row>,
): Promise<void> {
  let isTaken = false
  const read = async (tx: Ctx) => {
    const { db } = tx
    // Between two batches we wait for the client, who has the time that server/http/whole-list.ts allows.
    await db.execute(sql`set local idle_in_transaction_session_timeout = '60s'`)
    await db.execute(sql`declare whole_list no scroll cursor for ${list.ids}`)
    let ids = await nextIds(db)
    do {
      const following = ids.length === batchSize ? await nextIds(db) : []
      const rows = new Map((await list.rowsOf(tx, ids)).map((row) => [row.id, row]))
      isTaken = true
      await take(
        ids.flatMap((id) => rows.get(id) ?? []),
        following.length === 0,
      )
      ids = following
    } while (ids.length > 0)
  }
  await atOneMoment(ctx, read, { mayBeginAnew: () => !isTaken })
}

async function nextIds(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(fetchBatch)
  return rows.map(({ id }) => id)
}
