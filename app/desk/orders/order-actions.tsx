import { useState } from 'react'

import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

import { actionWords, actionsInOrder } from './action-words.ts'
import type { OrderAction } from './action-words.ts'
import { BringBack } from './bring-back.tsx'
import { CallOff } from './call-off.tsx'
import { Deliver } from './deliver.tsx'
import { move } from './move.ts'
import { PrintMenu } from './print-menu.tsx'
import { useOrderPress } from './use-order-press.ts'
import type { PressOptions } from './use-order-press.ts'

interface OrderActionsProps extends PressOptions {
  order: OrderDetail
  /** Back to the list, as its key does it. */
  onLeave: () => void
}

/** What can be done with the order now: at once, or after a question. */
export function OrderActions({ order, onOrder, onMoved, onLeave }: OrderActionsProps) {
  const [asked, setAsked] = useState<OrderAction | null>(null)
  const { isBusy, press } = useOrderPress({ onOrder, onMoved })
  const actions = actionsInOrder(order.actions)
  const { isStall, has } = usePlace()

  function begin(action: OrderAction) {
    if (isAskedFirst(action, order)) return setAsked(action)
    void press(action, (key) => move(order._id, { action }, key))
  }

  const keys = actions.map((action) => {
    const { key, label } = actionWords[action]
    return { key, does: label, act: () => begin(action) }
  })
  const dialog = { order, onOrder, onMoved, onClose: () => setAsked(null) }
  return (
    <>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">
        <div role="group" aria-label="What to do with this order" className="contents">
          {actions.map((action, place) => (
            <Button
              key={action}
              look={place === 0 && !isUndoing(action) ? 'primary' : 'quiet'}
              // With a thumb, and perhaps in gloves.
              size={isStall ? 'large' : 'small'}
              aria-disabled={isBusy || undefined}
              // The second press of a double one would be on the button that has come to its place.
              onClick={({ detail }) => detail < 2 && begin(action)}
              className={`${isStall ? 'max-sm:w-full' : ''} ${isUndoing(action) ? 'text-terracotta-strong!' : ''}`}
            >
              {actionWords[action].label}
            </Button>
          ))}
        </div>
        {has('packs') && <PrintMenu orderIds={[order._id]} />}
        <RoomKeys of="page" more={[...keys, { key: 'u', does: 'Go back to the list', act: onLeave }]} />
      </div>
      {asked === 'bring_back' && <BringBack {...dialog} />}
      {asked === 'deliver' && <Deliver {...dialog} />}
      {(asked === 'cancel' || asked === 'refund') && <CallOff action={asked} {...dialog} />}
    </>
  )
}

function isAskedFirst(action: OrderAction, { due }: OrderDetail): boolean {
  return isUndoing(action) || action === 'bring_back' || (action === 'deliver' && due > 0)
}

function isUndoing(action: OrderAction): boolean {
  return action === 'cancel' || action === 'refund'
}
