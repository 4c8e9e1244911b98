import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { ordersPath, paidPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { orderInCash } from '#contract/checkout.ts'
import * as words from '#words/shop/checkout/lost/en.ts'

import { cashRequest, placedState } from './cash-request.ts'
import type { CashOrder } from './cash-request.ts'
import { repeating, unanswered } from './repeating.ts'

type Lost = [CashOrder, ...unknown[]]

/**
 * Over an empty cart, where the answer to an order was lost: asks under the same key until there is one, and
 * leads on to the order. Of an empty cart nothing new is ordered by it. Nothing in all other cases. A guest's
 * cart is not emptied by the shop, and their next press is the same request.
 */
export function LostOrder() {
  const navigate = useNavigate()
  const isMember = useCustomer(({ user }) => Boolean(user))
  /** What was asked, with the cart that it was asked for. */
  const [lost, setLost] = useState(() => unanswered(cashRequest) as Lost | null)

  const leadOn = useEffectEvent((asked: CashOrder, answer: Awaited<ReturnType<typeof askAgain>>) => {
    setLost(null)
    if (!answer) return
    if (answer.ok) return void navigate(paidPath, { state: placedState(asked, answer.body), replace: true })
    const { code, message } = answer.body
    if (isSessionOver(answer) || (code !== 'already_ordered' && code !== 'already_paid')) return
    showToast('info', message)
    void navigate(ordersPath)
  })

  useEffect(() => {
    if (!isMember || !lost) return
    const leaving = new AbortController()
    void askAgain(lost, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) leadOn(lost[0], answer)
    })
    return () => leaving.abort()
  }, [isMember, lost])

  if (!isMember || !lost) return null
  return (
    <p role="status" className="bg-turmeric-tint rounded-card mt-6 px-5 py-4 font-semibold">
      {words.asking}
    </p>
  )
}

function askAgain(lost: Lost, signal: AbortSignal) {
  const askOnce = repeating(cashRequest)
  return untilAnsweredBy(
    () => askOnce(lost, (key) => call<typeof orderInCash>('POST', '/api/orders/cash', lost[0], key)),
    signal,
  )
}
