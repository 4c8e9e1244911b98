import * as words from '#words/shop/account/by-itself/en.ts'

interface DaysFieldProps {
  /** Those that can be chosen: 1 for Monday to 7. */
  can: readonly number[]
  weekdays: readonly number[]
  onDays: (weekdays: number[]) => void
}

/** On which days of the week something comes. */
export function DaysField({ can, weekdays, onDays }: DaysFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{words.days}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {can.map((day) => (
          <label
            key={day}
            className={`rounded-card flex min-h-11 items-center gap-2 border px-3 ${weekdays.includes(day) ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
          >
            <input
              type="checkbox"
              className="accent-leaf size-5"
              checked={weekdays.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onDays(checked ? [...weekdays, day] : weekdays.filter((one) => one !== day))
              }
            />
            {words.weekdays[day - 1]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
