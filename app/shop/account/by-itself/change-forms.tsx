import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/account/by-itself/en.ts'

import { DaysField } from './days-field.tsx'

interface AskProps {
  isBusy: boolean
  onOver: () => void
}

/** Other days of the week. */
export function DaysForm({
  weekdays,
  onDays,
  ...ask
}: AskProps & { weekdays: readonly number[]; onDays: (weekdays: number[]) => void }) {
  const [days, setDays] = useState([...weekdays])
  return (
    <Ask {...ask} label={words.save} canSend={days.length > 0} onSend={() => onDays(days)}>
      <DaysField can={[1, 2, 3, 4, 5, 6, 7]} weekdays={days} onDays={setDays} />
    </Ask>
  )
}

/** A pause from the first day that can be changed on; with its last day, or until it is let come again. */
export function PauseForm({
  firstOpenDay,
  onPause,
  ...ask
}: AskProps & { firstOpenDay: string; onPause: (until: string | null) => void }) {
  const [until, setUntil] = useState('')
  return (
    <Ask {...ask} label={words.pause} canSend onSend={() => onPause(until || null)}>
      <label className="block">
        <span className="font-semibold">{words.pauseUntil}</span>
        <input
          type="date"
          min={firstOpenDay}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          className="bg-paper-raised rounded-card border-line-strong mt-1 block min-h-12 w-full border px-3"
        />
      </label>
      <p className="text-ink-soft text-sm">{words.pauseHint}</p>
    </Ask>
  )
}

interface FormProps extends AskProps {
  label: string
  canSend: boolean
  onSend: () => void
  children: ReactNode
}

/** A form with its button, and the one that leaves it. */
export function Ask({ label, canSend, isBusy, onSend, onOver, children }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend && !isBusy) onSend()
  }
  return (
    <form method="post" className="mt-3 flex flex-col gap-3" onSubmit={submit}>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={isBusy || !canSend || undefined}>
          {label}
        </Button>
        <Button size="small" look="quiet" onClick={onOver}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
