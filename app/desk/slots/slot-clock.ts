import type { Slot } from '#contract/slot.ts'
import { shortDay, toIndianField } from '#domain/time/rules.ts'

// Times of the desk as they are typed in its plans. `deskTime`: in rooms that are in English alone.

/** '10:00' */
export function clock(at: string): string {
  return toIndianField(at).slice(11)
}

/** 'Fri 4 Dec, 10:00 to 13:00' */
export function deskTime({ day, from, to }: Slot): string {
  return `${shortDay(day)}, ${clock(from)} to ${clock(to)}`
}
