import type { z } from 'zod'

import { changedProductLine, newProductLine } from '#contract/imports.ts'
import { filledIn, keptValue, valueIn } from '#domain/catalog/fields/rules.ts'
import type { FilledIn, Kind } from '#domain/catalog/fields/rules.ts'
import type { ImportedFields, ImportedRow } from '#domain/imports/plan-lines.ts'
import type { ProductOfFile } from '#domain/imports/products-of-file.ts'
import { priceGroups } from '#domain/pricing/groups/rules.ts'
import { plainRupees } from '#domain/pricing/rules.ts'
import { readInput } from '#server/http/contract-validator.ts'
import { keptFields } from '#server/http/kept-fields.ts'

import { listCell, momentCell, textsOf } from './cells.ts'
import type { CsvFile, CsvRow } from './read-csv.ts'
import {
  amountCell,
  barcodeCell,
  hsnCell,
  isRounded,
  momentOf,
  numberCell,
  packOf,
  percentCell,
} from './spreadsheet-cells.ts'

type Read = (cell: string, delimiter: CsvFile['delimiter']) => unknown

interface Column {
  name: string
  /** Where the contract has what it fills: `declarations.countryOfOrigin`; undefined for the id. */
  input?: string
  kind: Kind
  empty: FilledIn['empty']
  write: (product: ProductOfFile) => string
  /** What a cell says that is not empty. */
  read: Read
}

/** How a value of each kind is written in a cell, and what a cell says that is not empty. */
const kinds: Record<Kind, { write: (value: never) => string; read: Read }> = {
  line: { write: String, read: asItIs },
  text: { write: String, read: asItIs },
  hsn: { write: String, read: hsnCell },
  choice: { write: String, read: (cell) => cell.trim().toLowerCase() },
  count: { write: String, read: numberCell },
  paise: { write: plainRupees, read: amountCell },
  percent: { write: (rateBp: number) => String(rateBp / 100), read: percentCell },
  moment: { write: momentCell, read: momentOf },
  texts: { write: listCell, read: textsOf },
  // An address has no blank in it.
  pictures: { write: (images: string[]) => images.join(' '), read: (cell) => cell.trim().split(/\s+/) },
}

/** Fields that are read in another way than others of their kind. */
const ownReads: Partial<Record<FilledIn['name'], Read>> = { state: stateOf, barcode: barcodeCell }

const stockAtExport = {
  name: 'stock at export',
  input: 'stockAtExport',
  kind: 'count',
  empty: 'leave',
  write: ({ stock }) => (stock === null ? '' : String(stock)),
  read: numberCell,
} as const satisfies Column

const lowStockMark = {
  name: 'low stock mark',
  input: 'lowStockMark',
  kind: 'count',
  empty: 'leave',
  write: (product) => String(product.lowStockMark),
  read: numberCell,
} as const satisfies Column

const season = {
  name: 'season',
  input: 'season',
  kind: 'line',
  empty: 'clear',
  write: (product) => product.season ?? '',
  read: asItIs,
} as const satisfies Column

const groupColumns = priceGroups.map((group): Column => ({
  name: `price for ${group}`,
  input: `${group}Price`,
  kind: 'paise',
  empty: 'clear',
  write: (product) => {
    const paise = product[`${group}Paise`]
    return paise === null ? '' : plainRupees(paise)
  },
  read: amountCell,
}))

/** The columns of a file of products, in their order. A field more is a line more in the table of fields. */
export const productColumns: readonly Column[] = [
  { name: 'id', kind: 'line', empty: 'leave', write: ({ id }) => id, read: asItIs },
  ...filledIn.flatMap((field) =>
    field.name === 'stock' ? [columnOf(field), stockAtExport, lowStockMark] : columnOf(field),
  ),
  season,
  ...groupColumns,
]

export const productColumnNames = productColumns.map(({ name }) => name)

/** What files of before call a column, with its name of now. */
export const formerColumnNames: Readonly<Record<string, string>> = { price: 'price (mrp)' }

