import { isDeepStrictEqual } from 'node:util'

import type { importLines } from '#db/schema/index.ts'
import { declarationKeys } from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey, Declarations } from '#domain/catalog/declarations/rules.ts'
import { familyNamed } from '#domain/catalog/families.ts'
import { filledIn } from '#domain/catalog/fields/rules.ts'
import { refuseBadWeight } from '#domain/catalog/refuse-bad-weight.ts'
import { knownCategories } from '#domain/catalog/rules.ts'
import type { Category } from '#domain/catalog/rules.ts'
import { shopCategories } from '#domain/categories/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { heldOf } from '#domain/inventory/held.ts'
import { noGroupPrices, notLower } from '#domain/products/group-prices.ts'
import { storedImageAddress } from '#domain/products/image-address.ts'
import { checkNewAliases } from '#domain/products/new-aliases.ts'
import { plannedInFile } from '#domain/products/shelf-plan.ts'

import { codeProblem, codesTaken } from './barcodes-of-lines.ts'
import type { CodesTaken } from './barcodes-of-lines.ts'
import { productsOfFile } from './products-of-file.ts'
import type { ProductOfFile } from './products-of-file.ts'
import { hasLostLetters, isSpoiledCopy } from './spoiled.ts'

/** Fields of a product and what is declared, as JSON keeps them: a moment is a string in ISO 8601. */
type Kept = Omit<
  ProductOfFile,
  'id' | 'familyKey' | 'isByWeight' | 'declarations' | 'createdAt' | 'updatedAt' | 'onFrom' | 'offFrom'
> & {
  onFrom: string | null
  offFrom: string | null
} & Record<DeclarationKey, string | null>

/** What a line says. What is not there stays as it is. */
export type ImportedFields = { [Field in keyof Kept]?: Kept[Field] | undefined } & {
  /** How many the shop had when the file was written: then `stock` counts as the difference to it. */
  stockAtExport?: number | undefined
  /** A bar code as a spreadsheet has shortened it: `8.90123E+12`. */
  barcodeRounded?: string | undefined
}

export interface ImportedRow {
  /** On which line of the file it begins. */
  line: number
  /** null: a new product. */
  id: string | null
  name: string
  /** Empty where anything is wrong. */
  fields: ImportedFields
  /** By the contract's names of the fields; `id` and `line` for what is none. */
  problems: Record<string, FieldProblem>
  /** The id that a new product was given when it was planned first. */
  newId?: string | null
}

export type PlannedLine = Omit<typeof importLines.$inferSelect, 'importId'>

/**
 * Says what lines of a file would do to the shop as it is now: dry run and import are this one function.
 * Writes nothing. Not for more lines than one statement may name.
 */
export async function planLines(ctx: Ctx, rows: readonly ImportedRow[]): Promise<PlannedLine[]> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  const found = new Map((await productsOfFile(ctx, ids)).map((product) => [product.id, product]))
  const held = await heldOf(ctx, ids)
  const categories = await shopCategories(ctx)
  const codes = await codesTaken(ctx, rows)
  return rows.map((row) => {
    const present = row.id === null ? null : (found.get(row.id) ?? 'missing')
    return planLine(ctx, row, { present, categories, held: held.get(row.id ?? '') ?? 0, codes })
  })
}

interface Surroundings {
  /** null: it is to be a new product. */
  present: ProductOfFile | 'missing' | null
  categories: readonly Category[]
  /** Pieces that are held for people who are paying. */
  held: number
  codes: CodesTaken
}

function planLine(
  ctx: Ctx,
  row: ImportedRow,
  { present, categories, held, codes }: Surroundings,
): PlannedLine {
  const { line, id: givenId, fields, problems: wrong } = row
  const known = present === 'missing' ? null : present
  const { said, problems: wrongHere } = readAgainst(ctx, known, fields, categories)
  const problems: Record<string, FieldProblem> = {
    ...wrongHere,
    ...wrong,
    ...codeProblem(row, known, codes),
    ...(present === 'missing' && { id: { problem: 'no_such_product' as const } }),
  }
  const name = fields.name ?? known?.name ?? row.name
  const planned = { line, givenId, fields, name, before: null, after: null, isAboveListPrice: false }
  if (Object.keys(problems).length > 0)
    return { ...planned, kind: 'wrong', problems, productId: known?.id ?? null }

  const stock = stockAfter(fields, known && { stock: known.stock, held })
  const wanted = { ...said, ...(stock !== undefined && { stock }) }
  const isAboveListPrice = isAbove(known, wanted)
  if (!known)
    return {
      ...planned,
      kind: 'new',
      problems: null,
      productId: row.newId ?? newId(),
      after: wanted,
      isAboveListPrice,
    }
  const before = kept(known)
  const changed = (Object.keys(wanted) as (keyof Kept)[]).filter(
    (field) => !isDeepStrictEqual(before[field], wanted[field]),
  )
  const pick = (from: Partial<Kept>) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  const isChanged = changed.length > 0
  return {
    ...planned,
    kind: isChanged ? 'changed' : 'unchanged',
    problems: null,
    productId: known.id,
    before: isChanged ? pick(before) : null,
    after: isChanged ? pick(wanted) : null,
    isAboveListPrice: isChanged && isAboveListPrice,
  }
}

