import { newKey } from '#app/client/call.ts'

/**
 * Asks under keys: a press after a lost answer repeats that request under its own key, as long as it is for
 * the same, so that nothing is ordered or opened twice.
 */
export function repeating() {
  let unanswered: { asked: string; key: string } | null = null
  return async <Answer>(what: unknown, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
    const asked = JSON.stringify(what)
    const key = unanswered?.asked === asked ? unanswered.key : newKey()
    unanswered = { asked, key }
    const answer = await ask(key)
    unanswered = null
    return answer
  }
}
