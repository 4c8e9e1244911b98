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

  useEffect(() => {
    let isWanted = true
    void call<typeof mySubscriptions>('GET', '/api/subscriptions')
      .catch(() => null)
      .then((answer) => isWanted && answer?.ok && setFound(answer.body.data))
    return () => {
      isWanted = false
    }
  }, [])

  /** One press at a time. Answers whether it is done; why not is said. */
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
    return false
  }

  return { found, isBusy, press }
}

export type Press = ReturnType<typeof useByItself>['press']
