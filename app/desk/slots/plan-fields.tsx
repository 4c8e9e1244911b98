import { X } from 'lucide-react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { IconButton } from '#app/ui/button.tsx'
import * as words from '#words/desk/slots/en.ts'
import { weekdayNames } from '#words/desk/weekdays/en.ts'

import type { TypedPlan } from './typed-zone.ts'

interface PlanFieldsProps {
  plan: TypedPlan
  onChange: (plan: TypedPlan) => void
  onRemove: () => void
}

/** What is brought on one day of each week, and until when orders for it are taken. */
export function PlanFields({ plan, onChange, onRemove }: PlanFieldsProps) {
  const field = (name: 'weekday' | 'from' | 'to' | 'capacity' | 'daysBefore' | 'until') => ({
    value: plan[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...plan, [name]: value }),
  })
  const day = weekdayNames[Number(plan.weekday) - 1]!
  return (
    <fieldset className="border-line rounded-card border p-3">
      <legend className="sr-only">{day}</legend>
      <div className="flex items-end gap-2">
        <FormField label={words.day} error={undefined} className="flex-1">
          {(control) => (
            <select {...control} {...field('weekday')}>
              {weekdayNames.map((name, place) => (
                <option key={name} value={place + 1}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={words.orders} error={undefined} className="flex-1">
          {(control) => (
            <input {...control} {...field('capacity')} inputMode="numeric" maxLength={5} autoComplete="off" />
          )}
        </FormField>
        <IconButton label={words.takeAway(day)} onClick={onRemove}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <FormField label={words.from} error={undefined}>
          {(control) => <input {...control} {...field('from')} type="time" />}
        </FormField>
        <FormField label={words.to} error={undefined}>
          {(control) => <input {...control} {...field('to')} type="time" />}
        </FormField>
        <FormField label={words.until} error={undefined}>
          {(control) => <input {...control} {...field('until')} type="time" />}
        </FormField>
        <FormField label={words.ofDay} error={undefined}>
          {(control) => (
            <select {...control} {...field('daysBefore')}>
              {Array.from({ length: 13 }, (_, days) => (
                <option key={days} value={days}>
                  {words.daysPrior(days)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
    </fieldset>
  )
}
