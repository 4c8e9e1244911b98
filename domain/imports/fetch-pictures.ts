import { and, eq, sql } from 'drizzle-orm'

import { importLines, importPictures, imports } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue } from '#domain/ground/due.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import type { PictureRefusal } from '#domain/media/errors.ts'
import { lockAsLoaded } from '#domain/products/update-product.ts'
import { writePictures } from '#domain/products/write-pictures.ts'

import { asPerson } from './as-person.ts'

type Row = typeof importPictures.$inferSelect

/** A process that died over a picture is missed after so long; a picture takes 10 s and its encoding. */
const leaseSeconds = 60
/** So many are fetched beside each other: one slow server keeps no other picture waiting. */
const atATime = 3
const mostAttempts = 3
/** The line may be down for a moment, and a server busy. */
const againAfterSeconds = [10, 60]
const passing: readonly PictureRefusal[] = ['no_answer', 'too_slow', 'not_kept']

/**
 * Notes the addresses of pictures that an import has brought, to be fetched: those of other hosts that their
 * product did not have. In the transaction that takes it.
 */
export async function notePictures(tx: Ctx, importId: string): Promise<void> {
  await tx.db.execute(sql`
    insert into ${importPictures} (import_id, product_id, address, next_attempt_at)
    select distinct l.import_id, l.product_id, image, ${tx.now().toISOString()}::timestamptz
    from ${importLines} l, jsonb_array_elements_text(l.after -> 'images') as image
    where l.import_id = ${importId} and l.kind in ('new', 'changed') and image like 'https://%'
      and not coalesce(l.before -> 'images' ? image, false)`)
}

/** Fetches what is due, and puts each picture into its product, in the place of its address. */
export async function fetchDuePictures(ctx: Ctx): Promise<void> {
  const due = {
    table: importPictures,
    key: 'id',
    dueAt: 'nextAttemptAt',
    attempts: 'attempts',
    leaseSeconds,
  } as const
  for (;;) {
    const rows = await claimDue(ctx, due, atATime)
    if (rows.length === 0) return
    const outcomes = await Promise.all(rows.map((row) => fetchOne(ctx, row)))
    if (outcomes.includes('kept')) await ctx.catalogChanged()
  }
}

async function fetchOne(ctx: Ctx, row: Row): Promise<Row['state']> {
  // Processes have died over it, or failed: it would go on for ever.
  if (row.attempts > mostAttempts) return end(ctx, row, { state: 'refused', why: 'not_kept' })
  const found = await keptPicture(ctx, row)
  if ('path' in found) return putInPlace(ctx, row, found.path)
  const { why } = found
  const seconds = passing.includes(why) && row.attempts < mostAttempts && againAfterSeconds[row.attempts - 1]
  if (!seconds) return end(ctx, row, { state: 'refused', why })
  await ctx.db
    .update(importPictures)
    .set({ nextAttemptAt: secondsAfter(ctx.now(), seconds) })
    .where(isWaiting(row))
  return 'waiting'
}

/** The address of the picture in our own store, or why there is none. */
async function keptPicture(
  ctx: Ctx,
  { address, id }: Row,
): Promise<{ path: string } | { why: PictureRefusal }> {
  const fetched = await ctx.gateways.foreignPictures.fetch(address)
  if ('why' in fetched) return fetched
  try {
    // The same bytes are the same file, however often they come.
    return { path: (await ctx.gateways.pictures.keepProductPicture(fetched.bytes)).path }
  } catch (error) {
    if (hasCode(error, 'bad_picture') || hasCode(error, 'too_large')) return { why: 'not_a_picture' }
    ctx.log.warn({ err: error, importPictureId: id }, 'a fetched picture was not kept')
    return { why: 'not_kept' }
  }
}

/** Somebody may have chosen other pictures meanwhile: theirs stay. */
async function putInPlace(ctx: Ctx, row: Row, path: string): Promise<Row['state']> {
  const { productId, address } = row
  const [of] = await ctx.db.select().from(imports).where(eq(imports.id, row.importId))
  if (!of) return 'refused'
  return inTransaction(await asPerson(ctx, of), async (tx) => {
    const { images } = await lockAsLoaded(tx, productId, undefined)
    if (!images.includes(address)) return end(tx, row, { state: 'refused', why: 'other_picture' })
    const after = [...new Set(images.map((image) => (image === address ? path : image)))]
    await writePictures(tx, { id: productId, images }, after)
    return end(tx, row, { state: 'kept', keptAs: path })
  })
}

async function end(
  { db }: Ctx,
  row: Row,
  outcome: { state: 'kept'; keptAs: string } | { state: 'refused'; why: PictureRefusal },
): Promise<Row['state']> {
  await db
    .update(importPictures)
    .set({ ...outcome, nextAttemptAt: null })
    .where(isWaiting(row))
  return outcome.state
}

/** Not where another process has come to its end first. */
function isWaiting({ id }: Row) {
  return and(eq(importPictures.id, id), eq(importPictures.state, 'waiting'))
}
