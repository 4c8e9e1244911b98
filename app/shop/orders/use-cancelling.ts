import { useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { moveOrder } from '#contract/order-desk.ts'

import { oneOrder } from './one-order.ts'
import type { OneOrder } from './one-order.ts'

/** Letters of a reason, as the contract of the call has it. */
export const longestReason = 500

interface Cancelling {
  orderId: string
  onCancelled: (order: OneOrder) => void
  /** It stands otherwise than the page shows, or nobody is signed in any more. */
  onOutdated: () => Promise<void>
}

/** State of the dialog that asks before an order is cancelled. What was typed outlives it. */
export function useCancelling({ orderId, onCancelled, onOutdated }: Cancelling) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const attempt = useRef({ key: '', reason: '' })

  function open() {
    attempt.current.key = ''
    setProblem('')
    setOpen(true)
  }

  async function cancel() {
    if (isBusy) return
    if (reason.trim().length > longestReason) return setProblem(tooLong(reason))
    // One key for one and the same request, however often it is pressed: after a lost answer it is done once.
    if (attempt.current.key === '' || attempt.current.reason !== reason)
      attempt.current = { key: newKey(), reason }
    setBusy(true)
    setProblem('')
    const failure = await send(attempt.current.key)
    setBusy(false)
    setProblem(failure ?? '')
    // Also where the browser closed it meanwhile: what failed is said there.
    setOpen(failure !== null)
  }

  /** Answers why it failed, in words, where it can be tried again. */
  async function send(key: string): Promise<string | null> {
    try {
      const input = { action: 'cancel', note: reason } as const
      const answer = await call<typeof moveOrder>('POST', `/api/orders/${orderId}/move`, input, key)
      if (answer.ok) {
        onCancelled(oneOrder(answer.body.data))
        return null
      }
      const isMoved = answer.body.code === 'order_moved'
      if (!isMoved && !isSessionOver(answer)) return answer.body.message
      if (isMoved) showToast('warning', answer.body.message)
      await onOutdated()
      return null
    } catch {
      return 'No answer came. Please try again: what you wrote is still here.'
    }
  }

  return { isOpen, isBusy, reason, problem, open, close: () => setOpen(false), setReason, cancel }
}

function tooLong(reason: string): string {
  return `Please write at most ${longestReason} letters. You have ${reason.trim().length}.`
}
