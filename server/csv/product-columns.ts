import type { z } from 'zod'

import { changedProductLine, newProductLine } from '#contract/imports.ts'
import type { ImportedFields, ImportedRow } from '#domain/imports/plan-lines.ts'
import type { ProductOfFile } from '#domain/imports/products-of-file.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { plainRupees } from '#domain/pricing/rules.ts'
import { readInput } from '#server/http/contract-validator.ts'

import { listCell, momentCell, textsOf } from './cells.ts'
import type { CsvFile, CsvRow } from './read-csv.ts'

type Line = z.input<typeof newProductLine>

interface Column {
  name: string
  /** The field of the contract that it fills; undefined for the id. */
  input?: keyof Line
  write: (product: ProductOfFile) => string
  /**
   * What an empty cell says. required: it is refused. clear: the product has none. leave: it stays as it is.
   */
  empty: 'required' | 'clear' | 'leave'
  /** What a cell says that is not empty. */
  read?: (cell: string, delimiter: CsvFile['delimiter']) => unknown
}

/** The columns of a file of products, in their order. A field more is a line more. */
const columns: readonly Column[] = [
  { name: 'id', empty: 'leave', write: ({ id }) => id },
  { name: 'name', input: 'productName', empty: 'required', write: ({ name }) => name },
  { name: 'hindi name', input: 'hindiName', empty: 'clear', write: ({ hindiName }) => hindiName ?? '' },
  { name: 'brand', input: 'brandName', empty: 'required', write: ({ brand }) => brand },
  { name: 'category', input: 'category', empty: 'required', write: ({ category }) => category },
  {
    name: 'price',
    input: 'price',
    empty: 'required',
    write: (product) => plainRupees(product.listPricePaise),
    read: decimal,
  },
  {
    name: 'selling price',
    input: 'sellingPrice',
    empty: 'required',
    write: (product) => plainRupees(product.sellingPricePaise),
    read: decimal,
  },
  { name: 'family', input: 'family', empty: 'clear', write: ({ family }) => family ?? '' },
  {
    name: 'net quantity',
    input: 'netQuantity',
    empty: 'leave',
    write: (product) => String(product.netQuantity),
  },
  {
    name: 'net unit',
    input: 'netUnit',
    empty: 'leave',
    write: ({ netUnit }) => netUnit,
    read: (cell) => cell.trim().toLowerCase(),
  },
  { name: 'stock', input: 'stock', empty: 'leave', write: ({ stock }) => numberCell(stock) },
  {
    name: 'stock at export',
    input: 'stockAtExport',
    empty: 'leave',
    write: ({ stock }) => numberCell(stock),
  },
  {
    name: 'low stock mark',
    input: 'lowStockMark',
    empty: 'leave',
    write: (product) => String(product.lowStockMark),
  },
  { name: 'hsn code', input: 'hsnCode', empty: 'clear', write: ({ hsnCode }) => hsnCode ?? '' },
  {
    name: 'tax rate',
    input: 'taxRate',
    empty: 'clear',
    write: ({ taxRateBp }) => (taxRateBp === null ? '' : String(taxRateBp / 100)),
    read: decimal,
  },
  {
    name: 'state',
    input: 'state',
    empty: 'leave',
    write: ({ state }) => state,
    read: (cell) => cell.trim().toLowerCase().replaceAll(' ', '_'),
  },
  {
    name: 'on from',
    input: 'onFrom',
    empty: 'clear',
    write: ({ onFrom }) => momentCell(onFrom),
    read: trimmed,
  },
  {
    name: 'off from',
    input: 'offFrom',
    empty: 'clear',
    write: ({ offFrom }) => momentCell(offFrom),
    read: trimmed,
  },
  {
    name: 'other names',
    input: 'aliases',
    empty: 'clear',
    write: ({ aliases }) => listCell(aliases),
    read: textsOf,
  },
  { name: 'description', input: 'description', empty: 'clear', write: ({ description }) => description },
  {
    name: 'pictures',
    input: 'productImage',
    empty: 'clear',
    // An address has no blank in it.
    write: ({ images }) => images.join(' '),
    read: (cell) => cell.trim().split(/\s+/),
  },
]

export const productColumnNames = columns.map(({ name }) => name)

export function productCells(product: ProductOfFile): string[] {
  return columns.map(({ write }) => write(product))
}

/** What is said of fields of the contract by the columns in which they stand, in the order of these. */
export function byColumn(sentences: Record<string, string>): Record<string, string> {
  const placeOf = (field: string) => columns.findIndex(({ input, name }) => (input ?? name) === field)
  const inOrder = Object.entries(sentences).sort(([one], [other]) => placeOf(one) - placeOf(other))
  return Object.fromEntries(
    inOrder.map(([field, sentence]) => [columns[placeOf(field)]?.name ?? field, sentence]),
  )
}

/** A row of a file in the domain's words, with what the contract finds wrong in it. */
export function importedRow({ line, cells, isTooLong }: CsvRow, { delimiter }: CsvFile): ImportedRow {
  const id = cells['id']?.trim() || null
  const said = Object.fromEntries(
    columns.flatMap(({ name, input, empty, read }) => {
      const cell = cells[name]
      if (cell === undefined || input === undefined) return []
      if (cell.trim() !== '') return [[input, read ? read(cell, delimiter) : cell]]
      return empty === 'leave' ? [] : [[input, emptyValue(input, empty)]]
    }),
  )
  const { value, problems } =
    id === null ? readInput(newProductLine, said) : readInput(changedProductLine, said)
  const wrong = { ...problems, ...(isTooLong && { line: { problem: 'too_many_cells' as const } }) }
  const name = cells['name']?.trim() ?? ''
  const fields = value && Object.keys(wrong).length === 0 ? fieldsOf(value) : {}
  return { line, id, name, fields, problems: wrong }
}

/** In the domain's words: paise, and hundredths of a percent. */
function fieldsOf({
  productName: name,
  brandName: brand,
  productImage: images,
  price,
  sellingPrice,
  taxRate,
  onFrom,
  offFrom,
  ...rest
}: z.output<typeof changedProductLine>): ImportedFields {
  const fields = {
    ...rest,
    name,
    brand,
    images,
    listPricePaise: price === undefined ? undefined : toPaise(price),
    sellingPricePaise: sellingPrice === undefined ? undefined : toPaise(sellingPrice),
    taxRateBp: typeof taxRate === 'number' ? Math.round(taxRate * 100) : taxRate,
    onFrom: onFrom && iso(onFrom),
    offFrom: offFrom && iso(offFrom),
  }
  // JSON, in which lines are kept, has no undefined.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** What stands for nothing, in the contract's words. */
function emptyValue(input: keyof Line, empty: 'required' | 'clear'): unknown {
  if (empty === 'required' || input === 'description') return ''
  return input === 'aliases' || input === 'productImage' ? [] : null
}

/** In a file with semicolons spreadsheets write 45,50; a comma before three digits might mean thousands. */
function decimal(cell: string, delimiter: CsvFile['delimiter']): string {
  const number = cell.trim()
  return delimiter === ';' && /^\d+,\d{1,2}$/.test(number) ? number.replace(',', '.') : number
}

function trimmed(cell: string): string {
  return cell.trim()
}

/** In UTC, as the shop writes it. */
function iso(moment: string): string {
  return new Date(moment).toISOString()
}

function numberCell(number: number | null): string {
  return number === null ? '' : String(number)
}
