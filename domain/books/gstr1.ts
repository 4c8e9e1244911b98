import type { DocumentLine } from '#db/schema/invoices.ts'

import type { BookDocument } from './month-documents.ts'
import { added, nothing, signOf, sumOf } from './register.ts'
import type { Amounts } from './register.ts'

/**
 * The tables of GSTR-1 that a shop of goods has (CGST Rules 2017, rule 59; the form's own numbers). Exports,
 * reverse charge and amendments do not come up.
 */
export const gstr1Tables = {
  b2b: '4A B2B',
  b2cLarge: '5A B2C large',
  b2cSmall: '7 B2C others',
  nilRated: '8 Nil rated',
  creditNotes: '9B Credit notes',
  documents: '13 Documents',
} as const

export interface Gstr1Row extends Amounts {
  table: keyof typeof gstr1Tables
  /** The document that it is about; null where it sums several. */
  of: BookDocument | null
  /** Two digits; of nil-rated goods and documents ''. */
  place: string
  /** null: no rate, or all. */
  rateBp: number | null
  /** In words where a table has more to say. */
  what: string
  /** Of table 13: a run of numbers. */
  numbers: { first: string; last: string; total: number; notUsed: number } | null
}

/**
 * Goods for somebody without a GSTIN in another state are told invoice by invoice above so much, in paise
 * (Notification 12/2024 – Central Tax, since August 2024).
 */
const largeAbovePaise = 1_00_000_00

/** Puts the figures of a month together, some documents at a time. */
export class Gstr1 {
  readonly #b2cSmall = new Map<string, { place: string; rateBp: number; amounts: Amounts }>()
  readonly #nilRated = new Map<string, Amounts>()
  readonly #runs = new Map<string, Run>()

  /** Takes a document in, and answers its own rows. What is of an unregistered shop is in no return. */
  rowsOf(of: BookDocument): Gstr1Row[] {
    const { seller, lines } = of.document.content
    if (seller.gstin === null) return []
    this.#count(of)
    this.#addNilRated(of)
    const byRate = Map.groupBy(
      lines.filter(({ rateBp }) => rateBp > 0),
      ({ rateBp }) => rateBp,
    )
    const table = tableOf(of)
    const rows = [...byRate].toSorted(([one], [other]) => one - other)
    if (table !== null) return rows.map(([rateBp, ofRate]) => ownRow(of, table, rateBp, ofRate))
    for (const [rateBp, ofRate] of rows) this.#addB2cSmall(of, rateBp, ofRate)
    return []
  }

  /** The rows that sum several documents, once all of them were taken in. */
  sums(): Gstr1Row[] {
    const b2cSmall = [...this.#b2cSmall.values()].toSorted(
      (one, other) => one.place.localeCompare(other.place) || one.rateBp - other.rateBp,
    )
    return [
      ...b2cSmall.map(({ amounts, ...of }) => summed('b2cSmall', { ...of, amounts })),
      ...[...this.#nilRated]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([what, amounts]) => summed('nilRated', { what, amounts })),
      ...[...this.#runs.values()].map(({ what, last, first, used }) => {
        const total = last.n - first.n + 1
        const numbers = { first: first.number, last: last.number, total, notUsed: total - used }
        return { ...summed('documents', { what, amounts: nothing }), numbers }
      }),
    ]
  }

  #addB2cSmall(of: BookDocument, rateBp: number, lines: readonly DocumentLine[]): void {
    const place = of.document.content.placeOfSupply
    const before = this.#b2cSmall.get(`${place} ${rateBp}`)?.amounts ?? nothing
    const amounts = added(before, sumOf(lines, signOf(of)))
    this.#b2cSmall.set(`${place} ${rateBp}`, { place, rateBp, amounts })
  }

  #addNilRated(of: BookDocument): void {
    const { lines, buyer } = of.document.content
    const free = lines.filter(({ rateBp }) => rateBp === 0)
    if (free.length === 0) return
    const what = `${isSameState(of) ? 'Intra' : 'Inter'}-state, ${buyer.gstin ? 'registered' : 'unregistered'}`
    this.#nilRated.set(what, added(this.#nilRated.get(what) ?? nothing, sumOf(free, signOf(of))))
  }

  /** The documents of a series come with their numbers in order. */
  #count({ document: { series, year, kind, n, number } }: BookDocument): void {
    const what = kind === 'credit_note' ? 'Credit notes' : 'Invoices for outward supply'
    const run = this.#runs.get(`${series} ${year}`)
    if (!run) {
      this.#runs.set(`${series} ${year}`, { what, first: { n, number }, last: { n, number }, used: 1 })
      return
    }
    run.used++
    if (n < run.first.n) run.first = { n, number }
    if (n > run.last.n) run.last = { n, number }
  }
}

interface Run {
  what: string
  first: { n: number; number: string }
  last: { n: number; number: string }
  used: number
}

/** The table that a document stands in by itself; null: it is summed by state and rate. */
function tableOf(of: BookDocument): 'b2b' | 'b2cLarge' | 'creditNotes' | null {
  const { document, invoice } = of
  const isCredit = document.kind === 'credit_note'
  if (document.content.buyer.gstin) return isCredit ? 'creditNotes' : 'b2b'
  const isLarge = !isSameState(of) && (invoice ?? document).totalPaise > largeAbovePaise
  if (!isLarge) return null
  return isCredit ? 'creditNotes' : 'b2cLarge'
}

function isSameState({ document: { content } }: BookDocument): boolean {
  return content.placeOfSupply === content.seller.stateCode
}

/** A credit note's amounts are as they stand on it: the form asks for them without a minus. */
function ownRow(
  of: BookDocument,
  table: 'b2b' | 'b2cLarge' | 'creditNotes',
  rateBp: number,
  lines: readonly DocumentLine[],
): Gstr1Row {
  const place = of.document.content.placeOfSupply
  const what = table !== 'creditNotes' ? '' : of.document.content.buyer.gstin ? 'CDNR' : 'CDNUR B2CL'
  return { table, of, place, rateBp, what, numbers: null, ...sumOf(lines) }
}

function summed(
  table: Gstr1Row['table'],
  { amounts, place = '', rateBp = null, what = '' }: Partial<Gstr1Row> & { amounts: Amounts },
): Gstr1Row {
  return { table, of: null, place, rateBp, what, numbers: null, ...amounts }
}
