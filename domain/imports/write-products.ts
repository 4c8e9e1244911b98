import { getTableColumns, inArray, sql } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { declarations } from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey } from '#domain/catalog/declarations/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { beginCounting } from '#domain/inventory/begin-counting.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import type { StockChange } from '#domain/inventory/change-stock.ts'
import { auditedProduct } from '#domain/products/audited-product.ts'
import { writeGroupPrices } from '#domain/products/group-prices.ts'
import { writeDeclarations } from '#domain/products/write-declarations.ts'

import { dateOf } from './plan-lines.ts'
import type { ImportedFields, PlannedLine } from './plan-lines.ts'
import { productsOfFile } from './products-of-file.ts'

// Lines of an import as some statements for all of them. In its transaction.

interface Written {
  id: string
  /** What is to be from now on; of a changed product only what differs. */
  after: ImportedFields
}

/** Adds the products of these lines. */
export async function addProducts(tx: Ctx, lines: readonly PlannedLine[], fileName: string): Promise<void> {
  const written = lines.map(writtenOf)
  const now = tx.now()
  const values = written.map(({ id, after }) => ({
    ...(ofProduct(after) as typeof products.$inferInsert),
    onFrom: dateOf(after.onFrom) ?? null,
    offFrom: dateOf(after.offFrom) ?? null,
    id,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.db.insert(products).values(values)
  const counted = written.flatMap(({ id, after: { stock } }) =>
    typeof stock === 'number' ? [{ productId: id, pieces: stock }] : [],
  )
  await beginCounting(tx, { why: 'delivery', note: noteOf(fileName) }, counted)
  await insertImages(tx, written)
  await declare(tx, written)
  await writeGroupPrices(tx, written.map(pricesOf))
  const added = await productsOfFile(tx, idsOf(written))
  const saidOf = new Map(written.map(({ id, after }) => [id, after]))
  await writeAuditOfAll(
    tx,
    added.map((product) => ({
      action: 'product_added',
      objectId: product.id,
      before: null,
      after: auditedProduct({ ...product, season: saidOf.get(product.id)?.season ?? null }),
    })),
  )
}

/**
 * Writes into the audit what these lines change. Before they do: it takes longer than the change itself, and
 * buyers would wait for it.
 */
export async function auditChanges(tx: Ctx, lines: readonly PlannedLine[]): Promise<void> {
  await writeAuditOfAll(
    tx,
    lines.map(({ productId, before, after }) => ({
      action: 'product_changed',
      objectId: productId!,
      before,
      after,
    })),
  )
}

/** Changes the products of these lines, whose rows are locked already. */
export async function changeProducts(
  tx: Ctx,
  lines: readonly PlannedLine[],
  fileName: string,
): Promise<void> {
  const written = lines.map(writtenOf)
  for (const alike of Map.groupBy(written, ({ after }) => columnsIn(after).join()).values())
    await updateAlike(tx, alike)
  const repictured = written.filter(({ after }) => after.images)
  if (repictured.length > 0) {
    await tx.db.delete(productImages).where(inArray(productImages.productId, idsOf(repictured)))
    await insertImages(tx, repictured)
  }
  await declare(tx, written)
  await writeGroupPrices(tx, written.map(pricesOf))
  await correctStocks(tx, lines, fileName)
}

type Column = Exclude<
  keyof ImportedFields,
  | 'images'
  | 'stock'
  | 'season'
  | 'membersPaise'
  | 'resellersPaise'
  | 'stockAtExport'
  | 'barcodeRounded'
  | DeclarationKey
>

/** Fields that are columns of their product, and are written with it. */
function columnsIn(after: ImportedFields): Column[] {
  return (Object.keys(ofProduct(after)) as Column[]).filter((field) => !(field in declarations)).sort()
}

/** What is not written into rows of its own, declarations aside. */
function ofProduct({
  images: _images,
  stock: _stock,
  season: _season,
  membersPaise: _members,
  resellersPaise: _resellers,
  ...fields
}: ImportedFields) {
  return fields
}

function pricesOf({ id: productId, after: { membersPaise, resellersPaise } }: Written) {
  return { productId, membersPaise, resellersPaise }
}

/**
 * Writes products of which the same columns change. Only these are named, because triggers ask which columns
 * a statement names.
 */
async function updateAlike(tx: Ctx, alike: readonly Written[]): Promise<void> {
  const columns = getTableColumns(products)
  const names = columnsIn(alike[0]?.after ?? {}).map((field) => [field, columns[field].name] as const)
  const rows = alike.map(({ id, after }) => ({
    id,
    ...Object.fromEntries(names.map(([field, name]) => [name, after[field]])),
  }))
  const sets = names.map(([, name]) => sql`${sql.identifier(name)} = said.${sql.identifier(name)}, `)
  await tx.db.execute(sql`
    update ${products} set ${sql.join(sets)}
      updated_at = greatest(${tx.now().toISOString()}::timestamptz, ${products.updatedAt} + interval '1 millisecond')
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) as said
    where ${products.id} = said.id`)
}

/** The pieces change by the difference of each line. */
async function correctStocks(tx: Ctx, lines: readonly PlannedLine[], fileName: string): Promise<void> {
  const cause = { why: 'correction', note: noteOf(fileName) } as const
  const changes: StockChange[] = []
  const begun: { productId: string; pieces: number }[] = []
  for (const { productId, before, after } of lines) {
    const [was, is] = [before?.['stock'], after?.['stock']]
    if (!productId || typeof is !== 'number') continue
    if (typeof was === 'number') changes.push({ productId, change: is - was })
    else begun.push({ productId, pieces: is })
  }
  await changeStock(tx, cause, changes)
  await beginCounting(tx, cause, begun)
}

async function insertImages(tx: Ctx, written: readonly Written[]): Promise<void> {
  const rows = written.flatMap(({ id, after }) =>
    (after.images ?? []).map((url, position) => ({ productId: id, position, url })),
  )
  if (rows.length > 0) await tx.db.insert(productImages).values(rows)
}

async function declare(tx: Ctx, written: readonly Written[]): Promise<void> {
  await writeDeclarations(
    tx,
    written.map(({ id, after }) => ({ productId: id, declarations: after })),
  )
}

function writtenOf({ productId, after }: PlannedLine): Written {
  return { id: productId!, after: after as ImportedFields }
}

function idsOf(written: readonly Written[]): string[] {
  return written.map(({ id }) => id)
}

function noteOf(fileName: string): string {
  return `From ${fileName}`.slice(0, 500)
}
