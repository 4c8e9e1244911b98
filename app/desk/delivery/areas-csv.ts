import Papa from 'papaparse'

import type { DeliveryArea } from '#contract/delivery-area.ts'
import { overlapping } from '#domain/addresses/rules.ts'
import * as words from '#words/desk/delivery/en.ts'

import { areaName, readArea } from './area.ts'
import { weekdaysText } from './weekdays.ts'

/** The columns, in this order; only the first must be there. */
export const csvColumns = [
  'from',
  'to',
  'days',
  'note',
  'cash',
  'fee',
  'free_from',
  'least',
  'weekdays',
  'order_until',
] as const

/** What a line says of an area: what it leaves out is not in it. */
export type SaidArea = Pick<DeliveryArea, 'from' | 'to'> & Partial<DeliveryArea>

/** The facts of an area by their columns. */
const factsByColumn = [
  'from',
  'to',
  'days',
  'note',
  'cash',
  'shipping',
  'freeFrom',
  'least',
  'weekdays',
  'orderUntil',
] as const

export interface ReadCsv {
  areas: SaidArea[]
  /** A sentence each, with the number of its line. */
  problems: string[]
}

/** What the server takes in one list. */
const most = 2000

/**
 * Areas of a text in CSV, with commas, semicolons or tabs, as spreadsheets write and copy them. A head of
 * names is skipped. A line that ends before a column, as in a file of before it had fees or weekdays, says
 * nothing of it, and neither does an empty cell of cash.
 */
export function readCsv(text: string): ReadCsv {
  const found: (SaidArea & { line: number })[] = []
  const problems: string[] = []
  for (const { cells, line } of rowsOf(text)) {
    if (isHead(cells, line)) continue
    const [from = '', to = '', days = '', note = '', cash = '', ...its] = cells
    const [shipping = '', freeFrom = '', least = '', weekdays = '', orderUntil = '', ...more] = its
    const isCashSaid = cash.trim() !== ''
    const takesCash = cashOf(cash)
    const read = readArea({
      from,
      to,
      days,
      weekdays,
      orderUntil,
      note,
      shipping,
      freeFrom,
      least,
      cash: takesCash ?? false,
    })
    const wrong = [
      ...('problems' in read ? Object.values(read.problems) : []),
      ...(isCashSaid && takesCash === null ? [words.wrongCash(words.yesOrNo)] : []),
      ...(more.some((cell) => cell.trim() !== '') ? [words.tooManyColumns(csvColumns.length)] : []),
    ]
    problems.push(...wrong.map((problem) => words.ofLine(line, problem)))
    if (wrong.length === 0 && 'area' in read) {
      const { area } = read
      const said = factsByColumn.slice(0, cells.length).filter((fact) => fact !== 'cash' || isCashSaid)
      const facts = Object.fromEntries(said.map((fact) => [fact, area[fact]]))
      found.push({ ...facts, from: area.from, to: area.to, line })
    }
  }
  const pair = overlapping(found)
  if (pair) problems.push(overlapWords(pair))
  if (found.length > most) problems.push(words.tooMany(found.length, most))
  if (found.length === 0 && problems.length === 0) problems.push(words.nothingInIt)
  return { areas: found.map(({ line: _line, ...area }) => area), problems }
}

/**
 * The list of what was read. What a line does not say stays as it is in the area of the same PIN codes; a new
 * area has nothing of its own and takes cash if the shop does.
 */
export function withWhatStays(
  said: readonly SaidArea[],
  present: readonly DeliveryArea[],
  { takesCash }: { takesCash: boolean },
): DeliveryArea[] {
  const before = new Map(present.map((area) => [areaName(area), area]))
  const nothing = { days: null, weekdays: null, orderUntil: null, note: '', cash: takesCash }
  const noCost = { shipping: null, freeFrom: null, least: null }
  return said.map((area) => ({ ...nothing, ...noCost, ...before.get(areaName(area)), ...area }))
}

export function writeCsv(areas: readonly DeliveryArea[]): string {
  const rows = areas.map(({ from, to, days, note, cash, shipping, freeFrom, least, ...when }) => [
    from,
    to === from ? '' : to,
    days ?? '',
    note,
    cash ? 'yes' : 'no',
    shipping ?? '',
    freeFrom ?? '',
    least ?? '',
    weekdaysText(when.weekdays),
    when.orderUntil ?? '',
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
  if (/^(yes|y|true|1|हाँ|हां)$/.test(word)) return true
  return /^(no|n|false|0|नहीं)$/.test(word) ? false : null
}

function overlapWords([one, other]: [SaidArea & { line: number }, SaidArea & { line: number }]) {
  const [first, second] = one.line < other.line ? [one, other] : [other, one]
  return words.ofLine(second.line, words.overlaps(areaName(second), first.line, areaName(first)))
}
