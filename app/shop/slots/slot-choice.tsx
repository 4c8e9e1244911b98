import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { retried } from '#app/client/retried.ts'
import { untilKnown } from '#app/client/until-known.ts'
import { Button } from '#app/ui/button.tsx'
import type { Slot } from '#contract/slot.ts'
import * as words from '#words/shop/slots/en.ts'

import { askSlots } from './ask-slots.ts'
import type { SlotDialog } from './slot-dialog.tsx'
import { closingTime, slotTime, whereOf } from './slot-words.ts'

const fetchDialog = retried(async () => (await import('./slot-dialog.tsx')).SlotDialog)

interface SlotChoiceProps {
  /** What is asked: `pinCode=411002` or `collect=true`; null: nobody has said where. */
  query: string | null
  /** How often an order was refused: then others may have what is shown. */
  refusals: number
  slot: Slot | null
  onChoose: (slot: Slot | null) => void
}

/** A slot in words: hours, place, and until when it can be had. */
export function SlotText({ slot }: { slot: Slot }) {
  const where = whereOf(slot)
  return (
    <>
      <span className="block font-semibold">{slotTime(slot)}</span>
      {where && <span className="block wrap-anywhere">{where}</span>}
      <span className="text-ink-soft block">{words.orderUntil(closingTime(slot))}</span>
    </>
  )
}

/** Asks for the slots of a place, takes the first that can be had, and lets another one be chosen. */
export function SlotChoice({ query, refusals, slot, onChoose }: SlotChoiceProps) {
  const [Dialog, setDialog] = useState<typeof SlotDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const place = useRef(query)
  const take = useEffectEvent((found: Slot[] | null) => {
    // Without an answer what was chosen stays, as long as it is of this place: nobody may be brought their
    // order at another hour without a word.
    if (found || place.current !== query) {
      const still = found?.find(({ _id }) => _id === slot?._id)
      onChoose(still ?? found?.[0] ?? null)
    }
    place.current = query
  })

  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const found = await askSlots(query, refusals)
      if (!leaving.signal.aborted) take(found)
      return query === null ? [] : found
    }
    void untilKnown(ask, leaving.signal)
    return () => leaving.abort()
  }, [query, refusals])

  async function open() {
    setOpen(true)
    const loaded = await fetchDialog()
    setDialog(() => loaded)
  }

  if (!slot || query === null) return null
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" className="mt-2" onClick={() => void open()}>
        {isOpen && !Dialog ? words.oneMoment : words.otherTime}
      </Button>
      {isOpen && Dialog && (
        <Dialog
          query={query}
          present={slot}
          onTake={(taken) => {
            onChoose(taken)
            return Promise.resolve('')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
