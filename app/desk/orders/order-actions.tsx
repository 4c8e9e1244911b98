import { useState } from 'react'

import { late } from '#app/client/late.tsx'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

import { actionWords, actionsInOrder, wordOfUndo } from './action-words.ts'
import type { OrderAction } from './action-words.ts'
import { BringBack } from './bring-back.tsx'
import { CallOff } from './call-off.tsx'
import { Deliver } from './deliver.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'
import { move } from './move.ts'
import { PrintMenu } from './print-menu.tsx'
import { dueAtHandOver } from './refund-sum.ts'
import { GoOnRefunded, RefundedNotice } from './refunded-first.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { takeBack } from './take-back.ts'
import { useOrderPress } from './use-order-press.ts'
import type { PressOptions } from './use-order-press.ts'

const ChangeOrder = late(async () => (await import('./change-order.tsx')).ChangeOrder)

interface OrderActionsProps extends PressOptions {
  order: OrderDetail
  /** Back to the list, as its key does it. */
  onLeave: () => void
}

/** What can be done with the order now: at once, or after a question. */
export function OrderActions({ order, onOrder, onMoved, onLeave }: OrderActionsProps) {
  const [asked, setAsked] = useState<{ action: OrderAction; isUnpaid: boolean } | null>(null)
  const { isBusy, press } = useOrderPress({ onOrder, onMoved })
  const actions = actionsInOrder(order.actions)
  const [isChanging, setIsChanging] = useState(false)
  const { isStall, has } = usePlace()
  const [saysWhy, setSaysWhy] = useState(false)

  function undo({ event, until }: NonNullable<OrderDetail['takeBack']>) {
    if (Date.now() > Date.parse(until)) return setSaysWhy(true)
    void press(`undo ${event}`, (key) => takeBack(order._id, { event }, key))
  }

  function begin(action: OrderAction) {
    const isUnpaid = isUnpaidNow(action, order)
    if (isUnpaid || isAskedFirst(action, order)) return setAsked({ action, isUnpaid })
    const seen = action === 'pack' && { version: order.version }
    void press(action, (key) => move(order._id, { action, ...seen }, key))
  }

  const keys = actions.map((action) => {
    const { key, label } = actionWords[action]
    return { key, does: label, act: () => begin(action) }
  })
  const change = { key: 'e', does: 'Change its lines', act: () => setIsChanging(true) }
  const dialog = { order, onOrder, onMoved, onClose: () => setAsked(null) }
  const cancelAtOnce = () => void press('cancel', (key) => move(order._id, { action: 'cancel' }, key))
  return (
    <>
      {order.refundedAtGateway && (
        <RefundedNotice canCancel={actions.includes('cancel')} onCancel={cancelAtOnce} />
      )}
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">
        <div role="group" aria-label="What to do with this order" className="contents">
          {actions.map((action, place) => (
            <Button
              key={action}
              look={place === 0 && !isUndoing(action) && !order.refundedAtGateway ? 'primary' : 'quiet'}
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
        {order.takeBack && (
          <Button
            look="quiet"
            size={isStall ? 'large' : 'small'}
            aria-disabled={isBusy || undefined}
            onClick={({ detail }) => detail < 2 && undo(order.takeBack!)}
            className={isStall ? 'max-sm:w-full' : ''}
          >
            Undo: {wordOfUndo(order.takeBack.action)}
          </Button>
        )}
        {order.mayChange && (
          <Button
            look="quiet"
            size={isStall ? 'large' : 'small'}
            onClick={() => setIsChanging(true)}
            className={isStall ? 'max-sm:w-full' : ''}
          >
            Change
          </Button>
        )}
        {has('packs') && <PrintMenu orderIds={[order._id]} />}
        <RoomKeys
          of="page"
          more={[
            ...keys,
            ...(order.mayChange ? [change] : []),
            { key: 'u', does: 'Go back to the list', act: onLeave },
          ]}
        />
      </div>
      {asked && <AskFirst {...asked} {...dialog} />}
      {isChanging && <ChangeOrder {...dialog} onClose={() => setIsChanging(false)} />}
      {saysWhy && order.takeBack && <TakeBackDialog {...dialog} onClose={() => setSaysWhy(false)} />}
    </>
  )
}

function AskFirst({
  action,
  isUnpaid,
  ...dialog
}: MoveDialogProps & { action: OrderAction; isUnpaid: boolean }) {
  if (isUnpaid) return <GoOnRefunded action={action} {...dialog} />
  if (action === 'bring_back') return <BringBack {...dialog} />
  if (action === 'cancel' || action === 'refund') return <CallOff action={action} {...dialog} />
  return <Deliver {...dialog} />
}

function isAskedFirst(action: OrderAction, order: OrderDetail): boolean {
  return isUndoing(action) || action === 'bring_back' || (action === 'deliver' && dueAtHandOver(order) > 0)
}

/** Its money is gone, and it is to go on. What is due of it is asked for when it is handed over. */
function isUnpaidNow(action: OrderAction, { refundedAtGateway, due }: OrderDetail): boolean {
  if (!refundedAtGateway || (action === 'deliver' && due > 0)) return false
  return action === 'pack' || action === 'dispatch' || action === 'deliver'
}

function isUndoing(action: OrderAction): boolean {
  return action === 'cancel' || action === 'refund'
}
