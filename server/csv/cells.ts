import Papa from 'papaparse'

import { indianIso } from '#domain/time/rules.ts'

/**
 * CSV injection: a spreadsheet would take a cell that begins so for a formula, so an apostrophe is put before
 * it. Also before an apostrophe, so that every cell can be read back as it was.
 */
const isEscaped = /^['=+\-@\t\r\n＝＋－＠]/
/** A number below zero is no formula, and has to stay a number: an accountant adds the column up. */
const toEscape = new RegExp(`^(?!-\\d+(?:\\.\\d+)?$)${isEscaped.source.slice(1)}`)

/** Rows as lines of CSV, with commas and CRLF; the last line ends as well. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return ''
  return `${Papa.unparse(rows as (string | number)[][], { newline: '\r\n', escapeFormulae: toEscape })}\r\n`
}

/** UTF-8 is announced, because Excel reads Hindi wrongly without it. */
export const byteOrderMark = '\uFEFF'

/** A cell as it was before `csvLines` wrote it; one that somebody typed with an apostrophe keeps it. */
export function asItWas(cell: string): string {
  return cell.startsWith("'") && isEscaped.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Several texts in one cell, as the form has them: `aloo, batata`. A comma within a text is `\,`. */
export function listCell(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\,]/g, '\\$&')).join(', ')
}

/** The texts of a cell. */
export function textsOf(cell: string): string[] {
  return (cell.match(/(?:\\[\\,]|[^,])+/g) ?? [])
    .map((text) => text.replaceAll(/\\([\\,])/g, '$1').trim())
    .filter((text) => text !== '')
}

/** A moment in Indian time: `2026-12-03T06:00:00+05:30`, with milliseconds where it has any. */
export function momentCell(moment: Date | null): string {
  return moment ? indianIso(moment) : ''
}
