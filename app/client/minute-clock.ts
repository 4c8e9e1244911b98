import { timeOfDay } from '#words/ui/hours/en.ts'

/** '6 am', of minutes of the Indian day. */
export function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return timeOfDay(minute === 1440 ? '2026-01-02T00:00:00+05:30' : `2026-01-01T${hours}:${minutes}:00+05:30`)
}
