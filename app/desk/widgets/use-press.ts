import { useRef, useState } from 'react'

import { newKey } from '#app/client/call.ts'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/desk/widgets/en.ts'

/** What the server found wrong, by the field's name; under '' what is about none of them. */
export type Problems = Record<string, string>

/**
 * Idempotent press: does something once. A second press while the first is under way does nothing, and one
 * after a lost answer repeats it under the same idempotency key; so does one after an answer of 500 or more,
 * because the database may have been lost as it was done. Answers what `judge` makes of the answer: null when
 * it is done, or else what is wrong.
 */
export function usePress() {
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  /** Of a press whose answer has not come. */
  const open = useRef({ what: '', key: '' })

  async function press<Answered extends { status: number }>(
    what: string,
    ask: (idempotencyKey: string) => Promise<Answered>,
    judge: (answer: Answered) => Problems | null,
  ): Promise<Problems | null> {
    if (underWay.current) return {}
    underWay.current = true
    setIsBusy(true)
    if (open.current.what !== what) open.current = { what, key: newKey() }
    try {
      const answer = await ask(open.current.key)
      if (answer.status < 500) open.current = { what: '', key: '' }
      return judge(answer)
    } catch {
      showToast('error', words.lost)
      return { '': words.lost }
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  /** Whether something was sent that may have been done. */
  const isUnanswered = () => open.current.what !== ''

  return { isBusy, press, isUnanswered }
}

/**
 * The same for a list, each of whose rows has buttons of its own: presses of different things are done one
 * after the other, and one of a thing that is still to be done does nothing. One whose answer was lost keeps
 * its key while others are answered.
 */
export function usePressInTurn() {
  const { press } = usePress()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const toBeDone = useRef(new Set<string>())
  /** By what was pressed, of those whose answer has not come. */
  const keys = useRef(new Map<string, string>())

  const inTurn: typeof press = (what, ask, judge) => {
    if (toBeDone.current.has(what)) return Promise.resolve({})
    toBeDone.current.add(what)
    const askOnce = async () => {
      const key = keys.current.get(what) ?? newKey()
      keys.current.set(what, key)
      const answer = await ask(key)
      if (answer.status < 500) keys.current.delete(what)
      return answer
    }
    const done = last.current
      .then(() => press(what, askOnce, judge))
      .finally(() => toBeDone.current.delete(what))
    last.current = done.catch(() => undefined)
    return done
  }

  return { press: inTurn }
}
