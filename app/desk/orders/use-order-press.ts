import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import type { WayBack } from '#app/ui/toast-look.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

import { takeBack, undoMs } from './take-back.ts'

export type PressAnswer<Data = OrderDetail> =
  | { ok: true; status: number; body: { message: string; data: Data } }
  | {
      ok: false
      status: number
      body: { code: string; message: string; fields?: Record<string, string> | undefined }
    }

export interface PressOptions<Data = OrderDetail> {
  /** The order as it is after the press; of a return that was decided, the returns. */
  onOrder: (order: Data) => void
  /** The order is not as it was shown. */
  onMoved: () => void
}

/**
 * Does something with an order, once. Answers null when it is done or the order has to be looked at again, or
 * else what is wrong.
 */
export function useOrderPress<Data = OrderDetail>({ onOrder, onMoved }: PressOptions<Data>) {
  const { isBusy, press: pressOnce, isUnanswered } = usePress()
  const navigate = useNavigate()

  function press(
    what: string,
    ask: (idempotencyKey: string) => Promise<PressAnswer<Data>>,
  ): Promise<Problems | null> {
    return pressOnce(what, ask, (answer) => judge(answer, canBeUndone.has(what)))
  }

  function judge(answer: PressAnswer<Data>, isMove = false): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (answer.ok) {
      showToast('success', answer.body.message, undefined, isMove ? wayBack(answer.body.data) : undefined)
      onOrder(answer.body.data)
      return null
    }
    const { code, message, fields } = answer.body
    if (outdated.has(code)) {
      const look = code === 'refund_waits' ? 'success' : 'error'
      showToast(look, code === 'key_reused' ? doneBefore : message)
      onMoved()
      return null
    }
    showToast('error', message)
    return fields ?? { '': message }
  }

  /** The order is still shown, or has to be looked at again where it is. */
  function wayBack(order: Data | OrderDetail): WayBack | undefined {
    if (!isWithWayBack(order)) return undefined
    const { _id, takeBack: last } = order
    const undo = () =>
      void press(
        `undo ${last.event}`,
        (key) => takeBack(_id, { event: last.event }, key) as Promise<PressAnswer<Data>>,
      )
    return { id: `move ${last.event}`, undo, duration: undoMs }
  }

  return { isBusy, press, isUnanswered }
}

/** Moves that can be taken back. */
const canBeUndone = new Set(['pack', 'dispatch', 'deliver'])

type WithWayBack = Pick<OrderDetail, '_id'> & { takeBack: NonNullable<OrderDetail['takeBack']> }

function isWithWayBack(order: unknown): order is WithWayBack {
  return typeof order === 'object' && order !== null && 'takeBack' in order
}

/** Somebody else was quicker, this press an earlier one of the same, or it is not to be seen any more. */
const outdated = new Set([
  'not_found',
  'order_moved',
  'order_changed',
  'nothing_due',
  'return_decided',
  'address_given',
  'key_reused',
  'minute_over',
  'not_taken_back',
  'refund_waits',
  'refund_waits_already',
  'refund_answered',
  'own_refund',
])

/** What was sent first has arrived after all, and something else was sent under its key. */
const doneBefore = 'This was done already, as you first sent it. Here is the order as it is now.'
