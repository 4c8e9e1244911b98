import type { Duty } from '#domain/ground/rules.ts'

/** What each duty is called, and what it opens. */
export const dutyWords: Record<Duty, { label: string; does: string }> = {
  packs: {
    label: 'Packs',
    does: 'Orders: packs them, sends them out, hands them over. Stock: takes off what is spoiled.',
  },
  counter: {
    label: 'Counter',
    does: 'New orders and payments at the stall. People by their number.',
  },
}
