import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'

import { lineKinds } from '#db/schema/imports.ts'
import { importLines, importPictures, imports, products } from '#db/schema/index.ts'
import type { TaxedPack } from '#domain/catalog/families.ts'
import { needsPicture } from '#domain/catalog/needs-picture.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { PictureRefusal } from '#domain/media/errors.ts'

import { bigStepsOf } from './big-steps.ts'
import type { ImportedStep } from './big-steps.ts'
import { otherTaxOf } from './other-tax.ts'

export type ImportRow = typeof imports.$inferSelect
type PictureState = (typeof importPictures.$inferSelect)['state']
export type ImportLineRow = typeof importLines.$inferSelect

/** A line as it is shown. */
export interface ImportLineView extends ImportLineRow {
  /** Other packs of its product with another HSN or tax rate. */
  otherTax: TaxedPack[]
}

export interface ImportView extends ImportRow {
  /** New products without a picture; once it is taken, those of its products that still need one. */
  needPicture: number
  /** Its addresses of pictures by what became of them. */
  pictures: Record<PictureState, number>
  /** When this same file was taken in before; null where it was not. */
  takenBeforeAt: Date | null
  /** Prices that its plan changes by more than half; none once it is confirmed. */
  bigSteps: { total: number; first: ImportedStep[] }
}

const linesAPage = 50

/** How an import stands. @throws not_signed_in, forbidden, not_found */
export async function importById(ctx: Ctx, id: string): Promise<ImportView> {
  admin(ctx)
  const [row] = await ctx.db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new DomainError('not_found', { what: 'import' })
  return {
    ...row,
    takenBeforeAt: row.state === 'taken' ? null : await takenAt(ctx, row.hash),
    needPicture: await howManyNeedPicture(ctx, row),
    pictures: await picturesByState(ctx, id),
    bigSteps: row.state === 'planned' ? await bigStepsOf(ctx, id) : { total: 0, first: [] },
  }
}

async function howManyNeedPicture({ db }: Ctx, { id, state }: ImportRow): Promise<number> {
  const ofImport = eq(importLines.importId, id)
  if (state !== 'taken') {
    const isNew = and(ofImport, eq(importLines.kind, 'new'))
    const hasNone = sql`coalesce(jsonb_array_length(${importLines.after} -> 'images'), 0) = 0`
    return db.$count(importLines, and(isNew, hasNone))
  }
  const touched = db.select({ id: importLines.productId }).from(importLines).where(ofImport)
  return db.$count(products, and(inArray(products.id, touched), needsPicture))
}

async function picturesByState({ db }: Ctx, importId: string): Promise<ImportView['pictures']> {
  const { state } = importPictures
  const found = await db
    .select({ state, pictures: count() })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
    .groupBy(state)
  const none = { waiting: 0, kept: 0, refused: 0 }
  return { ...none, ...Object.fromEntries(found.map(({ state: of, pictures }) => [of, pictures])) }
}

async function takenAt({ db }: Ctx, hash: string): Promise<Date | null> {
  const [before] = await db
    .select({ takenAt: imports.takenAt })
    .from(imports)
    .where(and(eq(imports.hash, hash), eq(imports.state, 'taken')))
    .orderBy(desc(imports.takenAt))
    .limit(1)
  return before?.takenAt ?? null
}

/**
 * A page of its lines, from 1: wrong ones first, then what it does. @throws not_signed_in, forbidden,
 * not_found
 */
export async function linesOfImport(
  ctx: Ctx,
  { id, page }: { id: string; page: number },
): Promise<{ lines: ImportLineView[]; total: number }> {
  await importById(ctx, id)
  const ofImport = eq(importLines.importId, id)
  const kinds = sql.join(
    lineKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const lines = await ctx.db
    .select()
    .from(importLines)
    .where(ofImport)
    .orderBy(sql`array_position(array[${kinds}], ${importLines.kind})`, asc(importLines.line))
    .limit(linesAPage)
    .offset((page - 1) * linesAPage)
  const [counted] = await ctx.db.select({ total: count() }).from(importLines).where(ofImport)
  const otherTax = await otherTaxOf(
    ctx,
    id,
    lines.filter(({ kind }) => kind === 'new' || kind === 'changed').map(({ line }) => line),
  )
  const shown = lines.map((line) => ({ ...line, otherTax: otherTax.get(line.line) ?? [] }))
  return { lines: shown, total: counted?.total ?? 0 }
}

/** An address of a picture that a file had, and what became of it. */
export interface ImportPictureView extends Pick<
  typeof importPictures.$inferSelect,
  'productId' | 'address' | 'state'
> {
  productName: string
  why: PictureRefusal | null
}

/**
 * A page of the addresses of pictures of an import, from 1: refused ones first. @throws not_signed_in,
 * forbidden, not_found
 */
export async function picturesOfImport(
  ctx: Ctx,
  { id, page }: { id: string; page: number },
): Promise<{ pictures: ImportPictureView[]; total: number }> {
  const { pictures: byState } = await importById(ctx, id)
  const { productId, address, state, why } = importPictures
  const rows = await ctx.db
    .select({ productId, productName: products.name, address, state, why })
    .from(importPictures)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(importPictures.importId, id))
    .orderBy(sql`array_position(array['refused', 'waiting', 'kept'], ${state})`, asc(importPictures.id))
    .limit(linesAPage)
    .offset((page - 1) * linesAPage)
  return {
    pictures: rows.map((row) => ({ ...row, why: row.why as PictureRefusal | null })),
    total: byState.waiting + byState.kept + byState.refused,
  }
}
