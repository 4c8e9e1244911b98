import type { SlotView } from './queries.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Nobody can reserve it any more; `next`: those that can be had, the earliest first. */
    slot_full: { slotId: string | null; next: SlotView[] }
    /** Its hour of closing is over; `next`: those that can be had instead. */
    slot_closed: { slotId: string; next: SlotView[] }
  }

  interface FieldProblems {
    /** Hours that end before they begin, or a slot that closes after it began. */
    bad_slot_hours: object
    /** An area that is in none of the shop's lists. */
    unknown_area: object
  }
}
