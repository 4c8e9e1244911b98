import { randomInt } from 'node:crypto'

import { codeLength, codeLetters } from './rules.ts'

/** A new code of a batch; 32 letters at 8 places, so that two are hardly ever the same. */
export function newCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
}
