import type { Filter } from './list-place.ts'

interface DayFieldsProps {
  /** All filters of the room; the days among them are `from` and `to`. */
  filters: readonly Filter[]
  onChange: (filters: readonly Filter[]) => void
}

/** Narrows a list to Indian days, and clears all filters of the room. */
export function DayFields({ filters, onChange }: DayFieldsProps) {
  const dayOf = (name: string) => filters.find((one) => one[0] === name)?.[1] ?? ''

  function setDay(name: 'from' | 'to', day: string) {
    const others = filters.filter((one) => one[0] !== name)
    onChange(day ? [...others, [name, day]] : others)
  }

  const dayField = (name: 'from' | 'to', label: string) => (
    <label className="flex gap-x-2 gap-y-1 max-sm:flex-col sm:items-center">
      {label}
      <input
        // Not controlled: a day that is being typed is none yet.
        key={dayOf(name)}
        type="date"
        defaultValue={dayOf(name)}
        min={name === 'to' ? dayOf('from') : undefined}
        onChange={({ currentTarget: { value, validity } }) =>
          // While a year is typed it is 0002.
          validity.badInput || (value && value < '2000') ? undefined : setDay(name, value)
        }
        className="border-line-strong bg-paper-raised h-10 min-w-0 rounded-[10px] border px-2 pointer-coarse:h-11"
      />
    </label>
  )
  return (
    <div
      role="group"
      aria-label="Days"
      className="items-center gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 sm:flex sm:flex-wrap"
    >
      {dayField('from', 'From')}
      {dayField('to', 'To')}
      {filters.length > 0 && (
        <button
          type="button"
          onClick={() => onChange([])}
          className="min-h-10 justify-self-start font-semibold underline pointer-coarse:min-h-11"
        >
          Clear filters
        </button>
      )}
    </div>
  )
}
