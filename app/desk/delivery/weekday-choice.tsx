import * as words from '#words/desk/delivery/en.ts'
import { weekdayNames } from '#words/desk/weekdays/en.ts'

import { readWeekdays, weekdaysText } from './weekdays.ts'

interface WeekdayChoiceProps {
  /** 'Mon Thu'; empty where none is chosen. */
  typed: string
  onChange: (weekdays: string) => void
}

/** On which days of the week goods are brought to an area. */
export function WeekdayChoice({ typed, onChange }: WeekdayChoiceProps) {
  const chosen = readWeekdays(typed) ?? []
  const toggled = (day: number) =>
    (chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]).toSorted(
      (one, other) => one - other,
    )
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{words.deliveredOn}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdayNames.map((name, place) => (
          <label
            key={name}
            className="border-line-strong has-checked:bg-leaf-tint has-checked:border-leaf inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm font-semibold"
          >
            <input
              type="checkbox"
              checked={chosen.includes(place + 1)}
              onChange={() => onChange(weekdaysText(toggled(place + 1)))}
              className="accent-leaf size-4"
            />
            {name}
          </label>
        ))}
      </div>
      <p className="text-ink-soft mt-1 text-sm">{chosen.length > 0 ? words.daysTold : words.noDays}</p>
    </fieldset>
  )
}
