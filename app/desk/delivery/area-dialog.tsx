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
    if (inTheWay) return setProblems({ from: `${areaName(inTheWay)} is in the list already.` })
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
      title={area ? areaName(area) : 'Add an area'}
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
              Delete
            </Button>
          )}
          <Button look="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Saving...' : 'Save'}
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
          <p className="bg-turmeric-tint text-ink rounded-card px-4 py-3 text-sm">
            This is the first area: from then on we deliver only to what is in the list.
          </p>
        )}
        <div className="grid grid-cols-2 gap-3">
          <FormField label="PIN code" error={problems.from}>
            {(control) => <input {...control} {...text('from')} maxLength={7} required />}
          </FormField>
          <FormField label="Up to (optional)" hint="The last one of a range." error={problems.to}>
            {(control) => <input {...control} {...text('to')} maxLength={7} />}
          </FormField>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <FormField
            label="Fee"
            hint={`If empty ${shortRupees(terms.shippingPaise)}, as everywhere.`}
            error={problems.shipping}
          >
            {(control) => <input {...control} {...text('shipping')} inputMode="decimal" maxLength={12} />}
          </FormField>
          <FormField
            label="Free from"
            hint={`A sum, or never. If empty ${terms.freeFromPaise === null ? 'never' : shortRupees(terms.freeFromPaise)}, as everywhere.`}
            error={problems.freeFrom}
          >
            {(control) => <input {...control} {...text('freeFrom')} inputMode="text" maxLength={12} />}
          </FormField>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <FormField label="Least sum" hint="Goods for less are not brought there." error={problems.least}>
            {(control) => <input {...control} {...text('least')} inputMode="decimal" maxLength={12} />}
          </FormField>
          <FormField label="Days" hint="So long a delivery takes. 0: the same day." error={problems.days}>
            {(control) => <input {...control} {...text('days')} maxLength={2} />}
          </FormField>
        </div>
        <WeekdayChoice typed={typed.weekdays} onChange={(weekdays) => set({ weekdays })} />
        <FormField
          label="Orders until (hour)"
          hint="Later orders count as those of the next day. If empty until midnight."
          error={problems.orderUntil}
        >
          {(control) => <input {...control} {...text('orderUntil')} maxLength={5} />}
        </FormField>
        <FormField
          label="Note (optional)"
          hint="Customers read this when they ask about their PIN code."
          error={problems.note}
        >
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
          Customers here can pay in cash
        </label>
      </form>
      {isAsked && (
        <AskDialog
          question="Delete the last area? Then we deliver everywhere."
          yes="Delete"
          no="Keep it"
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
