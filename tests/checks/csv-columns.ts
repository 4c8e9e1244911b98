import type { Kind } from '#domain/catalog/fields/rules.ts'
import { productColumns } from '#server/csv/product-columns.ts'

const cells: Record<Kind, string> = {
  line: 'Words on one line',
  text: 'Words, on several lines too',
  texts: 'Words with commas between them; a comma within one is `\\,`',
  pictures: 'Addresses with blanks between them, the first one leads',
  choice: 'One of the words that the form offers, in any case',
  hsn: '4, 6 or 8 digits',
  count: 'A whole number',
  paise: 'Rupees: `45`, `45.50`; `45,50` in a file with semicolons',
  percent: 'A percentage: `5`, `12.5`',
  moment: 'ISO 8601, as it was taken out: `2026-12-03T06:00:00+05:30`',
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
      : `| ${name} | ${cells[kind]} | ${emptyCells[empty]} |`,
  )
  return `# Files of products

All Products, *Import* takes a file in CSV as *Export* gives it: UTF-8, commas or semicolons, these columns in any order and any of them left out. What a column that is not there says stays as it is. Files of before that call \`price (mrp)\` just \`price\` are taken too. [A day in the shop](SHOPKEEPER.md) shows how it is done, [decision 113](decisions/113-csv.md) says why.

This page is made of the table of fields by \`node scripts/csv-columns.ts\`.

| column | a cell | an empty one |
| --- | --- | --- |
${rows.join('\n')}
`
}
