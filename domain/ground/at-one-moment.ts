import type { Db } from '#db/connect.ts'

import type { Ctx } from './context.ts'

interface Options {
  /** Whether it may be read again from the beginning: false once something of it was handed on. */
  mayBeginAnew?: () => boolean
}

/**
 * Reads several things as they are at one moment: what is only shown, and never what a command decides on.
 * Where the shop has a replica that knows all which was committed before, it is read there, and else at the
 * primary; so it is where the replica goes away, or ends a statement that keeps it from following.
 */
export async function atOneMoment<Answer>(
  ctx: Ctx,
  read: (tx: Ctx) => Promise<Answer>,
  { mayBeginAnew = () => true }: Options = {},
): Promise<Answer> {
  const replica = (await ctx.replica?.()) ?? null
  if (replica === null) return readFrom(ctx.db, ctx, read)
  try {
    return await readFrom(replica, ctx, read)
  } catch (error) {
    if (!mayBeginAnew()) throw error
    ctx.log.warn({ err: error }, 'the replica did not answer, so the primary is read')
    return readFrom(ctx.db, ctx, read)
  }
}

function readFrom<Answer>(db: Db, ctx: Ctx, read: (tx: Ctx) => Promise<Answer>): Promise<Answer> {
  return db.transaction((tx) => read({ ...ctx, db: tx, replica: undefined }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
