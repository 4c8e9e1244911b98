import { deskDeliveryPath } from '#app/desk/desk-paths.ts'
import { deskProductsPath, deskSettingsPath, deskShelvesPath } from '#app/paths.ts'
import type { DeskFront } from '#contract/shop.ts'
import * as words from '#words/desk/front/steps/en.ts'

export type Step = DeskFront['steps'][number]['step']

/** What each step is called, and the room in which it is done. */
export const stepWords: Record<Step, { title: string; to: string; link: string }> = {
  facts: { ...words.steps.facts, to: deskSettingsPath },
  shelves: { ...words.steps.shelves, to: deskShelvesPath },
  product: { ...words.steps.product, to: `${deskProductsPath}?add` },
  payment: { ...words.steps.payment, to: `${deskSettingsPath}#payment` },
  delivery: { ...words.steps.delivery, to: deskDeliveryPath },
}

/** Why a step that is not done is worth doing, and what of it is missing. */
export function whyOf(step: Step, { missingFacts, payment }: DeskFront): string {
  if (step === 'facts') return words.whyFacts(missingFacts.map((fact) => words.facts[fact]).join(', '))
  if (step === 'shelves') return words.whyShelves
  if (step === 'product') return words.whyProduct
  return step === 'payment' ? words.whyPayment(cashWords(payment)) : words.whyDelivery
}

/** 'You take cash in 1 of 2 areas.' */
function cashWords({ takesCash, areas, cashAreas }: DeskFront['payment']): string {
  if (!takesCash) return words.cashOff
  return areas === 0 ? words.cashOn : words.cashIn(cashAreas, areas)
}

/**
 * Whether the shop is still being set up. A shop on the test gateway may be one for ever, so that alone does
 * not count.
 */
export function isFirstRun({ steps }: DeskFront): boolean {
  return steps.some(({ step, isDone }) => !isDone && step !== 'payment')
}

/** The step to go on with from this place: the next one that is not done, or the first of those left out. */
export function nextStep({ steps }: DeskFront, { pathname, hash }: { pathname: string; hash: string }) {
  const isHere = (step: Step) => {
    const [path, place = ''] = stepWords[step].to.split(/[?#]/)
    return path === pathname && (step !== 'payment' || `#${place}` === hash)
  }
  // The last one: the room of the facts is that of payment, too.
  const here = steps.findLastIndex(({ step }) => isHere(step))
  return [...steps.slice(here + 1), ...steps.slice(0, Math.max(here, 0))].find(({ isDone }) => !isDone)?.step
}
