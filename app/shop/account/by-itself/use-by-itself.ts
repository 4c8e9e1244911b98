import { useEffect, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { Subscribed, mySubscriptions } from '#contract/subscriptions.ts'
import * as words from '#words/shop/account/by-itself/en.ts'

type Changed = Answer<typeof mySubscriptions>

/** What comes to oneself by itself; null until it is known. */
export function useByItself() {
  const [found, setFound] = useState<Subscribed | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The presses so far, each after the one before. */
  const last = useRef(Promise.resolve(true))

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(ask, leaving.signal).then((answer) => answer?.ok && setFound(answer.body.data))
    return () => leaving.abort()
  }, [])

  /**
   * One call after the other: a press while one is under way waits for it. Answers whether it is done; why
   * not is said, and what stands by now is shown: it may be past 20:00 since the page was opened, or the
   * answer was lost.
   */
  function press(change: () => Promise<Changed>): Promise<boolean> {
    const own = last.current.then(() => send(change))
    last.current = own
    setBusy(true)
    void own.then(() => last.current === own && setBusy(false))
    return own
  }

  async function send(change: () => Promise<Changed>): Promise<boolean> {
    const answer = await change().catch(() => null)
    if (answer?.ok) {
      setFound(answer.body.data)
      showToast('success', answer.body.message)
      return true
    }
    const fields = answer?.ok === false ? Object.values(answer.body.fields ?? {}) : []
    showToast('error', fields[0] ?? answer?.body.message ?? words.noAnswer)
    const now = await ask().catch(() => null)
    if (now?.ok) setFound(now.body.data)
    return false
  }

  return { found, isBusy, press }
}

function ask(): Promise<Changed> {
  return call<typeof mySubscriptions>('GET', '/api/subscriptions')
}

export type Press = ReturnType<typeof useByItself>['press']
