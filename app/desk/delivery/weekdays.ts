import { weekdayNames } from '#domain/addresses/days/rules.ts'

/** Weekdays as they are typed, 'Mon Thu' or 'daily': 1 for Monday to 7; null: none; undefined: no days. */
export function readWeekdays(typed: string): number[] | null | undefined {
  const words = typed.toLowerCase().match(/[a-z]+/g)
  if (!words) return typed.trim() === '' ? null : undefined
  if (words.join('') === 'daily') return weekdayNames.map((_name, place) => place + 1)
  const days = words.map((word) => weekdayNames.findIndex((name) => word.startsWith(name.toLowerCase())) + 1)
  return days.includes(0) ? undefined : [...new Set(days)].toSorted((one, other) => one - other)
}

/** 'Mon Thu', 'daily', or '' where no day is said. */
export function weekdaysText(weekdays: readonly number[] | null): string {
  if (!weekdays) return ''
  return weekdays.length === weekdayNames.length
    ? 'daily'
    : weekdays.map((day) => weekdayNames[day - 1]).join(' ')
}
