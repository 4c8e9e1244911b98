import { inArray } from 'drizzle-orm'

import { orderLines } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { BookDocument } from './month-documents.ts'
import { added, nothing, packsOf, signOf, sumOf } from './register.ts'
import type { Amounts } from './register.ts'

/** What was invoiced of a brand in a month, credit notes taken off. */
export interface BrandRow extends Amounts {
  id: string
  /** '' for goods that were taken out of their order after its invoice. */
  brand: string
  /** Packs; those of credit notes are taken off (`packsOf`). */
  pieces: number
  /** What credit notes took off `totalPaise`, in paise. */
  creditedPaise: number
}

/** A document with the brand of each of its lines, by position. */
export interface BrandedDocument extends BookDocument {
  brands: ReadonlyMap<number, string>
}

/** Looks up the brands of documents; they are in the lines of the orders alone. */
export async function withBrands({ db }: Ctx, documents: BookDocument[]): Promise<BrandedDocument[]> {
  const { orderId, position, brandName } = orderLines
  const ids = documents.map(({ document }) => document.orderId)
  const found = ids.length
    ? await db.select({ orderId, position, brandName }).from(orderLines).where(inArray(orderId, ids))
    : []
  const byOrder = Map.groupBy(found, (line) => line.orderId)
  return documents.map((of) => ({
    ...of,
    brands: new Map((byOrder.get(of.document.orderId) ?? []).map((line) => [line.position, line.brandName])),
  }))
}

/** Puts the sales by brand together, some documents at a time. */
export class BrandSales {
  readonly #rows = new Map<string, BrandRow>()

  add(of: BrandedDocument): void {
    for (const line of of.document.content.lines) {
      const brand = of.brands.get(line.position) ?? ''
      const row = this.#rows.get(brand) ?? { id: brand, brand, pieces: 0, creditedPaise: 0, ...nothing }
      const sign = signOf(of)
      this.#rows.set(brand, {
        ...row,
        ...added(row, sumOf([line], sign)),
        pieces: row.pieces + sign * packsOf(of, line),
        creditedPaise: row.creditedPaise + (sign === 1 ? 0 : line.amountPaise),
      })
    }
  }

  /** What brought most comes first. */
  rows(): BrandRow[] {
    return [...this.#rows.values()].toSorted((one, other) => other.totalPaise - one.totalPaise)
  }
}
