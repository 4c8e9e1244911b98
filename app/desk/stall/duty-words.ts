import type { Duty } from '#domain/customers/rules.ts'

/** What each duty is called, and what it opens. */
export const dutyWords: Record<Duty, { label: string; does: string }> = {
  packs: {
    label: 'Packs',
    does: 'Sees all orders. Packs them, sends them out and hands them over. Takes spoiled goods off the stock.',
  },
  counter: {
    label: 'Counter',
    does: 'Takes new orders and their payments at the stall. Finds people by their number.',
  },
}