/** What a line says of everything but the stock, and what of it does not fit the shop. */
function readAgainst(
  ctx: Ctx,
  known: ProductOfFile | null,
  { stock: _stock, stockAtExport: _stockAtExport, barcodeRounded: _rounded, ...fields }: ImportedFields,
  categories: readonly Category[],
) {
  const said: Partial<Kept> = { ...(fields as Partial<Kept>) }
  const problems = takeOutSpoiled(said, known)
  if (said.family !== undefined) said.family = familyNamed(said.family) ?? null
  if (fields.category !== undefined) {
    const [category] = knownCategories(categories, [fields.category])
    if (category === undefined) problems['category'] = { problem: 'no_such_category', typed: fields.category }
    else said.category = category
  }
  collect(problems, () => checkNewAliases(said.aliases, known?.aliases))
  collect(problems, () => refuseBadWeight(known, said))
  const sellingPricePaise = said.sellingPricePaise ?? known?.sellingPricePaise ?? 0
  for (const [group, problem] of Object.entries(
    notLower(said, { sellingPricePaise, before: known ?? noGroupPrices }),
  ))
    problems[`${group}Price`] = problem
  collect(problems, () => {
    if (fields.images) said.images = fields.images.map((image) => storedImageAddress(image, ctx.publicUrl))
  })
  collect(problems, () => {
    const { state, onFrom, offFrom } = fields
    const change = { state, onFrom: dateOf(onFrom), offFrom: dateOf(offFrom) }
    const plan = plannedInFile(known, { ...change, images: said.images }, ctx.now())
    Object.assign(said, { state: plan.state, onFrom: isoOf(plan.onFrom), offFrom: isoOf(plan.offFrom) })
  })
  return { said, problems }
}

/**
 * Leaves out what a spreadsheet has spoiled of what the product has. Answers where nothing but question marks
 * is left of anything else.
 */
function takeOutSpoiled(said: Partial<Kept>, known: ProductOfFile | null): Record<string, FieldProblem> {
  const present = known && kept(known)
  const problems: Record<string, FieldProblem> = {}
  for (const [field, value] of Object.entries(said) as [keyof Kept, Kept[keyof Kept]][]) {
    const texts = [value ?? []].flat()
    const before = [present?.[field] ?? []].flat()
    if (!texts.every((text) => typeof text === 'string') || texts.length === 0) continue
    const isCopy =
      texts.length === before.length &&
      texts.every((text, place) => isSpoiledCopy(text, String(before[place])))
    if (isCopy) delete said[field]
    else if (texts.some(hasLostLetters)) problems[pathOf(field)] = { problem: 'letters_lost' }
  }
  return problems
}

/** A field by its name in the contract. */
function pathOf(field: keyof Kept): string {
  return filledIn.find(({ name }) => name === field)?.path ?? field
}

function collect(problems: Record<string, FieldProblem>, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!hasCode(error, 'invalid_input')) throw error
    Object.assign(problems, error.details.fields)
  }
}

/**
 * The pieces on the shelf that a line asks for; undefined where it asks for no change. Without
 * `stockAtExport` somebody has counted, and their number has what is held as well.
 */
function stockAfter(
  { stock, stockAtExport }: ImportedFields,
  known: { stock: number | null; held: number } | null,
): number | undefined {
  if (typeof stock !== 'number' || (known && stock === stockAtExport)) return undefined
  if (!known || known.stock === null) return stock
  if (stockAtExport !== undefined) return Math.max(0, known.stock + stock - stockAtExport)
  return Math.max(0, stock - known.held)
}

function isAbove(known: ProductOfFile | null, wanted: Partial<Kept>): boolean {
  const { listPricePaise = known?.listPricePaise ?? 0 } = wanted
  const { sellingPricePaise = known?.sellingPricePaise ?? 0 } = wanted
  return sellingPricePaise > listPricePaise
}

function kept({
  id: _id,
  familyKey: _familyKey,
  isByWeight: _isByWeight,
  declarations,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...product
}: ProductOfFile): Kept {
  return {
    ...product,
    ...allOf(declarations),
    onFrom: isoOf(product.onFrom),
    offFrom: isoOf(product.offFrom),
  }
}

function allOf(values: Declarations): Record<DeclarationKey, string | null> {
  const all = declarationKeys.map((key) => [key, values[key] ?? null])
  return Object.fromEntries(all) as Record<DeclarationKey, string | null>
}

/** undefined keeps a date, null takes it away. */
export function dateOf(iso: string | null | undefined): Date | null | undefined {
  return typeof iso === 'string' ? new Date(iso) : iso
}

function isoOf(date: Date | null): string | null {
  return date && date.toISOString()
}
