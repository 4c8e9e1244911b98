import { isDeepStrictEqual } from 'node:util'

import { and, eq, inArray } from 'drizzle-orm'

import { importLines } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { planLines } from './plan-lines.ts'
import type { ImportedRow, PlannedLine } from './plan-lines.ts'
import type { ImportLineRow } from './queries.ts'

/** The plan does not stand any more: the shop has changed since somebody looked at it. */
export class PlanDiffers extends Error {}

/** These lines of an import, in this order. */
export async function linesNamed(tx: Ctx, importId: string, lines: number[]): Promise<ImportLineRow[]> {
  const found = await tx.db
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, importId), inArray(importLines.line, lines)))
  const byLine = new Map(found.map((row) => [row.line, row]))
  return lines.flatMap((line) => byLine.get(line) ?? [])
}

/** What these lines would do now, if that is what was confirmed. @throws PlanDiffers */
export async function confirmedAnew(tx: Ctx, confirmed: readonly ImportLineRow[]): Promise<PlannedLine[]> {
  const now = await planLines(tx, confirmed.map(rowOf))
  if (!now.every((line, place) => isSamePlan(line, confirmed[place]!))) throw new PlanDiffers()
  return now
}

/** What is sold meanwhile is no other plan. Where the counting of its stock began or ended it is one. */
function isSamePlan(now: PlannedLine, confirmed: ImportLineRow): boolean {
  return isDeepStrictEqual(withoutStock(now), withoutStock(confirmed))
}

type Planned = Pick<PlannedLine, 'kind' | 'before' | 'after'>

function withoutStock({ kind, before, after }: Planned): Planned {
  if (!changesStock({ before, after })) return { kind, before, after }
  const [{ stock: _was, ...was }, { stock: _is, ...is }] = [before!, after!]
  return Object.keys(is).length > 0
    ? { kind, before: was, after: is }
    : { kind: 'unchanged', before: null, after: null }
}

/** Whether pieces come or go of a product that is counted. */
function changesStock({ before, after }: Pick<PlannedLine, 'before' | 'after'>): boolean {
  return typeof before?.['stock'] === 'number' && typeof after?.['stock'] === 'number'
}

/**
 * The line with the stock that was confirmed, as a difference: who counted has counted before the plan, and
 * what was sold since then stays sold.
 */
export function withStockOf(
  now: PlannedLine,
  confirmed: ImportLineRow,
  stocks: ReadonlyMap<string, number | null>,
): PlannedLine {
  const { before, after } = withoutStock(now)
  const present = stocks.get(now.productId ?? '')
  if (!changesStock(confirmed) || typeof present !== 'number') return { ...now, before, after: after ?? {} }
  const change = Number(confirmed.after!['stock']) - Number(confirmed.before!['stock'])
  const stock = Math.max(0, present + change)
  return { ...now, before: { ...before, stock: present }, after: { ...after, stock } }
}

/** A line as it was read, to be planned once more. */
export function rowOf({ line, givenId, name, fields, productId }: ImportLineRow): ImportedRow {
  return { line, id: givenId, name, fields, problems: {}, newId: productId }
}
