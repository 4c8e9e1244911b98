import { asc, eq } from 'drizzle-orm'

import { orderLines, packingAnswers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { Answer } from './open-packing.ts'

export interface AnsweredLine {
  line: typeof orderLines.$inferSelect
  /** null: none yet, or the line was changed since. */
  answer: Answer | null
}

/** The lines of an order with what was found of each. */
export async function answersOf(
  { db }: Ctx,
  { orderId, packingId }: { orderId: string; packingId: string },
): Promise<AnsweredLine[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const answers = await db.select().from(packingAnswers).where(eq(packingAnswers.packingId, packingId))
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]))
  return lines.map((line) => {
    const answer = byPosition.get(line.position)
    return { line, answer: answer?.ofPieces === line.quantity ? answer : null }
  })
}
