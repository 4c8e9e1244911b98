import { z } from 'zod'

import { readSeasonCell, seasonCell } from '#domain/catalog/seasons/cell/rules.ts'
import { highestLowStockMark } from '#domain/inventory/rules.ts'

import { answerWith, answerWithFields, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { problem } from './problems.ts'
import { imageAddresses, rupees, rupeesInput } from './product-fields.ts'
import { id, taxedPack, updateProductInput, uploadProductInput } from './products.ts'

const moment = z.iso.datetime({ offset: true, ...problem('bad_moment') }).nullish()

/** What a file has beyond the form. */
const fieldsOfFiles = {
  onFrom: moment,
  offFrom: moment,
  lowStockMark: numeric(z.number().int().min(0).max(highestLowStockMark)).optional(),
  /** When it comes from the fields, in the words of `seasonCell`. */
  season: z
    .string()
    .refine((cell) => readSeasonCell(cell) !== null, problem('bad_season'))
    .transform((cell) => seasonCell(readSeasonCell(cell)!))
    .nullish(),
  /** What one costs members and resellers, in rupees. */
  membersPrice: rupeesInput.nullish(),
  resellersPrice: rupeesInput.nullish(),
  /** How many the shop had when the file was written: then `stock` counts as the difference to it. */
  stockAtExport: numeric(z.number().int().min(0).max(1_000_000)).optional(),
  /** A bar code as a spreadsheet has shortened it: `8.90123E+12`. */
  barcodeRounded: z.string().max(40).optional(),
}

/** A line of a file that makes a product: what the form asks for has to be there, but for pictures. */
export const newProductLine = uploadProductInput.extend({
  ...fieldsOfFiles,
  productImage: imageAddresses.optional(),
})

/** A line of a file that changes a product: what is not there stays as it is. */
export const changedProductLine = updateProductInput
  .omit({ _id: true, loaded: true, updatedAt: true })
  .partial()
  .extend(fieldsOfFiles)

const importShown = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    /** planned: nothing is done yet. taking: under way. taken: all of it is in the shop. */
    state: z.enum(['planned', 'taking', 'taken']),
    /** Of the plan: to be named when it is confirmed. */
    version: z.number().int(),
    /**
     * What became of the last plan that was confirmed. planned_anew: the shop had changed, and this plan took
     * its place. failed: it could not be carried out, and nothing of it was.
     */
    setback: z.enum(['planned_anew', 'failed']).nullable(),
    /** Lines by what they do. */
    counts: z.object({
      wrong: z.number().int(),
      changed: z.number().int(),
      new: z.number().int(),
      unchanged: z.number().int(),
    }),
    /** Lines that are carried out, while it is being taken. */
    done: z.number().int(),
    /** New products without a picture, which come in as drafts; once taken, those that still need one. */
    needPicture: z.number().int(),
    /** Addresses of pictures in it, once it is taken: still to be fetched, fetched, and left as they are. */
    pictures: z.object({ waiting: z.number().int(), kept: z.number().int(), refused: z.number().int() }),
    /** Prices that the plan changes by more than half, in rupees: the first few, by their line. */
    bigSteps: z.object({
      total: z.number().int(),
      first: z.array(
        z.object({
          /** With its pack: Tomato 500 g. */
          name: z.string(),
          price: z.enum(['sellingPrice', 'listPrice']),
          before: rupees,
          after: rupees,
        }),
      ),
    }),
    /** When it was taken. */
    takenAt: z.string().nullable(),
    /** When this same file was taken in before; null where it was not. */
    takenBeforeAt: z.string().nullable(),
  })
  .meta({ id: 'Import' })

export type ImportShown = z.output<typeof importShown>

const fields = z.record(z.string(), z.unknown()).nullable()

const importLine = z
  .object({
    /** On which line of the file it begins; the head is line 1. */
    line: z.number().int(),
    kind: z.enum(['wrong', 'changed', 'new', 'unchanged']),
    /** The product's name, as the file has it or the shop. */
    name: z.string(),
    /** null for a wrong line, and for a new product until it is there. */
    productId: z.string().nullable(),
    /** What is wrong: a sentence, by the name of the column; `line` for the line as a whole. */
    problems: z.record(z.string(), z.string()),
    /** The fields that change, by the names that the audit has; null for a new product. */
    before: fields,
    after: fields,
    /** It would sell for more than its list price. That is taken. */
    isAboveListPrice: z.boolean(),
    /** Up to 12 other packs of the product whose HSN or tax rate is another one. The line is taken. */
    otherTax: z.array(taxedPack),
  })
  .meta({ id: 'ImportLine' })

export type ImportLine = z.output<typeof importLine>

export const planImport = {
  method: 'POST',
  url: '/api/imports',
  schema: {
    operationId: 'planImport',
    summary:
      'Say what a file of products would do, without doing it (admins); CSV, 20 MB and 10,000 products at most',
    tags: ['imports'],
    consumes: ['text/csv'],
    querystring: z.object({ fileName: firstOf(z.string().max(200)).default('products.csv') }),
    response: responses(answerWith(importShown)),
  },
} as const

export const getImport = {
  method: 'GET',
  url: '/api/imports/:id',
  schema: {
    operationId: 'getImport',
    summary: 'How an import stands (admins)',
    tags: ['imports'],
    params: z.object({ id }),
    response: responses(answerWith(importShown)),
  },
} as const

export const linesOfImport = {
  method: 'GET',
  url: '/api/imports/:id/lines',
  schema: {
    operationId: 'linesOfImport',
    summary: 'Lines of an import, wrong ones first, 50 a page (admins)',
    tags: ['imports'],
    params: z.object({ id }),
    querystring: z.object({ page: firstOf(z.coerce.number().int().min(1).max(1000)).default(1) }),
    response: responses(answerWithFields({ data: z.array(importLine), total: z.number().int() })),
  },
} as const

const importPicture = z
  .object({
    productId: z.string(),
    productName: z.string(),
    /** As it stood in the file. */
    address: z.string(),
    /** waiting: not fetched yet. kept: in the shop. refused: the address stays as it is. */
    state: z.enum(['waiting', 'kept', 'refused']),
    /** A sentence, where it was refused. */
    why: z.string().nullable(),
  })
  .meta({ id: 'ImportPicture' })

export type ImportPicture = z.output<typeof importPicture>

export const picturesOfImport = {
  method: 'GET',
  url: '/api/imports/:id/pictures',
  schema: {
    operationId: 'picturesOfImport',
    summary: 'What became of the addresses of pictures in a file, refused ones first, 50 a page (admins)',
    tags: ['imports'],
    params: z.object({ id }),
    querystring: z.object({ page: firstOf(z.coerce.number().int().min(1).max(2000)).default(1) }),
    response: responses(answerWithFields({ data: z.array(importPicture), total: z.number().int() })),
  },
} as const

export const fetchPicturesAgain = {
  method: 'POST',
  url: '/api/imports/:id/fetch-pictures',
  schema: {
    operationId: 'fetchPicturesAgain',
    summary: 'Have the pictures of a file fetched once more that were refused (admins)',
    tags: ['imports'],
    params: z.object({ id }),
    response: responses(answerWith(importShown)),
  },
} as const

export const takeImport = {
  method: 'POST',
  url: '/api/imports/:id/take',
  schema: {
    operationId: 'takeImport',
    summary:
      'Carry out the plan of an import, all of it or nothing (admins); once, however often it is asked',
    tags: ['imports'],
    params: z.object({ id }),
    body: z.object({ version: z.number().int().min(1) }),
    response: responses(answerWith(importShown)),
  },
} as const
