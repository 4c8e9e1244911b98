import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { newKey } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

type PressAnswer<Data> =
  | { ok: true; body: { message: string; data: Data } }
  | {
      ok: false
      status: number
      body: { code: string; message: string; fields?: Record<string, string> | undefined }
    }

/** What the server found wrong, by the field's name; under '' what is about none of them. */
export type Problems = Record<string, string>

export interface PressOptions<Data = OrderDetail> {
  /** The order as it is after the press; of a return that was decided, the returns. */
  onOrder: (order: Data) => void
  /** The order is not as it was shown. */
  onMoved: () => void
}

/**
 * Does something with an order, once: a second press while the first is under way does nothing, and one after
 * a lost answer repeats it under the same idempotency key. Answers null when it is done or the order has to
 * be looked at again, or else what is wrong.
 */
export function useOrderPress<Data = OrderDetail>({ onOrder, onMoved }: PressOptions<Data>) {
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  /** Of a press whose answer has not come. */
  const open = useRef({ what: '', key: '' })
  const navigate = useNavigate()

  async function press(
    what: string,
    ask: (idempotencyKey: string) => Promise<PressAnswer<Data>>,
  ): Promise<Problems | null> {
    if (underWay.current) return {}
    underWay.current = true
    setIsBusy(true)
    if (open.current.what !== what) open.current = { what, key: newKey() }
    try {
      const answer = await ask(open.current.key)
      open.current = { what: '', key: '' }
      return judge(answer)
    } catch {
      const lost = 'No answer came. Please try again: it will be done only once.'
      showToast('error', lost)
      return { '': lost }
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  function judge(answer: PressAnswer<Data>): Problems | null {
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
    if (code === 'order_moved' || code === 'return_decided' || code === 'key_reused') {
      showToast('error', code === 'key_reused' ? doneBefore : message)
      onMoved()
      return null
    }
    showToast('error', message)
    return fields ?? { '': message }
  }

  /** Whether something was sent that may have been done. */
  const isUnanswered = () => open.current.what !== ''

  return { isBusy, press, isUnanswered }
}

/** What was sent first has arrived after all, and something else was sent under its key. */
const doneBefore = 'This was done already, as you first sent it. Here is the order as it is now.'
