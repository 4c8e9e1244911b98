import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { usePlannedChange } from '#app/client/use-planned-change.ts'
import { repeating } from '#app/shop/checkout/repeating.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { changeOrder } from '#contract/order-edits.ts'
import * as words from '#words/shop/orders/change/en.ts'

import type { OneOrder } from './one-order.ts'

export interface Changing {
  /** Opens or closes the dialog. */
  onAsking: (isAsking: boolean) => void
  onChanged: (order: OrderDetail) => void
  /** It stands otherwise than the page shows, or nobody is signed in any more. */
  onOutdated: () => Promise<void>
}

/** State of the dialog in which a customer changes how many they want; 0 takes a line out. */
export function useChanging(order: OneOrder, { onAsking, onChanged, onOutdated }: Changing) {
  const [quantities, setQuantities] = useState(() => order.lines.map(({ quantity }) => quantity))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [askOnce] = useState(repeating)
  const wasSent = useRef(false)
  const wanted = {
    version: order.version,
    lines: order.lines.map(({ position }, place) => ({ position, quantity: quantities[place] ?? 0 })),
  }
  const planned = usePlannedChange(order.id, wanted)
  const { plan } = planned
  const isChanged = (plan?.changed.length ?? 0) > 0

  function setQuantity(place: number, quantity: number) {
    setProblem('')
    setQuantities((before) => before.map((one, at) => (at === place ? quantity : one)))
  }

  function close() {
    setProblem('')
    onAsking(false)
    // It may have been done, or the shop has changed it.
    if (wasSent.current || planned.code === 'order_changed' || planned.code === 'order_moved')
      void onOutdated()
  }

  async function send() {
    if (isBusy || !plan || !isChanged) return
    setBusy(true)
    setProblem('')
    const failure = await ask({ ...wanted, total: plan.after.total })
    setBusy(false)
    setProblem(failure ?? '')
    if (failure === null) onAsking(false)
  }

  /** Answers why it failed, in words, where it can be tried again. */
  async function ask(change: typeof wanted & { total: number }): Promise<string | null> {
    wasSent.current = true
    try {
      const answer = await askOnce(change, (key) =>
        call<typeof changeOrder>('POST', `/api/orders/${order.id}/change`, change, key),
      )
      if (answer.status < 500) wasSent.current = false
      if (answer.ok) {
        onChanged(answer.body.data)
        showToast('success', words.changed)
        return null
      }
      const { code, message } = answer.body
      const isOver = code === 'order_changed' || code === 'order_moved'
      if (!isOver && !isSessionOver(answer)) {
        planned.again()
        return message
      }
      if (isOver) showToast('warning', message)
      await onOutdated()
      return null
    } catch {
      return words.noAnswer
    }
  }

  const { shown, problem: refused } = planned
  return { quantities, setQuantity, isBusy, problem, isChanged, close, send, plan, shown, refused }
}
