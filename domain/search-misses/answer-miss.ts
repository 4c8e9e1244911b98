import { answeredMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

type Answer = (typeof answeredMisses.$inferInsert)['answer']

/** Takes a word off the desk's list. Of two answers the later one stands. */
export async function answerMiss(
  { db, now }: Ctx,
  { word, answer }: { word: string; answer: Answer },
): Promise<void> {
  await db
    .insert(answeredMisses)
    .values({ word, answer, at: now() })
    .onConflictDoUpdate({ target: answeredMisses.word, set: { answer, at: now() } })
}
