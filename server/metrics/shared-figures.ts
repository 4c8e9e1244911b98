import { setTimeout as sleep } from 'node:timers/promises'

import { readFigures } from '#domain/engine/queries.ts'
import type { EngineFigures } from '#domain/engine/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Two who ask within so long get the same answer. */
const keptMs = 1_000
/** A database that takes longer counts as away: who watches a shop gives up soon. */
const mostMs = 2_000

/**
 * What the database says of the shop, for whoever scrapes it: asked once at a time and not each time, and
 * null in time where it does not answer.
 */
export function sharedFigures(ctx: Pick<Ctx, 'db' | 'now'>): () => Promise<EngineFigures | null> {
  let asked: { at: number; answer: Promise<EngineFigures | null> } | null = null
  let isUnderWay = false

  function ask(): Promise<EngineFigures | null> {
    isUnderWay = true
    return readFigures(ctx)
      .catch(() => null)
      .finally(() => {
        isUnderWay = false
      })
  }

  return () => {
    if (!asked || (!isUnderWay && performance.now() - asked.at > keptMs))
      asked = { at: performance.now(), answer: ask() }
    return Promise.race([asked.answer, sleep(mostMs, null, { ref: false })])
  }
}
