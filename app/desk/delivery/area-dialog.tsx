import { useId, useState } from 'react'
import type { FormEvent } from 'react'

import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/delivery/en.ts'

import { areaLimits, areaName, neighbourInTheWay, readArea, typedOf, withArea, withoutArea } from './area.ts'
import type { AreaChange, AreaProblems, TypedArea } from './area.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

interface AreaDialogProps {
  /** The one that is changed; null for a new one. */
  area: DeliveryArea | null
  areas: readonly DeliveryArea[]
  /** Whether the shop takes cash at all: then a new area does. */
  takesCash: boolean
  isBusy: boolean
  onSave: (change: AreaChange) => Promise<string | null>
  onClose: () => void
}

const empty = {
  from: '',
  to: '',
  days: '',
  weekdays: '',
  orderUntil: '',
  note: '',
  shipping: '',
  freeFrom: '',
  least: '',
}

/** Adds an area or changes one. It stays open, with what was typed, until that is saved. */
export function AreaDialog({ area, areas, takesCash, isBusy, onSave, onClose }: AreaDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState<TypedArea>(area ? typedOf(area) : { ...empty, cash: takesCash })
  const { terms } = useShop()
  const [problems, setProblems] = useState<AreaProblems>({})
  const [failure, setFailure] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isStillHere = useStillHere()
  const replaced = area?.from ?? null
  const set = (change: Partial<TypedArea>) => setTyped({ ...typed, ...change })

  async function save(change: AreaChange) {
    const wrong = await onSave(change)
    if (!isStillHere()) return
    if (wrong === null) onClose()
    else setFailure(wrong)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const read = readArea(typed)
    setProblems('problems' in read ? read.problems : {})
    setFailure('')
    if ('problems' in read) return
    const inTheWay = neighbourInTheWay(areas, read.area, replaced)
    if (inTheWay) return setProblems({ from: words.inTheWay(areaName(inTheWay)) })
    void save(withArea(read.area, replaced))
  }

  function remove() {
    if (areas.length === 1) return setIsAsked(true)
    if (replaced !== null) void save(withoutArea(replaced))
  }

  const text = (name: 'from' | 'to' | 'days' | 'orderUntil' | 'shipping' | 'freeFrom' | 'least') => ({
    value: typed[name],
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  return (
    <DeskDialog
      title={area ? areaName(area) : words.add}
      onClose={onClose}
      footer={
        <>
          {area && (
            <Button
              look="quiet"
              size="small"
              aria-disabled={isBusy || undefined}
              onClick={remove}
              className="text-terracotta-strong! me-auto"
            >
              {words.remove}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
            {isBusy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        {failure && (
          <p role="alert" className="bg-terracotta-tint text-ink rounded-card px-4 py-3 text-sm">
            {failure}
          </p>
        )}
        {areas.length === 0 && (
          <p className="bg-turmeric-tint text-ink rounded-card px-4 py-3 text-sm">{words.isFirst}</p>
        )}
        <div className="grid grid-cols-2 gap-3">
          <FormField label={words.pinCode} error={problems.from}>
            {(control) => <input {...control} {...text('from')} maxLength={7} required />}
          </FormField>
          <FormField label={words.upTo} hint={words.upToHint} error={problems.to}>
            {(control) => <input {...control} {...text('to')} maxLength={7} />}
          </FormField>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <FormField
            label={words.fee}
            hint={words.feeHint(shortRupees(terms.shippingPaise))}
            error={problems.shipping}
          >
            {(control) => <input {...control} {...text('shipping')} inputMode="decimal" maxLength={12} />}
          </FormField>
          <FormField
            label={words.freeFrom}
            hint={words.freeFromHint(
              terms.freeFromPaise === null ? words.never : shortRupees(terms.freeFromPaise),
            )}
            error={problems.freeFrom}
          >
            {(control) => <input {...control} {...text('freeFrom')} inputMode="text" maxLength={12} />}
          </FormField>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <FormField label={words.least} hint={words.leastHint} error={problems.least}>
            {(control) => <input {...control} {...text('least')} inputMode="decimal" maxLength={12} />}
          </FormField>
          <FormField label={words.days} hint={words.daysHint} error={problems.days}>
            {(control) => <input {...control} {...text('days')} maxLength={2} />}
          </FormField>
        </div>
        <WeekdayChoice typed={typed.weekdays} onChange={(weekdays) => set({ weekdays })} />
        <FormField label={words.orderUntil} hint={words.orderUntilHint} error={problems.orderUntil}>
          {(control) => <input {...control} {...text('orderUntil')} maxLength={5} />}
        </FormField>
        <FormField label={words.note} hint={words.noteHint} error={problems.note}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={areaLimits.note}
              value={typed.note}
              onChange={({ currentTarget: { value } }) => set({ note: value })}
            />
          )}
        </FormField>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={typed.cash}
            onChange={({ currentTarget: { checked } }) => set({ cash: checked })}
            className="accent-leaf size-4"
          />
          {words.takesCash}
        </label>
      </form>
      {isAsked && (
        <AskDialog
          question={words.askLast}
          yes={words.remove}
          no={words.keep}
          onYes={() => {
            setIsAsked(false)
            if (replaced !== null) void save(withoutArea(replaced))
          }}
          onNo={() => setIsAsked(false)}
        />
      )}
    </DeskDialog>
  )
}
