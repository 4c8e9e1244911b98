import * as words from '#words/shop/checkout/buying/en.ts'

interface CodeOnPage {
  /** As it stands in the field. */
  typed: string
  /** As it was applied; '' for none. */
  applied: string
  /** Whether the shop has said what the applied one takes off. */
  isKnown: boolean
}

/**
 * Why a press on the button to pay waits for a code, in a sentence; '' where it need not. Nobody pays more
 * because they were quick: what was typed is applied first, and what was applied is answered first.
 */
export function codeToWaitFor({ typed, applied, isKnown }: CodeOnPage): string {
  const wanted = typed.trim()
  if (wanted === '') return ''
  if (wanted !== applied) return words.codeFirst
  return isKnown ? '' : words.codeComes
}
