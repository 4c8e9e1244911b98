import { useEffect, useEffectEvent } from 'react'

import { nextTry } from './connection.ts'

/** Tries again by itself, ever less often, for as long as the component is there and it is wanted. */
export function useRetrying(again: () => void, isWanted = true): void {
  const retry = useEffectEvent(again)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    void keepTrying(() => retry(), leaving.signal)
    return () => leaving.abort()
  }, [isWanted])
}

async function keepTrying(retry: () => void, signal: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await nextTry(tries, signal)
    if (signal.aborted) return
    retry()
  }
}
