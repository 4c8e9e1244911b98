import type { FastifyReply } from 'fastify'
import Papa from 'papaparse'

type Cell = string | number

/** Sends a table as a file for spreadsheets, named so. */
export function sendCsv(reply: FastifyReply, name: string, table: { fields: string[]; data: Cell[][] }) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(writeCsv(table))
}

/**
 * With a byte order mark, without which Excel reads Hindi as Latin letters. A text that begins as a formula
 * is kept from being one by an apostrophe.
 */
function writeCsv(table: { fields: string[]; data: Cell[][] }): string {
  return `\uFEFF${Papa.unparse(table, { newline: '\r\n', escapeFormulae: true })}\r\n`
}
