import { useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail, moveOrder } from '#contract/order-desk.ts'
import * as words from '#words/shop/orders/cancel/en.ts'

/** Letters of a reason, as the contract of the call has it. */
export const longestReason = 500

export interface Cancelling {
  orderId: string
  /** Some of its money goes back by UPI, past the gateway, with a reference: an admin's own order. */
  hasUpi: boolean
  /** Opens or closes the dialog. */
  onAsking: (isAsking: boolean) => void
  onCancelled: (order: OrderDetail) => void
  /** It stands otherwise than the page shows, or nobody is signed in any more. */
  onOutdated: () => Promise<void>
}

/** State of the dialog that asks before an order is cancelled. What was typed outlives its closing. */
export function useCancelling({ orderId, hasUpi, onAsking, onCancelled, onOutdated }: Cancelling) {
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [upiReference, setUpiReference] = useState('')
  const [problem, setProblem] = useState('')
  /** What was sent and may have been done without our knowing, under its key. */
  const attempt = useRef({ key: '', sent: '' })

  function close() {
    const isOpen = attempt.current.key !== ''
    attempt.current.key = ''
    setProblem('')
    onAsking(false)
    // It may have been done.
    if (isOpen) void onOutdated()
  }

  async function cancel() {
    if (isBusy) return
    const letters = reason.trim().length
    if (letters > longestReason) return setProblem(words.tooLong(longestReason, letters))
    // One key for one and the same request, however often it is pressed: after a lost answer it is done once.
    const sent = JSON.stringify([reason, upiReference])
    if (attempt.current.key === '' || attempt.current.sent !== sent) attempt.current = { key: newKey(), sent }
    setBusy(true)
    setProblem('')
    const failure = await send(attempt.current.key)
    setBusy(false)
    setProblem(failure ?? '')
    // Also where the browser closed it meanwhile: what failed is said there.
    onAsking(failure !== null)
  }

  /** Answers why it failed, in words, where it can be tried again. */
  async function send(key: string): Promise<string | null> {
    try {
      const input = { action: 'cancel', note: reason, ...(hasUpi && { upiReference }) } as const
      const answer = await call<typeof moveOrder>('POST', `/api/orders/${orderId}/move`, input, key)
      // After an answer of 500 or more it may have been done: the database may have been lost over it.
      if (answer.status < 500) attempt.current.key = ''
      if (answer.ok) {
        onCancelled(answer.body.data)
        return null
      }
      const isMoved = answer.body.code === 'order_moved'
      if (!isMoved && !isSessionOver(answer))
        return answer.body.fields?.['upiReference'] ?? answer.body.message
      if (isMoved) showToast('warning', answer.body.message)
      await onOutdated()
      return null
    } catch {
      return words.noAnswer
    }
  }

  return { isBusy, reason, upiReference, problem, setReason, setUpiReference, close, cancel }
}
