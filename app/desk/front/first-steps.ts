import { deskDeliveryPath } from '#app/desk/desk-paths.ts'
import { deskProductsPath, deskSettingsPath, deskShelvesPath } from '#app/paths.ts'
import type { DeskFront } from '#contract/shop.ts'

export type Step = DeskFront['steps'][number]['step']

/** What each step is called, and the room in which it is done. */
export const stepWords: Record<Step, { title: string; to: string; link: string }> = {
  facts: { title: 'Say who you are', to: deskSettingsPath, link: 'Open The shop' },
  shelves: { title: 'Look at your shelves', to: deskShelvesPath, link: 'Open the shelves' },
  product: { title: 'Add your first product', to: `${deskProductsPath}?add`, link: 'Add a product' },
  payment: {
    title: 'Get ready to be paid',
    to: `${deskSettingsPath}#payment`,
    link: 'Open Payment',
  },
  delivery: { title: 'Say where you deliver', to: deskDeliveryPath, link: 'Open Delivery' },
}

/** Why a step that is not done is worth doing, and what of it is missing. */
export function whyOf(step: Step, { missingFacts, payment }: DeskFront): string {
  if (step === 'facts')
    return `Customers want to know who sells here, and the law asks for it. Missing: ${missingFacts.map((fact) => factWords[fact]).join(', ')}.`
  if (step === 'shelves')
    return 'Customers find your goods by their shelf. Twelve are ready: they come into use with your first product.'
  if (step === 'product') return 'Name, maker, shelf, price, a few words and a picture are enough to begin.'
  if (step === 'payment')
    return `The test gateway is on, so nothing can be paid online for real. ${cashWords(payment)} Online payment needs an account at Razorpay.`
  return 'Enter the PIN codes that you deliver to, or confirm that you deliver everywhere.'
}

/** 'You take cash in 1 of 2 areas.' */
function cashWords({ takesCash, areas, cashAreas }: DeskFront['payment']): string {
  if (!takesCash) return 'Cash is off.'
  return areas === 0 ? 'Cash is on.' : `You take cash in ${cashAreas} of ${areas} areas.`
}

const factWords = {
  name: 'name',
  address: 'address with town, PIN code and state',
  phone: 'telephone',
  email: 'e-mail',
  grievance: 'grievance officer',
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
