import type { Ctx } from '#domain/ground/context.ts'

import { setCounting } from './change-stock.ts'
import type { StockCause } from './change-stock.ts'
import { holdFromNow, holdUncounted } from './count-holds.ts'

// For many products in few statements. Their rows are locked already, or new in this transaction.

/**
 * Begins to count products. `pieces` are how many there are, with what is held for people who are paying: the
 * shelf gets the rest, and nobody is held what is not there.
 */
export async function beginCounting(
  ctx: Ctx,
  cause: StockCause,
  counted: readonly { productId: string; pieces: number }[],
): Promise<void> {
  if (counted.length === 0) return
  const begun = await holdFromNow(ctx, counted)
  const countings = begun.map(({ pieces, held, ...more }) => ({ ...more, stock: Math.max(0, pieces - held) }))
  await setCounting(ctx, cause, countings)
}

/** Nobody counts these products any more. */
export async function endCounting(ctx: Ctx, cause: StockCause, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  const ended = await holdUncounted(ctx, productIds)
  await setCounting(
    ctx,
    cause,
    ended.map((each) => ({ ...each, stock: null })),
  )
}
