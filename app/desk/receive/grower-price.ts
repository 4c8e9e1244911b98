import { amountOf, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { formatPaise, plainRupees, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/receive/batch/en.ts'

// What a grower gets for a pack, or for a kilogram of goods by weight: it is kept for a step.

type Step = { grams: number } | undefined

/** As it is sent, in rupees for a pack or a step; null where it is no price, or no whole paise a step. */
export function stepPrice(typed: string, step: Step): string | null {
  const paise = paiseOf(typed)
  if (!paise) return null
  if (!step) return amountOf(typed)
  const ofStep = (paise * step.grams) / 1000
  return Number.isInteger(ofStep) ? plainRupees(ofStep) : null
}

/** Why it is none, in a sentence. */
export function priceProblem(typed: string, step: Step): string {
  const paise = paiseOf(typed)
  if (!step || !paise) return words.enterPrice
  const below = Math.floor((paise * step.grams) / 1000)
  const [less = '', more = ''] = [Math.max(1, below), below + 1].map((each) =>
    formatPaise(Math.round((each * 1000) / step.grams)),
  )
  return words.wholePaise(gramsLabel(step.grams), less, more)
}

/** A price as it stands in its field, of one in rupees for a pack or a step. */
export function priceInField(price: number, step: Step): string {
  const paise = toPaise(price)
  return rupeesTyped(step ? Math.round((paise * 1000) / step.grams) : paise)
}
