import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import type { Address, myAddresses } from '#contract/addresses.ts'

import { keptFirst } from './place.ts'

/**
 * One's own addresses, the chosen one and then the newest first: null until they are known; tried again while
 * they cannot be had.
 */
export function useAddresses() {
  const [addresses, setAddresses] = useState<Address[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function reload(): Promise<Address[] | null> {
    const found = await ask()
    setFailed(found === null)
    if (found) setAddresses(found)
    return found
  }

  useEffect(() => {
    void ask().then((found) => {
      setFailed(found === null)
      if (found) setAddresses(found)
    })
  }, [])
  useRetrying(() => void reload(), hasFailed)
  return { addresses, hasFailed, reload }
}

/** None for one who is signed out by now; null without an answer. */
async function ask(): Promise<Address[] | null> {
  try {
    const answer = await call<typeof myAddresses>('GET', '/api/addresses')
    if (answer.ok) return keptFirst(answer.body.data)
    return isSessionOver(answer) ? [] : null
  } catch {
    return null
  }
}
