import { and, count, eq, ne, sql } from 'drizzle-orm'

import { importLines, imports } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { planLines } from './plan-lines.ts'
import type { ImportedRow } from './plan-lines.ts'
import { importById } from './queries.ts'
import type { ImportRow, ImportView } from './queries.ts'

export interface FileToPlan {
  fileName: string
  /** SHA-256 of its bytes. */
  hash: string
  /** Its rows, from the beginning again for every call. */
  rows: () => AsyncIterable<ImportedRow>
}

/** The most products of one file. */
const mostLines = 10_000
/** So many lines are compared, and carried out, in one statement. */
export const linesAtATime = 200

/**
 * Says what a file of products would do, and keeps that for whoever confirms it. All of it or nothing is
 * kept. The same file twice at once is one: the second one to come waits, and is planned anew in the place of
 * the first; while it is being taken it is answered as it stands. @throws not_signed_in, forbidden, bad_csv
 */
export async function planImport(ctx: Ctx, file: FileToPlan): Promise<ImportView> {
  const { id: personId } = admin(ctx)
  const id = await inTransaction(ctx, async (tx) => {
    const { fileName, hash } = file
    const open = await openImport(tx, { fileName, hash, personId })
    if (open.state === 'taking') return open.id
    await tx.db.delete(importLines).where(eq(importLines.importId, open.id))
    for await (const rows of batchesOf(file.rows())) await keepLines(tx, open.id, rows)
    if ((await countLines(tx, open.id)) === 0) throw new DomainError('bad_csv', { why: 'no_products' })
    return open.id
  })
  ctx.log.info({ importId: id, actorId: ctx.actor?.id }, 'import planned')
  return importById(ctx, id)
}

/** The one import of this file that is not taken yet, locked; a new one where there is none. */
async function openImport(
  tx: Ctx,
  { fileName, hash, personId }: Pick<ImportRow, 'fileName' | 'hash' | 'personId'>,
): Promise<ImportRow> {
  for (;;) {
    const values = { id: newId(), hash, fileName, personId, createdAt: tx.now() }
    // Another request that has just written it is waited for here, by the unique index.
    const [mine] = await tx.db.insert(imports).values(values).onConflictDoNothing().returning()
    if (mine) return mine
    const isOpen = and(eq(imports.hash, hash), ne(imports.state, 'taken'))
    const [open] = await tx.db.select().from(imports).where(isOpen).for('update')
    if (open?.state === 'taking') return open
    if (!open) continue
    const [anew] = await tx.db
      .update(imports)
      .set({ fileName, personId, version: sql`${imports.version} + 1`, setback: null })
      .where(eq(imports.id, open.id))
      .returning()
    if (anew) return anew
  }
}

/** Rows in batches; refuses a file of too many, and marks a product that stands in it twice. */
async function* batchesOf(rows: AsyncIterable<ImportedRow>): AsyncGenerator<ImportedRow[]> {
  const lineOfId = new Map<string, number>()
  let batch: ImportedRow[] = []
  let total = 0
  for await (const row of rows) {
    total++
    if (total > mostLines) throw new DomainError('bad_csv', { why: 'too_many_lines', maximum: mostLines })
    const before = row.id === null ? undefined : lineOfId.get(row.id)
    if (row.id !== null && before === undefined) lineOfId.set(row.id, row.line)
    if (before !== undefined)
      row.problems = { ...row.problems, id: { problem: 'named_before', line: before } }
    batch.push(row)
    if (batch.length < linesAtATime) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Plans these rows and keeps the plan of each. */
async function keepLines(tx: Ctx, importId: string, rows: readonly ImportedRow[]): Promise<void> {
  const lines = await planLines(tx, rows)
  await tx.db.insert(importLines).values(lines.map((line) => ({ ...line, importId })))
}

/** Counts the lines of an import anew by what they do. Answers how many there are. */
export async function countLines({ db }: Ctx, importId: string): Promise<number> {
  const found = await db
    .select({ kind: importLines.kind, lines: count() })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .groupBy(importLines.kind)
  const { new: newLines = 0, ...of } = Object.fromEntries(found.map(({ kind, lines }) => [kind, lines]))
  const { changed: changedLines = 0, unchanged: unchangedLines = 0, wrong: wrongLines = 0 } = of
  await db
    .update(imports)
    .set({ newLines, changedLines, unchangedLines, wrongLines })
    .where(eq(imports.id, importId))
  return newLines + changedLines + unchangedLines + wrongLines
}
