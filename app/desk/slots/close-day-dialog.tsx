import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { deskOrdersPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Slot } from '#contract/slot.ts'
import type { closeDay, ordersOfDay } from '#contract/slots.ts'
import * as words from '#words/desk/slots/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { clock } from './slot-clock.ts'

interface OrderOfDay {
  orderId: string
  orderNumber: number
  name: string
  /** null: none can be had; left out before it is moved. */
  slot?: Slot | null
}

interface CloseDayDialogProps {
  day: string
  onClosed: () => void
  onClose: () => void
}

/** Lists the orders of a day, closes it, and says where each order has gone. */
export function CloseDayDialog({ day, onClosed, onClose }: CloseDayDialogProps) {
  const [orders, setOrders] = useState<OrderOfDay[] | null>(null)
  const [why, setWhy] = useState('')
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState('')
  const { isBusy, press } = usePress()

  useEffect(() => {
    let isOver = false
    void call<typeof ordersOfDay>('GET', `/api/orders-of-day?day=${day}`)
      .catch(() => null)
      .then((answer) => {
        if (isOver) return
        if (answer?.ok) setOrders(answer.body.data)
        else setFailure(answer?.body.message ?? words.noAnswer)
      })
    return () => {
      isOver = true
    }
  }, [day])

  function close() {
    void press(
      `close ${day}`,
      () => call<typeof closeDay>('POST', '/api/close-day', { day, words: why }),
      ({ ok, body }) => {
        if (!ok) {
          setFailure(Object.values(body.fields ?? {})[0] ?? body.message)
          return null
        }
        showToast('success', body.message)
        setOrders(body.data)
        setDone(true)
        onClosed()
        return null
      },
    )
  }

  return (
    <DeskDialog
      title={words.closeDay(shortDay(day))}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            {isDone ? words.done : words.keepOpen}
          </Button>
          {!isDone && (
            <Button size="small" aria-disabled={isBusy || orders === null || undefined} onClick={close}>
              {isBusy ? words.closing : words.closeIt}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {failure && (
          <p role="alert" className="bg-terracotta-tint text-ink rounded-card px-4 py-3 text-sm">
            {failure}
          </p>
        )}
        {!isDone && (
          <FormField label={words.why} hint={words.whyHint} error={undefined}>
            {(control) => (
              <input
                {...control}
                value={why}
                maxLength={100}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => setWhy(value)}
              />
            )}
          </FormField>
        )}
        <p role="status" className="text-sm">
          {orders === null
            ? words.oneMoment
            : orders.length === 0
              ? isDone
                ? words.nothingMoved
                : words.nothingOrdered
              : isDone
                ? words.eachTold
                : words.theseMove}
        </p>
        <ul className="space-y-1 text-sm">
          {orders?.map(({ orderId, orderNumber, name, slot }) => (
            <li key={orderId} className="wrap-anywhere">
              <Link to={`${deskOrdersPath}/${orderId}`} className="text-leaf font-semibold underline">
                #{orderNumber}
              </Link>{' '}
              {name}
              {slot && `: ${shortDay(slot.day)}, ${words.range(clock(slot.from), clock(slot.to))}`}
              {slot === null && `: ${words.noTime}`}
            </li>
          ))}
        </ul>
      </div>
    </DeskDialog>
  )
}
