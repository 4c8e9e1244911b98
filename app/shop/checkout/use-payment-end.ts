import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { keptGuest } from '#app/client/guest-key.ts'
import { isSessionOver } from '#app/client/session.ts'
import { customer } from '#app/client/store.ts'
import { untilKnown } from '#app/client/until-known.ts'
import { notPaidPath, paidPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { paymentStatus } from '#contract/checkout.ts'
import * as outcome from '#words/shop/checkout/outcome/en.ts'

import { paymentEnded } from './open-payment.ts'
import type { CancelState, SuccessState } from './outcome-state.ts'

/** `unanswered`: no answer to the last question. `missing`: this person has no such payment. */
type Standing = 'asking' | 'unanswered' | 'guest' | 'missing'

type Status = (typeof paymentStatus)['schema']['response'][200]['_zod']['output']['data']

interface Asked {
  /** The gateway's id of the payment's order; null where there is nothing to ask. */
  id: string | null
  /** Leaves a pause before the first question. */
  isLater?: boolean
}

/** Asks how a payment ends until that is known, and leads to the page of its end by itself. */
export function usePaymentEnd({ id, isLater = false }: Asked): Standing {
  const navigate = useNavigate()
  const [standing, setStanding] = useState<Standing>('asking')

  const leadOn = useEffectEvent(({ paid, orderId }: Status) => {
    if (paid) {
      // It takes the place of the toast that said that the verification had failed.
      showToast('success', outcome.verified)
      const ofGuest = !customer().user && { isGuest: true, cartKey: keptGuest()?.cartKey }
      const state: SuccessState = { orderId, ...ofGuest }
      return void navigate(paidPath, { replace: true, state })
    }
    // Unpaid with an order: the money came and goes back.
    const state: CancelState = orderId === null ? { uncharged: 'refused' } : { reason: outcome.givenBack }
    void navigate(notPaidPath, { replace: true, state })
  })

  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await statusOf(id)
      const isOver = typeof answer === 'object' ? !answer.isOpen : answer === 'missing'
      if (isOver) paymentEnded(id)
      if (isOver || answer === 'guest') return answer
      if (!leaving.signal.aborted) setStanding(answer === 'unanswered' ? answer : 'asking')
      return null
    }
    void untilKnown(ask, leaving.signal, isLater ? 1 : 0).then((end) => {
      if (typeof end === 'string') setStanding(end)
      else if (end) leadOn(end)
    })
    return () => leaving.abort()
  }, [id, isLater])

  return standing
}

/** `asking`: the shop answers, and the gateway does not. */
async function statusOf(id: string): Promise<Status | Standing> {
  try {
    const answer = await call<typeof paymentStatus>('GET', `/api/razorpay/order/${encodeURIComponent(id)}`)
    if (answer.ok) return answer.body.data
    if (isSessionOver(answer)) return 'guest'
    return answer.status === 404 ? 'missing' : 'asking'
  } catch {
    return 'unanswered'
  }
}
