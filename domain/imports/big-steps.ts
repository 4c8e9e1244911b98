import { and, asc, eq, sql } from 'drizzle-orm'

import { importLines, products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isBigStep } from '#domain/pricing/big-step.ts'

/** A price that a file changes by more than half, in paise. */
export interface ImportedStep {
  /** With its pack: 'Tomato 500 g'. */
  name: string
  price: 'sellingPrice' | 'listPrice'
  beforePaise: number
  afterPaise: number
}

/** So many are named. */
const mostNamed = 8

/**
 * The prices that a plan changes by more than half, which whoever takes it is asked about as in the grid
 * (docs/decisions/187): how many, and the first of them by their line.
 */
export async function bigStepsOf(
  { db }: Pick<Ctx, 'db'>,
  importId: string,
): Promise<{ total: number; first: ImportedStep[] }> {
  const { before, after } = importLines
  const lines = await db
    .select({
      name: importLines.name,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      before,
      after,
    })
    .from(importLines)
    .innerJoin(products, eq(products.id, importLines.productId))
    .where(
      and(
        eq(importLines.importId, importId),
        eq(importLines.kind, 'changed'),
        sql`${before} ?| array['sellingPricePaise', 'listPricePaise']`,
      ),
    )
    .orderBy(asc(importLines.line))
  const steps = lines.flatMap((line) =>
    (['sellingPrice', 'listPrice'] as const).flatMap((price): ImportedStep[] => {
      const [beforePaise, afterPaise] = [line.before, line.after].map((of) => of?.[`${price}Paise`])
      if (typeof beforePaise !== 'number' || typeof afterPaise !== 'number') return []
      if (!isBigStep(beforePaise, afterPaise)) return []
      return [{ name: withPack(line.name, line), price, beforePaise, afterPaise }]
    }),
  )
  return { total: steps.length, first: steps.slice(0, mostNamed) }
}
