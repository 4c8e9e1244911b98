import Papa from 'papaparse'

import type { DeliveryArea } from '#contract/delivery-area.ts'
import { overlapping } from '#domain/addresses/rules.ts'

import { areaName, readArea } from './area.ts'

/** The columns, in this order; only the first must be there. */
export const csvColumns = ['from', 'to', 'days', 'note', 'cash', 'fee', 'free_from', 'least'] as const

export interface ReadCsv {
  areas: DeliveryArea[]
  /** A sentence each, with the number of its line. */
  problems: string[]
}

/** What the server takes in one list. */
const most = 2000

/**
 * Areas of a text in CSV, with commas, semicolons or tabs, as spreadsheets write and copy them. A head of
 * names is skipped. Where nothing stands for cash, an area takes it if the shop does.
 */
export function readCsv(text: string, { takesCash: isCashUsual }: { takesCash: boolean }): ReadCsv {
  const found: (DeliveryArea & { line: number })[] = []
  const problems: string[] = []
  for (const { cells, line } of rowsOf(text)) {
    if (isHead(cells, line)) continue
    const [from = '', to = '', days = '', note = '', cash = '', ...its] = cells
    const [shipping = '', freeFrom = '', least = '', ...more] = its
    const takesCash = cash.trim() === '' ? isCashUsual : cashOf(cash)
    const read = readArea({ from, to, days, note, cash: takesCash ?? false, shipping, freeFrom, least })
    const wrong = [
      ...('problems' in read ? Object.values(read.problems) : []),
      ...(takesCash === null ? ['For cash write yes or no.'] : []),
      ...(more.some((cell) => cell.trim() !== '') ? [`It has more than ${csvColumns.length} columns.`] : []),
    ]
    problems.push(...wrong.map((problem) => `Line ${line}: ${problem}`))
    if (wrong.length === 0 && 'area' in read) found.push({ ...read.area, line })
  }
  const pair = overlapping(found)
  if (pair) problems.push(overlapWords(pair))
  if (found.length > most) problems.push(`There are ${found.length} areas. A list has at most ${most}.`)
  if (found.length === 0 && problems.length === 0) problems.push('There is no area in it.')
  return { areas: found.map(({ line: _line, ...area }) => area), problems }
}

export function writeCsv(areas: readonly DeliveryArea[]): string {
  const rows = areas.map(({ from, to, days, note, cash, shipping, freeFrom, least }) => [
    from,
    to === from ? '' : to,
    days ?? '',
    note,
    cash ? 'yes' : 'no',
    shipping ?? '',
    freeFrom ?? '',
    least ?? '',
  ])
  return Papa.unparse({ fields: [...csvColumns], data: rows }, { newline: '\r\n' })
}

/** The rows that have something in them, each with the line on which it begins: a note may have several. */
function rowsOf(text: string): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = []
  let [begin, line] = [0, 1]
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data: cells, meta: { cursor } }) => {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
      line += text.slice(begin, cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      begin = cursor
    },
  })
  return rows
}

function isHead([first = '']: string[], line: number): boolean {
  return line === 1 && !/\d/.test(first)
}

function cashOf(cell: string): boolean | null {
  const word = cell.trim().toLowerCase()
  if (/^(yes|y|true|1)$/.test(word)) return true
  return /^(no|n|false|0)$/.test(word) ? false : null
}

function overlapWords([one, other]: [DeliveryArea & { line: number }, DeliveryArea & { line: number }]) {
  const [first, second] = one.line < other.line ? [one, other] : [other, one]
  return `Line ${second.line}: ${areaName(second)} has PIN codes of line ${first.line}, ${areaName(first)}.`
}
