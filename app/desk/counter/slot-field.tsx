import { useEffect, useEffectEvent, useState } from 'react'

import { call } from '#app/client/call.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Slot } from '#contract/slot.ts'
import type { freeSlots } from '#contract/slots.ts'
import * as words from '#words/desk/counter/en.ts'
import { pointName, slotTime } from '#words/ui/hours/en.ts'

interface SlotFieldProps {
  /** What is asked: `pinCode=411002` or `collect=true`. */
  query: string
  /** '' for the first one. */
  slotId: string
  onChoose: (slotId: string) => void
}

/** The times that can be had; nothing where the place has none. */
export function SlotField({ query, slotId, onChoose }: SlotFieldProps) {
  const [slots, setSlots] = useState<Slot[]>([])
  const take = useEffectEvent((found: Slot[]) => {
    setSlots(found)
    if (!found.some(({ _id }) => _id === slotId)) onChoose('')
  })
  useEffect(() => {
    let isOver = false
    void call<typeof freeSlots>('GET', `/api/slots?${query}`)
      .catch(() => null)
      .then((answer) => {
        if (!isOver) take(answer?.ok ? answer.body.data : [])
      })
    return () => {
      isOver = true
    }
  }, [query])

  if (slots.length === 0) return null
  return (
    <FormField label={words.whenItGoes} error={undefined} className="mt-3">
      {(control) => (
        <select {...control} value={slotId} onChange={({ currentTarget: { value } }) => onChoose(value)}>
          <option value="">{words.firstTime}</option>
          {slots.map((slot) => (
            <option key={slot._id} value={slot._id}>
              {slotTime(slot)}
              {slot.zone.kind === 'point' && ` · ${pointName(slot.zone)}`}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
