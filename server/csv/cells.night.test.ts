import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainRupees } from '#domain/pricing/rules.ts'

import { byteOrderMark, csvLines, listCell, momentCell, textsOf } from './cells.ts'
import { openCsv } from './read-csv.ts'
import type { CsvFile } from './read-csv.ts'

const columns = ['name', 'brand', 'description']

async function rowsOf(text: string): Promise<{ file: CsvFile; rows: string[][]; lines: number[] }> {
  const file = await openCsv(Buffer.from(text), columns)
  const rows: string[][] = []
  const lines: number[] = []
  for await (const { line, cells } of file.rows) {
    rows.push(file.columns.map((name) => cells[name] ?? ''))
    lines.push(line)
  }
  return { file, rows, lines }
}

/** Any text that PostgreSQL keeps, with much of what CSV and spreadsheets make something of. */
const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        "'",
        '"',
        ',',
        ';',
        '\n',
        '\r',
        '\r\n',
        '\\',
        ' ',
        'आलू',
        '🥭',
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''))
  .filter((text) => text.isWellFormed())

test('every cell that is written is read as it was', async () => {
  // A row of blanks alone is what spreadsheets leave behind the last one, and is no row.
  const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some((text) => text.trim() !== ''))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const read = await rowsOf(byteOrderMark + csvLines([columns, ...rows]))
      expect(read.rows).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})

test('every list of texts that stands in one cell is read as it was', () => {
  const text = fc
    .array(fc.constantFrom(',', '\\', 'aloo', ' ', 'आलू'), { maxLength: 6 })
    .map((parts) => parts.join('').trim())
    .filter((joined) => joined !== '')
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(textsOf(listCell(texts))).toEqual(texts)
    }),
  )
})

test.each(['=1+1', '+91', '-5+1', '-a', '@SUM(A1)', '\tcmd', '＝1'])(
  'a spreadsheet takes %j for no formula, because an apostrophe stands before it',
  (formula) => {
    expect(csvLines([[formula]])).toBe(`"'${formula}"\r\n`)
  },
)

test('what was given back is a number in the file, so that a spreadsheet can add it up', () => {
  expect(csvLines([['-32.50', -5, '-1518']])).toBe('-32.50,-5,-1518\r\n')
})

test('an apostrophe that somebody has typed stays where it is', async () => {
  expect((await rowsOf("name,brand,description\n'tis,o'clock,''\n")).rows).toEqual([["'tis", "o'clock", "'"]])
})

test.each([
  ['commas and LF', 'name,brand\nTomato,Gram Seva\n', ','],
  ['semicolons, CRLF and a BOM', '\uFEFFName;BRAND\r\nTomato;Gram Seva\r\n', ';'],
  ['quoted names, and a comma within a cell', '"name";"brand"\n"Tomato";"Gram Seva"', ';'],
  ['empty cells behind the last column, and empty lines', 'name,brand,,\nTomato,Gram Seva,,\n,,,\n\n', ','],
])('a file with %s is read', async (_what, text, delimiter) => {
  const { file, rows } = await rowsOf(text)
  expect(file.delimiter).toBe(delimiter)
  expect(rows).toEqual([['Tomato', 'Gram Seva']])
})

test('a line is known by its place in the file, also after cells of several lines', async () => {
  const { lines } = await rowsOf('name,description\r\nA,"one\r\ntwo\nthree"\r\n\r\nB,\r\nC,\r\n')
  expect(lines).toEqual([2, 6, 7])
})

test('money has two decimals, and a moment is one of India', () => {
  expect([plainRupees(45_00), plainRupees(45_05), plainRupees(0)]).toEqual(['45.00', '45.05', '0.00'])
  expect(momentCell(new Date('2026-12-03T00:30:00Z'))).toBe('2026-12-03T06:00:00+05:30')
  expect(momentCell(new Date('2026-12-03T18:30:00.007Z'))).toBe('2026-12-04T00:00:00.007+05:30')
})

test.each([
  ['a spreadsheet', Buffer.from('PK\x03\x04rest', 'latin1'), { why: 'spreadsheet' }],
  ['an older spreadsheet', Buffer.from('\xD0\xCF\x11\xE0rest', 'latin1'), { why: 'spreadsheet' }],
  ['UTF-16 that does not say so', Buffer.from('name\nआलू', 'utf16le'), { why: 'not_utf8' }],
  ['a NUL', Buffer.from('name\na\0b'), { why: 'not_utf8' }],
  ['nothing', Buffer.from('\uFEFF \n'), { why: 'empty' }],
  ['another column', Buffer.from('name,colour\na,b'), { why: 'unknown_column', column: 'colour' }],
  ['a column twice', Buffer.from('name,Name\na,b'), { why: 'column_twice', column: 'name' }],
  ['quotes that do not close', Buffer.from('name,brand\nA,B\nC,"D\nE,F\n'), { why: 'quotes', line: 3 }],
  ['a quote within a word', Buffer.from('name,brand\nA,B\nC,5"\nE,F\n'), { why: 'quotes', line: 3 }],
  [
    'a line without an end',
    Buffer.from(`name,brand\nA,B\nC,"${'long '.repeat(13_200)}"\n`),
    { why: 'record_too_long', line: 3 },
  ],
  [
    'a head without an end',
    Buffer.from(`name,${'brand,'.repeat(11_000)}\nA,B\n`),
    { why: 'record_too_long', line: 1 },
  ],
  [
    'a line of nothing but cells',
    Buffer.from(`name,brand\r\nA,"B\r\nC"\r\nD${','.repeat(66_000)}E\r\n`),
    { why: 'record_too_long', line: 4 },
  ],
])('a file with %s is refused', async (_what, bytes, details) => {
  const reading = async () => {
    const file = await openCsv(bytes, columns)
    for await (const row of file.rows) expect(row.line).toBeGreaterThan(1)
  }
  await expect(reading()).rejects.toMatchObject({ code: 'bad_csv', details })
})

test('a file of wrong quotes is read no further than to the first of them', async () => {
  const bytes = Buffer.from('name,brand\n' + 'a"b,\n'.repeat(1_000_000))
  await expect(openCsv(bytes, columns).then((file) => Array.fromAsync(file.rows))).rejects.toMatchObject({
    code: 'bad_csv',
    details: { why: 'quotes', line: 2 },
  })
})

test('lines of nothing behind the last product are left out, and no cell with them', async () => {
  expect((await rowsOf('name,brand\nA;,B\n' + ',\r\n'.repeat(1_000_000))).rows).toEqual([['A;', 'B']])
  expect((await rowsOf('name,brand\n;\n,\n')).rows).toEqual([[';', '']])
  expect((await rowsOf('name\nA;\n')).rows).toEqual([['A;']])
})

test('while a large file is read others are served', async () => {
  let turns = 0
  const turning = setInterval(() => turns++, 0)
  await rowsOf('name,brand\n' + ',\n'.repeat(500_000) + 'A,B\n')
  clearInterval(turning)
  expect(turns).toBeGreaterThan(20)
})
