import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { parse } from 'csv-parse'
import type { CsvError } from 'csv-parse'

import { DomainError } from '#domain/ground/errors.ts'
import type { BadCsv } from '#domain/imports/errors.ts'

import { asItWas } from './cells.ts'

/** A row of a file, under its head. */
export interface CsvRow {
  /** On which line of the file it begins; the head is line 1. */
  line: number
  /** By the name of the column. */
  cells: Record<string, string>
  /** It has more cells than the head. */
  isTooLong: boolean
}

export interface CsvFile {
  delimiter: ',' | ';' | '\t'
  /** Names of the columns that the file has. */
  columns: string[]
  /** Read as they are asked for. @throws bad_csv for quotes that do not close, and for lines over 64 KB */
  rows: AsyncIterable<CsvRow>
}

/** Of the file; so much is read at once while others wait, about 30 ms where it is all short lines. */
const chunkBytes = 16 * 1024

/**
 * Of one line of a table. A quote that is not closed would make the rest of the file one cell, and a line of
 * delimiters as many cells as it has bytes.
 */
const recordBytes = 64 * 1024

/**
 * Opens a file in CSV: UTF-8 with or without BOM, UTF-16 with one, or Windows-1252; commas, semicolons or
 * tabs; CRLF or LF. Its head names the columns, in any order and any case; `former`: what files of before
 * call some of them. @throws bad_csv for what is no such file, or has other columns
 */
export async function openCsv(
  given: Buffer,
  known: readonly string[],
  former: Readonly<Record<string, string>> = {},
): Promise<CsvFile> {
  refuseSpreadsheets(given)
  const bytes = inUtf8(given)
  const delimiter = delimiterOf(bytes, [...known, ...Object.keys(former)])
  const rows = rowsOf(bytes, delimiter)
  const head = await rows.next()
  if (head.done) throw badCsv({ why: 'empty' })
  const columns = head.value.cells.map(nameOf).map((name) => former[name] ?? name)
  // Spreadsheets leave cells without a name behind the last column.
  while (columns.at(-1) === '') columns.pop()
  const unknown = columns.find((name) => !known.includes(name))
  if (unknown !== undefined) throw badCsv({ why: 'unknown_column', column: unknown, known })
  const twice = columns.find((name, place) => columns.indexOf(name) !== place)
  if (twice !== undefined) throw badCsv({ why: 'column_twice', column: twice })
  return { delimiter, columns, rows: underHead(columns, rows) }
}

function refuseSpreadsheets(bytes: Buffer): void {
  // The first bytes of a ZIP, which .xlsx and .ods are, and of the older .xls.
  if (begins(bytes, 'PK\x03\x04') || begins(bytes, '\xD0\xCF\x11\xE0')) throw badCsv({ why: 'spreadsheet' })
}

function begins(bytes: Buffer, text: string): boolean {
  return bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))
}

/** Excel's 'Unicode Text' is UTF-16, its plain 'CSV' Windows-1252: that is what no UTF-8 is taken for. */
function inUtf8(bytes: Buffer): Buffer {
  const encoding = begins(bytes, '\xFF\xFE')
    ? 'utf-16le'
    : begins(bytes, '\xFE\xFF')
      ? 'utf-16be'
      : isUtf8(bytes)
        ? null
        : 'windows-1252'
  const text = encoding === null ? bytes : Buffer.from(new TextDecoder(encoding).decode(bytes))
  // A NUL is valid UTF-8, is every second byte of UTF-16 that does not say so, and PostgreSQL keeps none.
  if (text.includes(0)) throw badCsv({ why: 'not_utf8' })
  if (text.toString('utf8').trim() === '') throw badCsv({ why: 'empty' })
  return text
}

/** The one by which more of the columns in the head are known. */
function delimiterOf(bytes: Buffer, known: readonly string[]): CsvFile['delimiter'] {
  const [head = ''] = bytes
    .toString('utf8', 0, chunkBytes)
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]/, 1)
  const knownBy = (delimiter: string) =>
    head
      .replaceAll('"', '')
      .split(delimiter)
      .filter((cell) => known.includes(nameOf(cell))).length
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((one, other) => knownBy(other) - knownBy(one))
  return best
}

/** `Selling_Price` and ` selling  price` are one column. */
function nameOf(cell: string): string {
  return cell.replaceAll('_', ' ').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

async function* underHead(
  columns: readonly string[],
  rows: AsyncIterable<{ line: number; cells: string[] }>,
): AsyncGenerator<CsvRow> {
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    yield {
      line,
      cells: Object.fromEntries(columns.map((name, place) => [name, asItWas(cells[place] ?? '')])),
      isTooLong: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
    }
  }
}

async function* rowsOf(
  bytes: Buffer,
  delimiter: string,
): AsyncGenerator<{ line: number; cells: string[] }, void> {
  const wrong: CsvError[] = []
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // What was read before a mistake comes out first, so that its line is known.
    skip_records_with_error: true,
    on_skip: (error) => void (error && wrong.push(error)),
  })
  const source = Readable.from(
    chunksOf(withoutBlankEnd(bytes, delimiter), {
      isOver: () => wrong.length > 0,
      refuse: (tooLongAt) => parser.destroy(badCsv({ why: 'record_too_long', line: tooLongAt })),
    }),
  )
  // Lines are counted here: the parser counts a CRLF within a cell twice.
  let line = 1
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      yield { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    }
  } finally {
    source.destroy()
  }
  const [first] = wrong
  if (!first) return
  const isOpen = first.code === 'CSV_QUOTE_NOT_CLOSED'
  throw badCsv({ why: 'quotes', line: isOpen ? line : ((first['lines'] as number | undefined) ?? line) })
}

/**
 * Between two of them others are served. No more come once `isOver`, or once a line is too long: `refuse` is
 * told on which line of the file that begins.
 */
async function* chunksOf(
  bytes: Buffer,
  { isOver, refuse }: { isOver: () => boolean; refuse: (line: number) => void },
): AsyncGenerator<Buffer> {
  const tooLongAt = lengthGuard()
  for (let at = 0; at < bytes.length && !isOver(); at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    const line = tooLongAt(chunk)
    if (line !== null) return refuse(line)
    yield chunk
    await setImmediate()
  }
}

/** Reads chunk after chunk, and answers where a line of the table begins that is too long. */
function lengthGuard(): (chunk: Buffer) => number | null {
  let [isQuoted, length, line, begunAt, before] = [false, 0, 1, 1, 0]
  return (chunk) => {
    for (const byte of chunk) {
      length++
      if (byte === quote) isQuoted = !isQuoted
      // CRLF is one end of a line.
      if (byte === cr || (byte === lf && before !== cr)) line++
      if (!isQuoted && (byte === cr || byte === lf)) {
        length = 0
        begunAt = line
      }
      if (length > recordBytes) return begunAt
      before = byte
    }
    return null
  }
}

const [quote, cr, lf] = Buffer.from('"\r\n') as unknown as [number, number, number]

/** Spreadsheets may write a million lines of nothing but delimiters behind the last one. */
function withoutBlankEnd(bytes: Buffer, delimiter: string): Buffer {
  const blank = Buffer.from(`${delimiter} \t\r\n`)
  let end = bytes.length
  while (end > 0 && blank.includes(bytes[end - 1]!)) end--
  while (end < bytes.length && !lineEnds.includes(bytes[end]!)) end++
  return bytes.subarray(0, end)
}

const lineEnds = Buffer.from('\r\n')

function badCsv(details: BadCsv): DomainError<'bad_csv'> {
  return new DomainError('bad_csv', details)
}
