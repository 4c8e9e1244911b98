import { nextTry } from '#app/client/connection.ts'

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