function columnOf(field: FilledIn): Column {
  const { label, column = label.toLowerCase(), path, kind, empty, name } = field
  return {
    name: column,
    input: path,
    kind,
    empty,
    write: (product) => {
      const value = valueIn(product, field)
      return value === null || value === undefined ? '' : kinds[kind].write(value as never)
    },
    read: ownReads[name] ?? kinds[kind].read,
  }
}

export function productCells(product: ProductOfFile): string[] {
  return productColumns.map(({ write }) => write(product))
}

/** What is said of fields of the contract by the columns in which they stand, in the order of these. */
export function byColumn(sentences: Record<string, string>): Record<string, string> {
  const placeOf = (field: string) => productColumns.findIndex(({ input, name }) => (input ?? name) === field)
  const inOrder = Object.entries(sentences).sort(([one], [other]) => placeOf(one) - placeOf(other))
  return Object.fromEntries(
    inOrder.map(([field, sentence]) => [productColumns[placeOf(field)]?.name ?? field, sentence]),
  )
}

/** A row of a file in the domain's words, with what the contract finds wrong in it. */
export function importedRow({ line, cells, isTooLong }: CsvRow, { delimiter }: CsvFile): ImportedRow {
  const id = cells['id']?.trim() || null
  const said = saidIn(cells, delimiter)
  const { value, problems } =
    id === null ? readInput(newProductLine, said) : readInput(changedProductLine, said)
  const wrong = { ...problems, ...(isTooLong && { line: { problem: 'too_many_cells' as const } }) }
  const name = cells['name']?.trim() ?? ''
  const fields = value && Object.keys(wrong).length === 0 ? fieldsOf(value) : {}
  return { line, id, name, fields, problems: wrong }
}

/** What a row says, as the contract names it. */
function saidIn(row: CsvRow['cells'], delimiter: CsvFile['delimiter']): Record<string, unknown> {
  const said: Record<string, unknown> = {}
  const declared: Record<string, unknown> = {}
  const cells = withPackRead(row, delimiter)
  const { 'bar code': barcode } = cells
  if (barcode !== undefined && isRounded(barcode)) {
    said['barcodeRounded'] = barcode.trim()
    delete cells['bar code']
  }
  for (const { name, input, kind, empty, read } of productColumns) {
    const cell = cells[name]
    if (cell === undefined || input === undefined) continue
    const isEmpty = cell.trim() === ''
    if (isEmpty && empty === 'leave') continue
    const [field = '', key] = input.split('.')
    const value = isEmpty ? nothing(kind, empty) : read(cell, delimiter)
    if (key === undefined) said[field] = value
    else said[field] = Object.assign(declared, { [key]: value })
  }
  return said
}

/** A copy of the row in which quantity and unit of the pack are ours; a cell alone may say both. */
function withPackRead(row: CsvRow['cells'], delimiter: CsvFile['delimiter']): CsvRow['cells'] {
  const { quantity, unit } = packOf({ quantity: row['net quantity'], unit: row['net unit'] }, delimiter)
  return {
    ...row,
    ...(quantity !== undefined && { 'net quantity': quantity }),
    ...(unit !== undefined && { 'net unit': unit }),
  }
}

/** What stands for nothing, in the contract's words. */
function nothing(kind: Kind, empty: Column['empty']): unknown {
  if (empty === 'required' || kind === 'text') return ''
  return kind === 'texts' || kind === 'pictures' ? [] : null
}

/** In the domain's words. JSON, in which lines are kept, has no undefined and no Date. */
function fieldsOf(line: z.output<typeof changedProductLine>): ImportedFields {
  const { declarations, stockAtExport, lowStockMark, season, barcodeRounded } = line
  const more = { stockAtExport, lowStockMark, season, barcodeRounded }
  const membersPaise = keptValue('paise', line.membersPrice)
  const resellersPaise = keptValue('paise', line.resellersPrice)
  const fields = { ...keptFields(line), ...declarations, ...more, membersPaise, resellersPaise }
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    said.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
}

function asItIs(cell: string): string {
  return cell
}

/** As people write it: 'On the shelf'. */
function stateOf(cell: string): string {
  return cell.trim().toLowerCase().replaceAll(' ', '_')
}
