import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'

import { importLines, imports } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { breaksCategory } from '#domain/catalog/no-such-category.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { readSeasonCell } from '#domain/catalog/seasons/cell/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue } from '#domain/ground/due.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { writeSeasons } from '#domain/products/seasons.ts'

import { asPerson } from './as-person.ts'
import { PlanDiffers, confirmedAnew, linesNamed, rowOf, withStockOf } from './confirmed-plan.ts'
import { notePictures } from './fetch-pictures.ts'
import { countLines, linesAtATime } from './plan-import.ts'
import { planLines } from './plan-lines.ts'
import type { ImportLineRow, ImportRow } from './queries.ts'
import { addProducts, auditChanges, changeProducts } from './write-products.ts'

/** A process that died is missed after so long; one that lives says so with every batch. */
const leaseSeconds = 60
const mostAttempts = 3
/** Plans are kept for so long. */
const keptDays = 30

/** Carries out what was confirmed, one import after the other. */
export async function takeDueImports(ctx: Ctx): Promise<void> {
  for (;;) {
    const due = {
      table: imports,
      key: 'id',
      dueAt: 'nextAttemptAt',
      attempts: 'attempts',
      leaseSeconds,
    } as const
    const [row] = await claimDue(ctx, due, 1)
    if (!row) return
    try {
      await takeOne(await asPerson(ctx, row), row)
    } catch (error) {
      ctx.log.error({ err: error, importId: row.id, attempts: row.attempts }, 'import failed')
      const isOver = row.attempts >= mostAttempts
      await ctx.db
        .update(imports)
        .set(
          isOver
            ? { state: 'planned', setback: 'failed', nextAttemptAt: null }
            : { nextAttemptAt: secondsAfter(ctx.now(), 5) },
        )
        .where(and(eq(imports.id, row.id), eq(imports.state, 'taking')))
      if (!isOver) return
    }
  }
}

async function takeOne(ctx: Ctx, row: ImportRow): Promise<void> {
  const { id } = row
  try {
    await inTransaction(ctx, (tx) => carryOut(tx, row, (done) => sayProgress(ctx, id, done)))
  } catch (error) {
    if (!(error instanceof PlanDiffers) && !breaksCategory(error)) throw error
    await inTransaction(ctx, (tx) => planAnew(tx, id))
    ctx.log.info({ importId: id }, 'import planned anew')
    return
  }
  ctx.log.info({ importId: id, actorId: ctx.actor?.id }, 'import taken')
  const touched = await ctx.db
    .select({ id: importLines.productId })
    .from(importLines)
    .where(and(eq(importLines.importId, id), ne(importLines.kind, 'unchanged')))
  await rankAfterSave(
    ctx,
    touched.flatMap(({ id }) => id ?? []),
  )
  await ctx.catalogChanged()
}

/** Outside of the transaction, so that it is seen, and no other process takes the work over. */
async function sayProgress({ db, now }: Ctx, id: string, done: number): Promise<void> {
  const nextAttemptAt = secondsAfter(now(), leaseSeconds)
  await db
    .update(imports)
    .set({ done, nextAttemptAt })
    .where(and(eq(imports.id, id), eq(imports.state, 'taking')))
}

