import type { DocumentLine } from '#db/schema/invoices.ts'

import type { BookDocument } from './month-documents.ts'

/** What lines come to, in paise. */
export interface Amounts {
  valuePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** With tax. */
  totalPaise: number
}

/** A document in the register; the amounts of a credit note are below zero, so that all add up. */
export interface RegisterLine extends Amounts {
  id: string
  of: BookDocument
  /** Of `valuePaise` what bears tax; the rest is nil-rated, or of a shop that says nothing of tax. */
  taxablePaise: number
}

export function registerLine(of: BookDocument): RegisterLine {
  const { lines } = of.document.content
  const sign = signOf(of)
  const amounts = sumOf(lines, sign)
  const taxed = lines.filter(({ rateBp }) => rateBp > 0)
  return { id: of.id, of, ...amounts, taxablePaise: sumOf(taxed, sign).valuePaise }
}

/** 1, and of a credit note -1. */
export function signOf({ document }: BookDocument): 1 | -1 {
  return document.kind === 'credit_note' ? -1 : 1
}

/**
 * How many packs a line is for. A credit note that takes back all of a line without naming pieces is for all
 * of them; one for a part of the money leaves the goods where they are.
 */
export function packsOf({ invoice }: BookDocument, line: DocumentLine): number {
  if (line.quantity !== null || !invoice) return line.quantity ?? 0
  const bought = invoice.content.lines.find(({ position }) => position === line.position)
  return bought?.amountPaise === line.amountPaise ? (bought.quantity ?? 0) : 0
}

export const nothing: Amounts = { valuePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 }

export function sumOf(lines: readonly DocumentLine[], sign: 1 | -1 = 1): Amounts {
  return lines.reduce((sum, line) => plus(sum, line, sign), nothing)
}

function plus(sum: Amounts, line: DocumentLine, sign: 1 | -1): Amounts {
  return {
    valuePaise: sum.valuePaise + sign * line.valuePaise,
    cgstPaise: sum.cgstPaise + sign * line.cgstPaise,
    sgstPaise: sum.sgstPaise + sign * line.sgstPaise,
    igstPaise: sum.igstPaise + sign * line.igstPaise,
    totalPaise: sum.totalPaise + sign * line.amountPaise,
  }
}

export function added(one: Amounts, other: Amounts): Amounts {
  return {
    valuePaise: one.valuePaise + other.valuePaise,
    cgstPaise: one.cgstPaise + other.cgstPaise,
    sgstPaise: one.sgstPaise + other.sgstPaise,
    igstPaise: one.igstPaise + other.igstPaise,
    totalPaise: one.totalPaise + other.totalPaise,
  }
}
