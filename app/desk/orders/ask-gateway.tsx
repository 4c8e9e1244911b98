import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail, askGateway } from '#contract/order-desk.ts'

interface AskGatewayProps {
  order: OrderDetail
  onOrder: (order: OrderDetail) => void
}

/** 'Where is my money': what the payment gateway knows of it now. */
export function AskGateway({ order, onOrder }: AskGatewayProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState('')
  const underWay = useRef(false)
  const navigate = useNavigate()

  async function ask() {
    if (underWay.current) return
    underWay.current = true
    setIsAsking(true)
    setSaid('')
    try {
      const answer = await call<typeof askGateway>('POST', `/api/orders/${order._id}/ask-gateway`)
      if (isTurnedAway(answer)) return void navigate(homePath)
      setSaid(answer.body.message)
      if (answer.ok) onOrder(answer.body.data)
    } catch {
      setSaid('No answer came. Please try again.')
    } finally {
      underWay.current = false
      setIsAsking(false)
    }
  }

  return (
    <div className="mt-4">
      <Button look="quiet" size="small" aria-disabled={isAsking || undefined} onClick={() => void ask()}>
        {isAsking ? 'Checking...' : 'Check with the gateway'}
      </Button>
      <p role="status" className="figures mt-2 text-sm wrap-anywhere empty:hidden">
        {said}
      </p>
    </div>
  )
}
