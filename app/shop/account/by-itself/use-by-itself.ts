import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { Subscribed, mySubscriptions } from '#contract/subscriptions.ts'
import * as words from '#words/shop/account/by-itself/en.ts'

type Changed = Answer<typeof mySubscriptions>

/** What comes to oneself by itself; null until it is known. */
export function useByItself() {
  const [found, setFound] = useState<Subscribed | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => void load().then(setFound), [])

  /**
   * One press at a time. Answers whether it is done; why not is said, and what stands by now is shown: it may
   * be past 20:00 since the page was opened, or the answer was lost.
   */
  async function press(ask: () => Promise<Changed>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const answer = await ask().catch(() => null)
    setBusy(false)
    if (answer?.ok) {
      setFound(answer.body.data)
      showToast('success', answer.body.message)
      return true
    }
    const fields = answer?.ok === false ? Object.values(answer.body.fields ?? {}) : []
    showToast('error', fields[0] ?? answer?.body.message ?? words.noAnswer)
    const now = await load()
    if (now) setFound(now)
    return false
  }

  return { found, isBusy, press }
}

async function load(): Promise<Subscribed | null> {
  const answer = await call<typeof mySubscriptions>('GET', '/api/subscriptions').catch(() => null)
  return answer?.ok ? answer.body.data : null
}

export type Press = ReturnType<typeof useByItself>['press']
