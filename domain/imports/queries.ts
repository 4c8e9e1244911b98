import { and, asc, count, desc, eq, sql } from 'drizzle-orm'

import { lineKinds } from '#db/schema/imports.ts'
import { importLines, imports } from '#db/schema/index.ts'
import type { TaxedPack } from '#domain/catalog/families.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { otherTaxOf } from './other-tax.ts'

export type ImportRow = typeof imports.$inferSelect
export type ImportLineRow = typeof importLines.$inferSelect

/** A line as it is shown. */
export interface ImportLineView extends ImportLineRow {
  /** Other packs of its product with another HSN or tax rate. */
  otherTax: TaxedPack[]
}

export interface ImportView extends ImportRow {
  /** When this same file was taken in before; null where it was not. */
  takenBeforeAt: Date | null
}

const linesAPage = 50

/** How an import stands. @throws not_signed_in, forbidden, not_found */
export async function importById(ctx: Ctx, id: string): Promise<ImportView> {
  admin(ctx)
  const [row] = await ctx.db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new DomainError('not_found', { what: 'import' })
  return { ...row, takenBeforeAt: row.state === 'taken' ? null : await takenAt(ctx, row.hash) }
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
