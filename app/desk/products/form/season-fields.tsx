import { useId } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { Season } from '#contract/seasons.ts'
import { stateCodes, stateName } from '#domain/addresses/rules.ts'
import { amounts, monthOfWeek, weekInMonth, weeksOfYear } from '#domain/catalog/seasons/rules.ts'
import type { Amount } from '#domain/catalog/seasons/rules.ts'
import { monthNames } from '#domain/time/rules.ts'

const ordinals = ['First', 'Second', 'Third', 'Last']
const weeks = Array.from({ length: weeksOfYear }, (_, place) => place + 1)

export const noSeason: Season = {
  region: '',
  months: monthNames.map(() => 'none'),
  firstWeek: null,
  lastWeek: null,
}

interface SeasonFieldsProps {
  typed: Season
  problems: Problems
  onChange: (typed: Season) => void
}

/** How much of it each month brings, the usual weeks, and where it grows. */
export function SeasonFields({ typed, problems, onChange }: SeasonFieldsProps) {
  const regions = useId()

  /** A week of a month that has none of it any more is none. */
  function setMonth(month: number, amount: Amount) {
    const left = typed.months.map((before, place) => (place === month ? amount : before))
    const kept = (week: number | null) => (week !== null && left[monthOfWeek(week)] === 'none' ? null : week)
    onChange({ ...typed, months: left, firstWeek: kept(typed.firstWeek), lastWeek: kept(typed.lastWeek) })
  }

  return (
    <>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {monthNames.map((name, month) => (
          <fieldset key={name} className="border-line flex flex-wrap items-center border-b">
            <legend className="float-start w-12 text-sm font-semibold">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </legend>
            {amounts.map((amount) => (
              <label key={amount} className="flex min-h-11 items-center gap-1.5 pe-3 text-sm">
                <input
                  type="radio"
                  name={name}
                  checked={typed.months[month] === amount}
                  onChange={() => setMonth(month, amount)}
                  className="accent-leaf size-4"
                />
                {amount}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {(['firstWeek', 'lastWeek'] as const).map((field) => (
          <FormField
            key={field}
            label={field === 'firstWeek' ? 'Usual first week' : 'Usual last week'}
            error={problems[field]}
          >
            {(props) => (
              <select
                {...props}
                value={typed[field] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ ...typed, [field]: value === '' ? null : Number(value) })
                }
              >
                <option value="">Not said</option>
                {weeks
                  .filter((week) => typed.months[monthOfWeek(week)] !== 'none')
                  .map((week) => (
                    <option key={week} value={week}>
                      {weekWords(week)}
                    </option>
                  ))}
              </select>
            )}
          </FormField>
        ))}
        <FormField
          label="Region"
          error={problems['region']}
          hint="A state, or a place in it. Empty: your state."
        >
          {(props) => (
            <input
              {...props}
              list={regions}
              value={typed.region}
              maxLength={60}
              onChange={({ currentTarget: { value } }) => onChange({ ...typed, region: value })}
            />
          )}
        </FormField>
        <datalist id={regions}>
          {stateCodes.map((code) => (
            <option key={code}>{stateName(code)}</option>
          ))}
        </datalist>
      </div>
    </>
  )
}

/** 'Second week of March'. */
export function weekWords(week: number): string {
  return `${ordinals[weekInMonth(week) - 1]} week of ${monthNames[monthOfWeek(week)]}`
}
