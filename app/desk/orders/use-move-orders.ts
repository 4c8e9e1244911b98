import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { moveOrders } from '#contract/order-desk.ts'

import { movedWords, refusalWords } from './order-words.ts'
import type { BulkAction } from './order-words.ts'

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
      showToast(refused.length > 0 ? 'warning' : 'success', movedWords(action, data))
      void revalidate()
      return true
    } catch {
      showToast('error', 'No answer came. The list shows how the orders stand now.')
      void revalidate()
      return false
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, refusals, move }
}