async function carryOut(
  tx: Ctx,
  { id, fileName, attempts }: ImportRow,
  onDone: (done: number) => Promise<void>,
): Promise<void> {
  const places = await tx.db
    .select({ line: importLines.line, kind: importLines.kind })
    .from(importLines)
    .where(eq(importLines.importId, id))
    // As all who lock products do.
    .orderBy(asc(importLines.productId))
  const linesOf = (kind: ImportLineRow['kind']) =>
    places.filter((place) => place.kind === kind).map(({ line }) => line)
  const [added, changed] = [linesOf('new').sort((one, other) => one - other), linesOf('changed')]
  const steps = places.length + changed.length
  let stepsDone = 0
  const forEach = async (lines: number[], work: (batch: ImportLineRow[]) => Promise<void>) => {
    for (let at = 0; at < lines.length; at += linesAtATime) {
      const batch = await linesNamed(tx, id, lines.slice(at, at + linesAtATime))
      await work(batch)
      stepsDone += batch.length
      await onDone(Math.floor((places.length * stepsDone) / steps))
    }
  }
  await forEach(linesOf('unchanged'), async (batch) => void (await confirmedAnew(tx, batch)))
  await forEach(added, async (batch) => addProducts(tx, await confirmedAnew(tx, batch), fileName))
  await forEach(changed, (batch) => auditChanges(tx, batch))
  // Locked last, so that buyers wait for as little as can be.
  await forEach(changed, async (batch) => {
    const ids = batch.flatMap(({ productId }) => productId ?? [])
    const present = await lockStock(tx, ids)
    const lines = await confirmedAnew(tx, batch)
    const withStock = lines.map((line, place) => withStockOf(line, batch[place]!, present))
    await changeProducts(tx, withStock, fileName)
  })
  await writeSeasonsOf(tx, id)
  await notePictures(tx, id)
  const [taken] = await tx.db
    .update(imports)
    .set({ state: 'taken', takenAt: tx.now(), nextAttemptAt: null, done: places.length })
    .where(and(eq(imports.id, id), eq(imports.state, 'taking'), eq(imports.attempts, attempts)))
    .returning()
  if (!taken) throw new Error('Another process has taken this import over')
  const { newLines, changedLines, unchangedLines } = taken
  const after = { fileName, newLines, changedLines, unchangedLines }
  await writeAudit(tx, { action: 'products_imported', objectId: id, before: null, after })
}

/**
 * After all lines, and not with them: a line would else find the season that another pack has just been
 * given, and be no longer what was confirmed. An empty cell of a new pack leaves that of its family.
 */
async function writeSeasonsOf(tx: Ctx, importId: string): Promise<void> {
  const season = sql<string | null>`${importLines.after}->>'season'`
  const lines = await tx.db
    .select({ productId: importLines.productId, season })
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        sql`${importLines.after} ? 'season'`,
        or(ne(importLines.kind, 'new'), isNotNull(season)),
      ),
    )
    .orderBy(asc(importLines.line))
  for (let at = 0; at < lines.length; at += linesAtATime)
    await writeSeasons(
      tx,
      lines.slice(at, at + linesAtATime).map((said) => ({
        productId: said.productId!,
        season: said.season === null ? null : readSeasonCell(said.season),
      })),
    )
}

/** Puts the plan of now in the place of one that does not stand any more. */
async function planAnew(tx: Ctx, id: string): Promise<void> {
  const lines = await tx.db
    .select({ line: importLines.line })
    .from(importLines)
    .where(eq(importLines.importId, id))
    .orderBy(asc(importLines.line))
  for (let at = 0; at < lines.length; at += linesAtATime) {
    const numbers = lines.slice(at, at + linesAtATime).map(({ line }) => line)
    const now = await planLines(tx, (await linesNamed(tx, id, numbers)).map(rowOf))
    await tx.db
      .delete(importLines)
      .where(and(eq(importLines.importId, id), inArray(importLines.line, numbers)))
    await tx.db.insert(importLines).values(now.map((line) => ({ ...line, importId: id })))
  }
  await tx.db
    .update(imports)
    .set({
      state: 'planned',
      setback: 'planned_anew',
      version: sql`${imports.version} + 1`,
      nextAttemptAt: null,
      done: 0,
    })
    .where(eq(imports.id, id))
  await countLines(tx, id)
}

/** Forgets files of before last month, with their lines. */
export async function pruneImports(ctx: Ctx): Promise<boolean> {
  const isOld = lt(imports.createdAt, secondsAfter(ctx.now(), -keptDays * 24 * 60 * 60))
  // A file has many lines, which go with it.
  return deleteBatch(ctx, imports, and(isOld, ne(imports.state, 'taking')), 10)
}
