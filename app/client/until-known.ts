import { nextTry } from './connection.ts'

/**
 * Asks again, ever less often, until there is an answer; null where the signal aborted before. `tries`: how
 * often it was asked already.
 */
export async function untilKnown<Answer>(
  ask: () => Promise<Answer | null>,
  signal: AbortSignal,
  tries = 0,
): Promise<Answer | null> {
  if (tries > 0) await nextTry(tries, signal)
  if (signal.aborted) return null
  const answer = await ask()
  if (signal.aborted) return null
  return answer ?? untilKnown(ask, signal, tries + 1)
}

/**
 * The same for a call: until the shop has answered it, with what was asked for or with a refusal. A shop that
 * cannot say now (429, 500 and more) has not answered.
 */
export function untilAnsweredBy<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  return untilKnown(async () => {
    const answer = await ask().catch(() => null)
    return answer && answer.status < 500 && answer.status !== 429 ? answer : null
  }, signal)
}
