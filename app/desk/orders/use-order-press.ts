import { useNavigate } from 'react-router'

import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail, moveOrder, refundOrder } from '#contract/order-desk.ts'

type OrderAnswer = Answer<typeof moveOrder | typeof refundOrder>

export interface PressOptions {
  /** The order as it is after the press. */
  onOrder: (order: OrderDetail) => void
  /** The order is not as it was shown. */
  onMoved: () => void
}

/**
 * Does something with an order, once. Answers null when it is done or the order has to be looked at again, or
 * else what is wrong.
 */
export function useOrderPress({ onOrder, onMoved }: PressOptions) {
  const { isBusy, press: pressOnce, isUnanswered } = usePress()
  const navigate = useNavigate()

  function press(
    what: string,
    ask: (idempotencyKey: string) => Promise<OrderAnswer>,
  ): Promise<Problems | null> {
    return pressOnce(what, ask, judge)
  }

  function judge(answer: OrderAnswer): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (answer.ok) {
      showToast('success', answer.body.message)
      onOrder(answer.body.data)
      return null
    }
    const { code, message, fields } = answer.body
    if (code === 'order_moved' || code === 'key_reused') {
      showToast('error', code === 'order_moved' ? message : doneBefore)
      onMoved()
      return null
    }
    showToast('error', message)
    return fields ?? { '': message }
  }

  return { isBusy, press, isUnanswered }
}

/** What was sent first has arrived after all, and something else was sent under its key. */
const doneBefore = 'This was done already, as you first sent it. Here is the order as it is now.'
