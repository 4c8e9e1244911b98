import type { DocumentLine } from '#db/schema/invoices.ts'

import type { BookDocument } from './month-documents.ts'
import { added, nothing, packsOf, signOf, sumOf } from './register.ts'
import type { Amounts } from './register.ts'

/** A line of table 12 of GSTR-1, credit notes taken off. */
export interface HsnRow extends Amounts {
  id: string
  /** Sold to who has a GSTIN: since May 2025 the two stand apart. */
  isB2b: boolean
  hsnCode: string
  /** The unit quantity code: KGS, LTR, NOS, and PAC for packs of before their size was written down. */
  unit: 'KGS' | 'LTR' | 'NOS' | 'PAC'
  rateBp: number
  /** In thousandths of the unit. */
  quantityMilli: number
}

/** Puts the HSN summary of a month together, some documents at a time. */
export class HsnSummary {
  readonly #rows = new Map<string, HsnRow>()

  add(of: BookDocument): void {
    const { seller, buyer, lines } = of.document.content
    if (seller.gstin === null) return
    for (const line of lines)
      this.#addLine({ ...line, quantity: packsOf(of, line) }, signOf(of), Boolean(buyer.gstin))
  }

  rows(): HsnRow[] {
    return [...this.#rows.values()].toSorted((one, other) => one.id.localeCompare(other.id))
  }

  #addLine(line: DocumentLine, sign: 1 | -1, isB2b: boolean): void {
    const { unit, milli } = quantityOf(line)
    const { rateBp } = line
    const hsnCode = line.hsnCode ?? ''
    const id = [isB2b ? 'B2B' : 'B2C', hsnCode, unit, String(rateBp).padStart(5, '0')].join(' ')
    const row = this.#rows.get(id) ?? { id, isB2b, hsnCode, unit, rateBp, quantityMilli: 0, ...nothing }
    this.#rows.set(id, {
      ...row,
      ...added(row, sumOf([line], sign)),
      quantityMilli: row.quantityMilli + sign * milli,
    })
  }
}

function quantityOf({ quantity, netQuantity, netUnit }: DocumentLine): {
  unit: HsnRow['unit']
  milli: number
} {
  const packs = quantity ?? 0
  if (!netQuantity || !netUnit) return { unit: 'PAC', milli: packs * 1000 }
  if (netUnit === 'piece') return { unit: 'NOS', milli: packs * netQuantity * 1000 }
  return { unit: netUnit === 'g' ? 'KGS' : 'LTR', milli: packs * netQuantity }
}
