import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { untilKnown } from '#app/client/until-known.ts'
import { Button } from '#app/ui/button.tsx'
import type { Slot } from '#contract/slot.ts'
import * as words from '#words/shop/slots/en.ts'

import { askSlots } from './ask-slots.ts'
import { closingTime, slotTime, whereOf } from './slot-words.ts'

interface SlotDialogProps {
  /** What is asked: `pinCode=411002` or `collect=true`. */
  query: string
  /** The one that is had now. */
  present: Slot | null
  /** Answers why it cannot be had, in a sentence; '' where it is done. */
  onTake: (slot: Slot) => Promise<string>
  onClose: () => void
}

/** The times that can be had, in a native modal dialog, which stays open until one is taken. */
export function SlotDialog({ query, present, onTake, onClose }: SlotDialogProps) {
  const [slots, setSlots] = useState<Slot[] | null>(null)
  const [chosen, setChosen] = useState(present?._id ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effect: closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => element?.close()
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const found = await askSlots(query, asked)
      if (!found && !leaving.signal.aborted) setProblem(words.notLoaded)
      return found
    }
    void untilKnown(ask, leaving.signal).then((found) => {
      if (!found) return
      setSlots(found)
      setProblem((said) => (said === words.notLoaded ? '' : said))
    })
    return () => leaving.abort()
  }, [query, asked])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const slot = rows.find(({ _id }) => _id === chosen)
    if (!slot || isBusy) return
    if (slot._id === present?._id) return onClose()
    setBusy(true)
    setProblem('')
    const refusal = await onTake(slot)
    setBusy(false)
    if (refusal === '') return onClose()
    setProblem(refusal)
    // Somebody else has it by now: the list is as it is now.
    setAsked((before) => before + 1)
  }

  const rows = slots === null ? [] : withPresent(slots, present)
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
      // In the middle of the window, which the reset of the style sheet takes away.
      style={{ margin: 'auto' }}
      className="dims-page bg-paper-raised text-ink border-line rounded-card shadow-lift w-[min(24rem,88vw)] overflow-y-auto overscroll-contain border p-5 focus:outline-none"
    >
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`} className="text-2xl">
          {words.title}
        </h2>
        {slots === null && problem === '' && (
          <p role="status" className="mt-3">
            {words.oneMoment}
          </p>
        )}
        {slots?.length === 0 && <p className="mt-3">{words.none}</p>}
        <div role="radiogroup" aria-labelledby={`${id}-title`} className="mt-3 space-y-2">
          {rows.map((slot) => (
            <label
              key={slot._id}
              className={`rounded-card flex min-h-14 items-center gap-3 border px-4 py-2 ${slot._id === chosen ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
            >
              <input
                type="radio"
                name={`${id}-slot`}
                checked={slot._id === chosen}
                onChange={() => setChosen(slot._id)}
                className="accent-leaf size-5 shrink-0"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{slotTime(slot)}</span>
                {whereOf(slot) && <span className="block text-sm wrap-anywhere">{whereOf(slot)}</span>}
                <span className="text-ink-soft block text-sm">{words.orderUntil(closingTime(slot))}</span>
              </span>
            </label>
          ))}
        </div>
        {/* It stays in sight however many times there are. In a style of its own: the sheet has no room. */}
        <div className="border-line bg-paper-raised sticky border-t px-5 py-3" style={foot}>
          <div role="alert">
            {problem && <p className="text-terracotta-strong mb-2 font-semibold">{problem}</p>}
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              size="small"
              look="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onClose()}
            >
              {words.keep}
            </Button>
            <Button size="small" type="submit" aria-disabled={isBusy || rows.length === 0 || undefined}>
              {isBusy ? words.oneMoment : words.take}
            </Button>
          </div>
        </div>
      </form>
    </dialog>
  )
}

/** As wide as the dialog, and at its lower edge: its padding is taken back. */
const foot = { bottom: '-1.25rem', margin: '1rem -1.25rem -1.25rem' }

/** The one that is had now may be full, or closed for others. */
function withPresent(slots: readonly Slot[], present: Slot | null): Slot[] {
  if (!present || slots.some(({ _id }) => _id === present._id)) return [...slots]
  return [...slots, present].toSorted((one, other) => one.from.localeCompare(other.from))
}
