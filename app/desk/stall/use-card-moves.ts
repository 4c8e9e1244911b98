import { useState } from 'react'
import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { move } from '#app/desk/orders/move.ts'
import type { MoveInput } from '#app/desk/orders/move.ts'
import { takeBack, undoMs } from '#app/desk/orders/take-back.ts'
import { usePressInTurn } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { Order } from '#contract/orders.ts'
import { again } from '#words/desk/orders/en.ts'
import { label } from '#words/shop/order-labels/en.ts'

/** How a card stands after its press: it stays in its place until the list is loaded again. */
export interface MovedCard {
  status: string
  /** What was taken with the press counts. */
  payment: Order['payment']
  due: Order['due']
  /** By it the move is taken back; null where that cannot be done. */
  event: number | null
  /** The move was taken back: the card asks again. */
  isUndone: boolean
}

/** Moves orders from their cards, one press each, and leaves each card where it is. */
export function useCardMoves(orders: readonly Order[]) {
  const navigate = useNavigate()
  const { press } = usePressInTurn()
  const [moved, setMoved] = useState<{ orders: readonly Order[]; cards: ReadonlyMap<string, MovedCard> }>({
    orders,
    cards: new Map(),
  })
  // Of another list nothing is known.
  const cards = moved.orders === orders ? moved.cards : none

  function keep(orderId: string, card: MovedCard) {
    setMoved((now) => ({
      orders,
      cards: new Map(now.orders === orders ? now.cards : none).set(orderId, card),
    }))
  }

  /** Answers what is wrong, by the field's name; null where it is done. */
  function act(order: Order, input: MoveInput): Promise<Problems | null> {
    const judge = (answer: Awaited<ReturnType<typeof move>>) => {
      if (isTurnedAway(answer)) {
        void navigate(homePath)
        return null
      }
      if (!answer.ok) {
        showToast('error', answer.body.message)
        return answer.body.fields ?? { '': answer.body.message }
      }
      const { status, payment, due, takeBack: last } = answer.body.data
      const event = last?.event ?? null
      keep(order._id, { status, payment, due, event, isUndone: false })
      const undo = () => void undoMove(order, event!)
      const wayBack = event === null ? undefined : { id: `move ${event}`, undo, duration: undoMs }
      showToast('success', `#${order.orderNumber}: ${label(status)}`, undefined, wayBack)
      return null
    }
    return press(order._id, (key) => move(order._id, input, key), judge)
  }

  function undoMove(order: Order, event: number): Promise<Problems | null> {
    const judge = (answer: Awaited<ReturnType<typeof takeBack>>) => {
      if (!answer.ok) {
        showToast('error', answer.body.message)
        return { '': answer.body.message }
      }
      const { status, payment, due }: OrderDetail = answer.body.data
      keep(order._id, { status, payment, due, event: null, isUndone: true })
      showToast('success', `#${order.orderNumber}: ${again(label(status))}`)
      return null
    }
    return press(`undo ${event}`, (key) => takeBack(order._id, { event }, key), judge)
  }

  return { cards, act, undoMove }
}

const none: ReadonlyMap<string, MovedCard> = new Map()

export type CardMoves = ReturnType<typeof useCardMoves>
