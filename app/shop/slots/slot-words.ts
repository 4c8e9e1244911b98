import type { Slot } from '#contract/slot.ts'
import { indianDay } from '#domain/time/rules.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { pointName, timeOfDay } from '#words/ui/hours/en.ts'

/** 'Fri 4 Dec, 10 am to 12 noon' */
export { slotTime } from '#words/ui/hours/en.ts'

/** Until when it can be had: 'Thu 3 Dec, 8 pm'. */
export function closingTime({ closes }: Pick<Slot, 'closes'>): string {
  return `${shortDay(indianDay(closes))}, ${timeOfDay(closes)}`
}

/** Where it is collected: 'Kothrud school, at the gate'; '' where it is brought. */
export function whereOf({ zone }: Slot): string {
  return zone.kind === 'point' ? pointName(zone) : ''
}
