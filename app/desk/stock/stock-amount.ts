import { amountLabel, gramsLabel } from '#domain/catalog/rules.ts'
import { kilosOf, stepsOfKilos } from '#domain/pricing/weighing/rules.ts'

// Stock as the desk reads and types it: pieces, or kilograms of goods by weight, whose pieces are steps.

/** Of goods by weight; undefined: they are counted by the piece. */
type Step = { grams: number } | undefined

/** How much it is: `5`, or `12.5 kg`. */
export function stockAmount(pieces: number, step: Step): string {
  return amountLabel(pieces, { step })
}

/** The same as it stands in a field: `5`, or `12.5`. */
export function amountInField(pieces: number, step: Step): string {
  return String(step ? kilosOf(pieces, step.grams) : pieces)
}

/** What was typed, in pieces; null where it is no whole number of them. */
export function piecesTyped(typed: string, step: Step): number | null {
  if (step) return stepsOfKilos(typed, step.grams)
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
}

/** What is said where it is none. */
export function notWhole(step: Step): string {
  return step
    ? `Please enter kg, in whole steps of ${gramsLabel(step.grams)}: 12.5.`
    : 'Please enter a whole number.'
}

/** Which pack stands behind a name: none, where it is weighed. */
export function packOf({ pack, step }: { pack: string; step?: Step }): string {
  return step ? 'by weight' : pack
}
