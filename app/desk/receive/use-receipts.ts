import { useEffectEvent, useEffect, useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { Batch, receiveBatch, toReceive } from '#contract/batches.ts'
import { indianDay } from '#domain/time/rules.ts'

import { keepReceive, keptReceive, newReceipt, readReceipt } from './receipt.ts'
import type { KnownGood, ReceiveDraft, TypedReceipt, WaitingReceipt } from './receipt.ts'

/** What was received last. */
export interface Taken {
  batch: Batch
  /** This slip was taken before. */
  wasReceived: boolean
}

interface Options {
  personId: string
  /** What is received, in words. */
  sayOf: (typed: TypedReceipt, pieces: number) => string
  onTaken: (taken: Taken) => void
  onTurnedAway: () => void
}

/**
 * What is typed and what waits for the line, kept in this tab: a receipt is written down before it is sent,
 * and is sent under its own key until the shop has it.
 */
export function useReceipts({ personId, sayOf, onTaken, onTurnedAway }: Options) {
  const [draft, setDraft] = useState(() => keptReceive(personId))
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(draft)
  const isSending = useRef(false)

  function change(changes: Partial<ReceiveDraft>) {
    latest.current = { ...latest.current, ...changes }
    keepReceive(personId, latest.current)
    setDraft(latest.current)
  }

  async function load() {
    const answer = await call<typeof toReceive>('GET', '/api/to-receive').catch(() => null)
    if (answer?.ok)
      change({ ...answer.body.data, typed: ofToday(latest.current.typed, answer.body.data.goods) })
    else if (answer && (answer.status === 401 || answer.status === 403)) onTurnedAway()
  }

  const without = (key: string) => latest.current.waiting.filter((one) => one.key !== key)

  /** What is wrong with it; null when it is received, or waits. */
  async function send(receipt: WaitingReceipt, isPressed: boolean): Promise<Problems | null> {
    const { key, body } = receipt
    const answer = await call<typeof receiveBatch>('POST', '/api/batches', body, key).catch(() => null)
    if (!answer || answer.status >= 500 || answer.status === 429) return null
    if (answer.ok) {
      change({ waiting: without(key) })
      onTaken(answer.body.data)
      return null
    }
    if (answer.status === 401 || answer.status === 403) {
      onTurnedAway()
      return null
    }
    const { fields, message, code } = answer.body
    const isOtherPack = code === 'pack_is_other'
    // What was typed stays, beside the pack as it is now.
    if (isOtherPack) await load()
    if (isPressed) {
      change({ waiting: without(key) })
      if (isOtherPack) return { pieces: message }
      return fields ?? { '': message }
    }
    const refusal = Object.values(fields ?? {}).join(' ') || message
    change({ waiting: latest.current.waiting.map((one) => (one.key === key ? { ...one, refusal } : one)) })
    return null
  }

  /** Sends what waits, in its order. */
  async function sendWaiting() {
    if (isSending.current) return
    isSending.current = true
    for (const receipt of latest.current.waiting) if (receipt.refusal === null) await send(receipt, false)
    isSending.current = false
  }

  async function receive(typed: TypedReceipt): Promise<Problems | null> {
    const read = readReceipt(typed, indianDay(new Date()))
    if ('problems' in read) return read.problems
    if (isSending.current) return {}
    isSending.current = true
    setIsBusy(true)
    const said = sayOf(typed, read.body.pieces)
    const receipt = { key: newKey(), body: read.body, said, refusal: null }
    change({ waiting: [...latest.current.waiting, receipt] })
    const wrong = await send(receipt, true)
    // The grower stays: one brings several goods.
    if (!wrong) change({ typed: { ...newReceipt, growerId: typed.growerId, slip: typed.slip } })
    isSending.current = false
    setIsBusy(false)
    return wrong
  }

  const begin = useEffectEvent(() => {
    void load()
    void sendWaiting()
  })
  useEffect(() => begin(), [])
  useRetrying(
    () => void sendWaiting(),
    draft.waiting.some(({ refusal }) => refusal === null),
  )

  return {
    ...draft,
    isBusy,
    type: (changes: Partial<TypedReceipt>) => change({ typed: { ...latest.current.typed, ...changes } }),
    receive,
    /** Takes away what the shop did not take. */
    putAway: ({ key }: WaitingReceipt) => change({ waiting: without(key) }),
  }
}

/** What is typed, with its goods as the shop has them now: a pack may be another one since. */
function ofToday(typed: TypedReceipt, goods: readonly KnownGood[]): TypedReceipt {
  const { good } = typed
  return good ? { ...typed, good: goods.find(({ _id }) => _id === good._id) ?? good } : typed
}
