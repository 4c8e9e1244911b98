import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import type { WayBack } from '#app/ui/toast-look.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { MovedOrder, moveOrders, takeMovesBack } from '#contract/order-desk.ts'
import * as words from '#words/desk/orders/en.ts'

import { movedWords, refusalWords } from './order-words.ts'
import type { BulkAction } from './order-words.ts'
import { undoMs } from './take-back.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Packs or sends out many orders at once, and keeps which of them were not moved. */
export function useMoveOrders() {
  const [isBusy, setIsBusy] = useState(false)
  /** By the order's id. */
  const [refusals, setRefusals] = useState(none)
  const underWay = useRef(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  /** Answers whether the server has moved what it could. */
  async function move(action: BulkAction, orderIds: readonly string[]): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setIsBusy(true)
    try {
      const body = { action, orderIds: [...orderIds] }
      const answer = await call<typeof moveOrders>('POST', '/api/move-orders', body)
      if (isTurnedAway(answer)) {
        void navigate(homePath)
        return false
      }
      if (!answer.ok) {
        showToast('error', answer.body.message)
        return false
      }
      const { data } = answer.body
      const refused = data.filter(({ moved }) => !moved)
      setRefusals(new Map(refused.map((one) => [one._id, refusalWords(action, one)])))
      const kind = refused.length > 0 ? 'warning' : 'success'
      showToast(kind, movedWords(action, data), undefined, wayBack(data))
      void revalidate()
      return true
    } catch {
      showToast('error', words.noAnswer)
      void revalidate()
      return false
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  /** Takes all of them back again, as far as each still stands so. */
  function wayBack(data: readonly MovedOrder[]): WayBack | undefined {
    const moves = data.flatMap(({ _id, event }) => (event === undefined ? [] : [{ _id, event }]))
    if (moves.length === 0) return undefined
    return { id: `moves ${moves[0]!.event}`, undo: () => void takeBack(moves), duration: undoMs }
  }

  async function takeBack(moves: { _id: string; event: number }[]): Promise<void> {
    try {
      const answer = await call<typeof takeMovesBack>('POST', '/api/take-moves-back', { moves })
      if (!answer.ok) return showToast('error', answer.body.message)
      const left = answer.body.data.find(({ moved }) => !moved)
      if (left) showToast('warning', left.why)
      else showToast('success', answer.body.message)
    } catch {
      showToast('error', words.noAnswer)
    }
    void revalidate()
  }

  return { isBusy, refusals, move }
}
