import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/frame/en.ts'
import { does } from '#words/desk/people/en.ts'

/** What each duty is called, and what it opens. */
export const dutyWords: Record<Duty, { label: string; does: string }> = {
  packs: {
    label: words.duties.packs,
    does: does.packs,
  },
  counter: {
    label: words.duties.counter,
    does: does.counter,
  },
}
