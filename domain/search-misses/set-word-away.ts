import { and, eq } from 'drizzle-orm'

import { answeredMisses } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { answerMiss } from './answer-miss.ts'

/**
 * 'Not for us': takes a word off the desk's list for as long as people ask for it, or puts it back.
 * @throws not_signed_in, forbidden
 */
export async function setWordAway(
  ctx: Ctx,
  { word, isAway }: { word: string; isAway: boolean },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const isIt = and(eq(answeredMisses.word, word), eq(answeredMisses.answer, 'not_for_us'))
    const [before] = await tx.db.select().from(answeredMisses).where(isIt).for('update')
    if (Boolean(before) === isAway) return
    if (isAway) await answerMiss(tx, { word, answer: 'not_for_us' })
    else await tx.db.delete(answeredMisses).where(isIt)
    await writeAudit(tx, {
      action: isAway ? 'search_word_put_away' : 'search_word_put_back',
      objectId: word,
      before: isAway ? null : { word },
      after: isAway ? { word } : null,
    })
  })
}
