import { eq, sql } from 'drizzle-orm'

import { derived } from '#db/derived.ts'
import type { Derived } from '#db/derived.ts'
import { derivedTables } from '#db/schema/index.ts'

import type { Ctx } from './context.ts'
import { inTransaction } from './transaction.ts'

/** So many sources at a time: their rows are locked for some tenths of a second. */
const batch = 100
/** After so long it pauses, until the job runs again: who shops goes first. */
const longestMs = 1_000

/**
 * Writes anew what an older version has derived by another rule, a batch in a transaction of its own each
 * time. Until its turn comes a row answers as before. What is cut off goes on behind the last batch, in this
 * process or another; a table that a newer version is at, or another process, is left to them.
 */
export async function refillDerived(
  ctx: Ctx,
  { all = derived, most = batch, forMs = longestMs } = {},
): Promise<void> {
  const began = performance.now()
  const states = new Map((await ctx.db.select().from(derivedTables)).map((state) => [state.name, state]))
  for (const table of all.filter(({ name, version }) => (states.get(name)?.version ?? 0) < version))
    while (await refillBatch(ctx, table, most)) if (performance.now() - began >= forMs) return
}

/** Answers whether there may be more. */
async function refillBatch(
  ctx: Ctx,
  { name, version, next, refill }: Derived,
  most: number,
): Promise<boolean> {
  return inTransaction(ctx, async ({ db, log }) => {
    const isThis = eq(derivedTables.name, name)
    await db.insert(derivedTables).values({ name, version: 0 }).onConflictDoNothing()
    const [state] = await db.select().from(derivedTables).where(isThis).for('update', { skipLocked: true })
    if (!state || state.version >= version || (state.target ?? 0) > version) return false

    const after = state.target === version ? state.after : null
    const { rows } = await db.execute<{ key: string }>(next(after, most))
    const keys = rows.map(({ key }) => key)
    const last = keys.at(-1)
    if (last === undefined) {
      await db.update(derivedTables).set({ version, target: null, after: null }).where(isThis)
      // Pages that were kept meanwhile may show rows of before.
      await db.execute(sql`select announce_catalog_change(array['*'])`)
      log.info({ derived: name, version }, 'a derived table is written anew')
      return false
    }
    for (const statement of refill(keys)) await db.execute(statement)
    await db.update(derivedTables).set({ target: version, after: last }).where(isThis)
    return true
  })
}
