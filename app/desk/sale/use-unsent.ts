import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { nextTry } from '#app/client/connection.ts'
import type { Bill } from '#contract/counter.ts'

import { unsentOf } from './device.ts'
import type { UnsentSale } from './device.ts'
import { sendUnsent } from './send-unsent.ts'
import type { SendingEnd } from './send-unsent.ts'

/**
 * The sales of this person that wait on the device: sent when the room opens, when the line is back, and
 * again ever less often until all are. For one person as long as it is mounted.
 */
export function useUnsent(personId: string, onSent: (key: string, bill: Bill) => void) {
  const [unsent, setUnsent] = useState<(UnsentSale & { n: number })[]>([])
  const [end, setEnd] = useState<SendingEnd>('sent')
  const isSending = useRef(false)
  const sent = useEffectEvent(onSent)

  const look = useEffectEvent(async () => {
    const found = personId === '' ? [] : await unsentOf(personId).catch(() => [])
    setUnsent(found)
  })

  const send = useEffectEvent(async () => {
    if (isSending.current || personId === '') return
    isSending.current = true
    const ended = await sendUnsent(personId, (key, bill) => {
      sent(key, bill)
      void look()
    }).catch((): SendingEnd => 'no_line')
    isSending.current = false
    setEnd(ended)
    await look()
  })

  const waits = unsent.some(({ refusal }) => refusal === null)
  useEffect(() => {
    void send()
  }, [])
  useEffect(() => {
    if (!waits) return
    const leaving = new AbortController()
    void keepSending(() => send(), leaving.signal)
    return () => leaving.abort()
  }, [waits])

  return {
    unsent,
    end,
    /** Reads again what waits. */
    look: async () => setUnsent(await unsentOf(personId).catch(() => [])),
  }
}

async function keepSending(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await send()
    await nextTry(tries, signal)
    if (signal.aborted) return
  }
}
