import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { Batch } from '#contract/batches.ts'
import type { RecalledOrder, carryOutRecall, recallBatch, recalledOrders } from '#contract/recalls.ts'

/** Calls a batch back, and does what follows for its orders, call after call. */
export function useRecall({ _id: batchId }: Batch) {
  /** null: it is not known yet which orders held it. */
  const [orders, setOrders] = useState<RecalledOrder[] | null>(null)
  const { isBusy, press } = usePress()

  function judge(answer: Answer<typeof recalledOrders>): Problems | null {
    if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
    setOrders(answer.body.data)
    return null
  }

  /** Until nothing more can be done now: what is on its way waits. */
  async function carryOut(): Promise<Problems | null> {
    for (let before = Infinity; ;) {
      let waiting = 0
      const wrong = await press(
        `carry out ${batchId}`,
        () => call<typeof carryOutRecall>('POST', '/api/carry-out-recall', { batchId }),
        (answer) => {
          waiting = answer.ok ? answer.body.data.filter(({ outcome }) => outcome === null).length : 0
          return judge(answer)
        },
      )
      if (wrong || waiting === 0 || waiting === before) return wrong
      before = waiting
    }
  }

  async function recall(reason: string): Promise<Problems | null> {
    const wrong = await press(
      `recall ${batchId} ${reason}`,
      (key) => call<typeof recallBatch>('POST', '/api/recall-batch', { batchId, reason }, key),
      judge,
    )
    return wrong ?? carryOut()
  }

  function load(): Promise<Problems | null> {
    const query = new URLSearchParams({ batchId })
    return press(
      `orders of ${batchId}`,
      () => call<typeof recalledOrders>('GET', `/api/recalled-orders?${query}`),
      judge,
    )
  }

  return { orders, isBusy, recall, carryOut, load }
}
