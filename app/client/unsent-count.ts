import * as words from '#words/client/unsent-count/en.ts'

import { kept } from './kept.ts'

/** Where it stands how many sales of a person wait on this device; app/desk/sale/device.ts writes it. */
export function unsentKey(personId: string): string {
  return `haat.unsent.${personId}`
}

/** Said behind the words of a sign-out; '' where none waits. */
export function unsentWords(personId: string | undefined): string {
  const { waiting } = (kept('localStorage', unsentKey(personId ?? '')) ?? {}) as { waiting?: unknown }
  return typeof waiting === 'number' ? words.salesWait(waiting) : ''
}
