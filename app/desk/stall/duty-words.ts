import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/frame/en.ts'

/** What each duty is called, and what it opens. */
export const dutyWords: Record<Duty, { label: string; does: string }> = {
  packs: {
    label: words.duties.packs,
    does: 'Orders: packs them, sends them out, hands them over. Stock: takes off what is spoiled.',
  },
  counter: {
    label: words.duties.counter,
    does: 'New orders and payments at the stall. People by their number.',
  },
}
