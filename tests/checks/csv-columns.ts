import type { Kind } from '#domain/catalog/fields/rules.ts'
import { productColumns } from '#server/csv/product-columns.ts'

const cells: Record<Kind, string> = {
  line: 'Words on one line',
  text: 'Words, on several lines too',
  texts: 'Words with commas between them; a comma within one is `\\,`',
  pictures: 'Addresses with blanks between them, the first one leads',
  choice: 'One of the words that the form offers, in any case',
  hsn: '4, 6 or 8 digits; one 0 that is missing at the beginning is put back',
  count: 'A whole number: `1250`, `1,250`',
  paise: 'Rupees: `45`, `45.50`, `₹ 1,250.00`, `1,25,000`; `45,50` in a file with semicolons',
  percent: 'A percentage: `5`, `12.5`, `5%`',
  moment:
    'Indian time: `2026-12-03`, `2026-12-03 06:00`, `03-12-2026 6:00`; or as it was taken out, `2026-12-03T06:00:00+05:30`',
}

/** Columns of which more is to be said than of others of their kind. */
const own: Record<string, string> = {
  'net quantity': 'A whole number, or with its unit: `500 g`, `1.5 kg`',
  'net unit': '`g`, `ml` or `piece`; `kg`, `litre`, `pcs` and the like are counted over',
  season:
    '`plenty: Nov, Dec, Jan; some: Feb; from: week 3 of Nov; to: week 2 of Feb; region: Nagaur`; months also as `Nov to Jan`. All packs of a product have the one that is said last',
  'price for members': 'Rupees, below the selling price; shown to members alone',
  'price for resellers': 'Rupees, below the selling price; shown to resellers alone',
  'bar code': 'The digits below the bars, all of them: `8.90123E+12` is refused',
}

const emptyCells = {
  required: 'is refused',
  clear: 'takes it away',
  leave: 'changes nothing',
} as const

/** docs/CSV.md: the columns of a file of products, as the program has them. */
export function csvColumns(): string {
  const rows = productColumns.map(({ name, kind, empty }) =>
    name === 'id'
      ? '| id | The number that the shop has given it | adds a product |'
      : `| ${name} | ${own[name] ?? cells[kind]} | ${name === 'pictures' ? 'takes them away; of a new product: it is a draft' : emptyCells[empty]} |`,
  )
  return `# Files of products

All Products, *Import* takes a file in CSV as *Export* gives it, or as a spreadsheet saves it: UTF-8, Windows-1252 or UTF-16; commas, semicolons or tabs; these columns in any order and any of them left out. What a column that is not there says stays as it is. Files of before that call \`price (mrp)\` just \`price\` are taken too. [A day in the shop](SHOPKEEPER.md) shows how it is done, decisions [113](decisions/113-csv.md) and [185](decisions/185-files-as-excel-saves-them.md) say why.

This page is made of the table of fields by \`node scripts/csv-columns.ts\`.

| column | a cell | an empty one |
| --- | --- | --- |
${rows.join('\n')}
`
}
