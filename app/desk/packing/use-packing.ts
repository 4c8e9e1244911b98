import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import type { answerLine, beginPacking, packOrder, Packed } from '#contract/packing.ts'
import * as words from '#words/desk/packing/en.ts'

import { draftName, nothingKept } from './kept-packing.ts'
import type { AnswerSent, KeptPacking } from './kept-packing.ts'

/** Who packs gives a sign at least so often; the shop waits for 10 minutes. */
const signMs = 3 * 60 * 1000

interface Options {
  orderId: string
  personId: string
  onTurnedAway: () => void
}

/**
 * An order that is packed here. Each answer is written down in this tab before it is sent, and is sent until
 * the shop has it; Packed goes under one key until it has an answer.
 */
export function usePacking({ orderId, personId, onTurnedAway }: Options) {
  const [kept, setKept] = useState<KeptPacking>(() => ({
    ...nothingKept,
    ...keptDraft<KeptPacking>(personId, draftName(orderId)),
  }))
  const latest = useRef(kept)
  const isSending = useRef(false)
  const [problems, setProblems] = useState<Record<number, string>>({})
  /** Why the order cannot be packed here: somebody else has it (`isTaken`), or it is packed. */
  const [stop, setStop] = useState<{ message: string; isTaken: boolean } | null>(null)
  const [isOffline, setOffline] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [done, setDone] = useState<Packed | null>(null)

  function change(changes: Partial<KeptPacking>) {
    latest.current = { ...latest.current, ...changes }
    keepDraft(personId, draftName(orderId), latest.current)
    setKept(latest.current)
  }

  /** Of an answer that is no success: whether the order goes on here. */
  function refused(status: number, code: string, message: string) {
    if (status === 401 || status === 403) return onTurnedAway()
    if (code === 'packing_began' || code === 'packing_over') return setStop({ message, isTaken: true })
    if (code === 'order_moved' || code === 'not_found' || code === 'needs_address') {
      forgetDraft(personId, draftName(orderId))
      setStop({ message, isTaken: false })
    }
  }

  async function begin(takeOver = false) {
    const path = `/api/orders/${encodeURIComponent(orderId)}/packing` as const
    const answer = await call<typeof beginPacking>('POST', path, { takeOver }).catch(() => null)
    setOffline(!answer || (!answer.ok && answer.status >= 500))
    if (answer?.ok) {
      setStop(null)
      change({ packing: answer.body.data })
      void sendWaiting()
    } else if (answer) refused(answer.status, answer.body.code, answer.body.message)
  }

  async function sendWaiting() {
    if (isSending.current) return
    isSending.current = true
    const path = `/api/orders/${encodeURIComponent(orderId)}/packing/line` as const
    for (;;) {
      const [sent] = Object.values(latest.current.waiting)
      if (!sent) break
      const answer = await call<typeof answerLine>('POST', path, sent).catch(() => null)
      if (!answer || answer.status >= 500 || answer.status === 429) break
      // An answer that was given meanwhile is the newer one, and waits for its turn.
      const { [sent.position]: now, ...others } = latest.current.waiting
      const waiting = now === sent ? others : latest.current.waiting
      if (answer.ok) change({ waiting, packing: answer.body.data })
      else {
        change({ waiting })
        const { code, message, fields } = answer.body
        const why = Object.values(fields ?? {}).join(' ') || message
        setProblems((before) => ({ ...before, [sent.position]: why }))
        refused(answer.status, code, message)
        if (answer.status === 401 || answer.status === 403) break
      }
    }
    isSending.current = false
  }

  function answerIt(sent: AnswerSent) {
    const { [sent.position]: _gone, ...others } = problems
    setProblems(others)
    setSaid('')
    change({ waiting: { ...latest.current.waiting, [sent.position]: sent } })
    void sendWaiting()
  }

  async function pack() {
    const { packing, waiting } = latest.current
    if (isBusy || !packing) return
    if (Object.keys(waiting).length > 0) {
      setSaid(words.answersWait)
      return sendWaiting()
    }
    setBusy(true)
    setSaid('')
    const key = latest.current.key ?? newKey()
    change({ key })
    const path = `/api/orders/${encodeURIComponent(orderId)}/packing/packed` as const
    const answer = await call<typeof packOrder>('POST', path, { version: packing.version }, key).catch(
      () => null,
    )
    setBusy(false)
    // Without an answer nobody knows whether it is packed: the key asks again.
    if (!answer || answer.status >= 500) return setSaid(words.noLine)
    if (answer.ok) {
      forgetDraft(personId, draftName(orderId))
      return setDone(answer.body.data)
    }
    change({ key: null })
    setSaid(answer.body.message)
    refused(answer.status, answer.body.code, answer.body.message)
    if (answer.body.code === 'order_changed' || answer.body.code === 'lines_unanswered') await begin()
  }

  const start = useEffectEvent(() => void begin())
  useEffect(() => {
    start()
    const sign = setInterval(() => {
      if (document.visibilityState === 'visible') start()
    }, signMs)
    return () => clearInterval(sign)
  }, [])
  const isWaiting = Object.keys(kept.waiting).length > 0
  useRetrying(() => void (kept.packing ? sendWaiting() : begin()), stop === null && (isWaiting || isOffline))

  return { ...kept, problems, stop, isOffline, isBusy, said, done, begin, answer: answerIt, pack }
}
