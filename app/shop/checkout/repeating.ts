import { newKey } from '#app/client/call.ts'
import { keep, kept } from '#app/client/kept.ts'

interface Unanswered {
  asked: string
  key: string
}

/**
 * Asks under keys: a press after a lost answer repeats that request under its own key, as long as it is for
 * the same, so that nothing is ordered or opened twice. So does one after an answer of 500 or more: the
 * database may have been lost as it was done; and after 429, which decides nothing. With a name that holds
 * over a reload of the tab, too; then what is asked has to say which cart it is, and not only what is in it.
 */
export function repeating(name?: string) {
  const place = placeOf(name)
  let unanswered: Unanswered | null = null
  const last = () => unanswered ?? (name === undefined ? null : keptIn(place))
  const set = (next: Unanswered | null) => {
    unanswered = next
    if (name !== undefined) keep('sessionStorage', place, next)
  }
  return async <Answer extends { status: number }>(
    what: unknown,
    ask: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const asked = JSON.stringify(what)
    const before = last()
    const key = before?.asked === asked ? before.key : newKey()
    set({ asked, key })
    const answer = await ask(key)
    if (answer.status < 500 && answer.status !== 429) set(null)
    return answer
  }
}

/** What was asked by a request of this name that has no answer yet; null where there is none. */
export function unanswered(name: string): unknown {
  const before = keptIn(placeOf(name))
  return before && JSON.parse(before.asked)
}

function placeOf(name = ''): string {
  return `haat.unanswered.${name}`
}

function keptIn(place: string): Unanswered | null {
  const { asked, key } = (kept('sessionStorage', place) ?? {}) as Partial<Record<string, unknown>>
  return typeof asked === 'string' && typeof key === 'string' ? { asked, key } : null
}
