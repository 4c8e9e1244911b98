import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { retried } from '#app/client/retried.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { OrderDetail, getOrder } from '#contract/order-desk.ts'
import type { Slot } from '#contract/slot.ts'
import type { changeSlot } from '#contract/slots.ts'
import * as words from '#words/shop/slots/en.ts'

import type { SlotDialog } from './slot-dialog.tsx'
import { SlotLines } from './slot-lines.tsx'
import { closingTime, slotTime } from './slot-words.ts'

const fetchDialog = retried(async () => (await import('./slot-dialog.tsx')).SlotDialog)

interface OrderSlotProps {
  orderId: string
  slot: Slot
  /** The one that was asked for and taken by others; null: it has that one. */
  slotAsked: Slot | null
  /** What is asked for other ones: `pinCode=411002` or `collect=true`. */
  query: string
  /** It is still to be packed and brought. */
  isToCome: boolean
  onChanged: (order: OrderDetail) => void
}

/** When an order comes, and until then how its customer chooses another time. */
export function OrderSlot({ orderId, slot, slotAsked, query, isToCome, onChanged }: OrderSlotProps) {
  const [Dialog, setDialog] = useState<typeof SlotDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isStillHere = useStillHere()
  const [now] = useState(() => new Date())
  const isOpenStill = new Date(slot.closes) > now

  async function open() {
    setOpen(true)
    const loaded = await fetchDialog()
    setDialog(() => loaded)
  }

  /** The answer was lost: what stands by now is shown, and with the wanted time the choice is over. */
  function lookAgain(slotId: string) {
    void untilAnsweredBy(
      () => call<typeof getOrder>('GET', `/api/orders/${orderId}`),
      new AbortController().signal,
    ).then((answer) => {
      if (!answer?.ok || !isStillHere()) return
      onChanged(answer.body.data)
      if (answer.body.data.delivery.slot?._id !== slotId) return
      showToast('success', words.changed)
      setOpen(false)
    })
  }

  async function take({ _id: slotId }: Slot): Promise<string> {
    const answer = await call<typeof changeSlot>('POST', `/api/orders/${orderId}/slot`, { slotId }).catch(
      () => null,
    )
    if (!answer) {
      lookAgain(slotId)
      return words.noAnswer
    }
    if (!answer.ok) return answer.body.message
    showToast('success', words.changed)
    onChanged(answer.body.data)
    return ''
  }

  return (
    <div className="mt-3">
      <SlotLines slot={slot} />
      {slotAsked && isToCome && <p className="mt-1">{words.late(slotTime(slotAsked))}</p>}
      {isToCome && (
        <p className="text-ink-soft mt-1 text-sm">
          {isOpenStill ? words.changeUntil(closingTime(slot)) : words.noChange}
        </p>
      )}
      {isToCome && isOpenStill && (
        <Button
          look="quiet"
          size="small"
          aria-haspopup="dialog"
          className="mt-3 print:hidden"
          onClick={() => void open()}
        >
          {isOpen && !Dialog ? words.oneMoment : words.otherTime}
        </Button>
      )}
      {isOpen && Dialog && (
        <Dialog query={query} present={slot} onTake={take} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
