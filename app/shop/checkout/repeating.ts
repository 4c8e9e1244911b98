import { newKey } from '#app/client/call.ts'

/**
 * Asks under keys: a press after a lost answer repeats that request under its own key, as long as it is for
 * the same, so that nothing is ordered or opened twice. So does one after an answer of 500 or more: the
 * database may have been lost as it was done.
 */
export function repeating() {
  let unanswered: { asked: string; key: string } | null = null
  return async <Answer extends { status: number }>(
    what: unknown,
    ask: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const asked = JSON.stringify(what)
    const key = unanswered?.asked === asked ? unanswered.key : newKey()
    unanswered = { asked, key }
    const answer = await ask(key)
    if (answer.status < 500) unanswered = null
    return answer
  }
}
