import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import type { PlannedZone, endZone, saveZone } from '#contract/slots.ts'
import * as words from '#words/desk/slots/en.ts'

import { PlanFields } from './plan-fields.tsx'
import { newPlan, newZone, readZone, typedOf } from './typed-zone.ts'
import type { TypedZone } from './typed-zone.ts'

interface ZoneDialogProps {
  /** The one that is changed; null for a new one. */
  zone: PlannedZone | null
  areas: readonly DeliveryArea[]
  onSaved: () => void
  onClose: () => void
}

/** Adds a zone or changes one. It stays open, with what was typed, until that is saved. */
export function ZoneDialog({ zone, areas, onSaved, onClose }: ZoneDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState<TypedZone>(zone ? typedOf(zone) : newZone)
  const [failure, setFailure] = useState('')
  const { isBusy, press } = usePress()
  const set = (change: Partial<TypedZone>) => setTyped({ ...typed, ...change })
  const isPoint = typed.kind === 'point'

  function send(event: FormEvent) {
    event.preventDefault()
    const read = readZone(typed)
    setFailure('problem' in read ? read.problem : '')
    if ('problem' in read) return
    void press(
      `zone ${JSON.stringify(read.zone)}`,
      () => call<typeof saveZone>('POST', '/api/zones', read.zone),
      ({ ok, body }) => {
        if (!ok) {
          setFailure(Object.values(body.fields ?? {})[0] ?? body.message)
          return null
        }
        showToast('success', body.message)
        onSaved()
        onClose()
        return null
      },
    )
  }

  function end() {
    void press(
      `end ${zone!._id}`,
      () => call<typeof endZone>('POST', `/api/zones/${zone!._id}/end`, {}),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        onSaved()
        onClose()
        return null
      },
    )
  }

  const text = (name: 'name' | 'hindiName' | 'place' | 'hindiPlace') => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  const taken = (area: DeliveryArea) => ({
    checked: typed.areas.includes(area.from),
    onChange: () =>
      set({
        areas: typed.areas.includes(area.from)
          ? typed.areas.filter((from) => from !== area.from)
          : [...typed.areas, area.from],
      }),
  })
  return (
    <DeskDialog
      title={zone ? zone.name : words.add}
      onClose={onClose}
      footer={
        <>
          {zone && (
            <Button
              look="quiet"
              size="small"
              aria-disabled={isBusy || undefined}
              onClick={end}
              className="text-terracotta-strong! me-auto"
            >
              {words.end}
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
        {!zone && (
          <FormField label={words.zoneKind} error={undefined}>
            {(control) => (
              <select
                {...control}
                value={typed.kind}
                onChange={({ currentTarget: { value } }) => set({ kind: value as TypedZone['kind'] })}
              >
                <option value="area">{words.kinds.area}</option>
                <option value="point">{words.kinds.point}</option>
              </select>
            )}
          </FormField>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField label={words.name} error={undefined}>
            {(control) => <input {...control} {...text('name')} maxLength={60} required />}
          </FormField>
          <FormField label={words.hindiName} error={undefined}>
            {(control) => <input {...control} {...text('hindiName')} lang="hi" maxLength={60} />}
          </FormField>
        </div>
        {isPoint ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <FormField label={words.place} hint={words.placeHint} error={undefined}>
              {(control) => <input {...control} {...text('place')} maxLength={200} />}
            </FormField>
            <FormField label={words.hindiPlace} error={undefined}>
              {(control) => <input {...control} {...text('hindiPlace')} lang="hi" maxLength={200} />}
            </FormField>
          </div>
        ) : (
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">{words.areas}</legend>
            {areas.length === 0 && <p className="text-ink-soft text-sm">{words.areasFirst}</p>}
            {areas.map((area) => (
              <label key={area.from} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="checkbox" {...taken(area)} className="accent-leaf size-4" />
                <span className="figures">
                  {area.from === area.to ? area.from : words.range(area.from, area.to)}
                </span>
                <span className="text-ink-soft min-w-0 text-sm wrap-anywhere">{area.note}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="space-y-3">
          <h3 className="text-sm font-semibold">{words.eachWeek}</h3>
          {typed.plans.map((plan, place) => (
            <PlanFields
              key={place}
              plan={plan}
              onChange={(changed) => set({ plans: typed.plans.with(place, changed) })}
              onRemove={() => set({ plans: typed.plans.toSpliced(place, 1) })}
            />
          ))}
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              const { _id: _, ...like } = typed.plans.at(-1) ?? newPlan
              // The same hours of the day after: two equal slots would take twice as many orders.
              const weekday = String((Number(like.weekday) % 7) + 1)
              set({ plans: [...typed.plans, { ...like, weekday }] })
            }}
          >
            <Plus size={18} aria-hidden="true" />
            {words.addDay}
          </Button>
        </div>
      </form>
    </DeskDialog>
  )
}
